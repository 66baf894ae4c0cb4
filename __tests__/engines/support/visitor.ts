/** A browser as a visitor uses it, whatever its engine and driver. */
export interface Visitor {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  click(selector: string): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Evaluates an expression in the page; promises are awaited. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Closes the open alert and answers with its text, or null when none comes. */
  acceptAlert(): Promise<string | null>;
  close(): Promise<void>;
}

/** In ms: longer than any alert takes to come, short enough to see that none does. */
export const ALERT_PATIENCE = 2000;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks again and again until the answer is true. @throws with the last answer when it never is. */
export async function until(what: string, ask: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (await ask().catch(() => false)) return;
    await pause(100);
  }
  throw new Error(`not within 15 s: ${what}`);
}
