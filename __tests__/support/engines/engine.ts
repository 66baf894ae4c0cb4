/** The browser functions that the tests need and that every engine's driver has. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Runs a function in the page. Its arguments and its result are serialised. */
  run<Args extends unknown[], Result>(
    action: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}
