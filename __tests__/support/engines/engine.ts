/** As much of a browser as the journeys need, and every engine's driver has. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Runs a function in the page; what it takes and answers is copied. */
  run<Args extends unknown[], Result>(
    action: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}
