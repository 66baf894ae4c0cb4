import { setTimeout } from "node:timers/promises";

/** Waits for the first time at which an expectation holds. @throws its error after ten seconds */
export async function eventually(expectation: () => void): Promise<void> {
  const end = Date.now() + 10_000;
  for (;;) {
    try {
      return expectation();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await setTimeout(20);
  }
}
