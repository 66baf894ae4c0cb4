import { sendInquiry } from "../../../../src/sections/events/sendInquiry";

it("an inquiry waits for a late answer, because the service may have received it", async () => {
  jest.useFakeTimers();
  /** Rejects when it is aborted, and answers after ten minutes. */
  const fetchSlowly = (_url: string, { signal }: RequestInit) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
      setTimeout(() => resolve({ ok: true }), 600_000);
    });
  Object.assign(globalThis, { fetch: fetchSlowly });
  const accepted = sendInquiry({ endpoint: "https://forms.test", accessKey: "key" }, {});
  accepted.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(600_000);
  await expect(accepted).resolves.toBe(true);
  jest.useRealTimers();
});
