import { RESPONSE_TIMEOUT_MS, sendInquiry } from "../../../../src/sections/events/sendInquiry";

/** A fetch that never gets a response, and rejects when it is aborted. */
const fetchWithoutResponse = (_url: string, { signal }: RequestInit) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });

it("an inquiry without a response fails after the timeout, and not earlier", async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: fetchWithoutResponse });
  const failed = jest.fn();
  const sent = sendInquiry({ endpoint: "https://forms.test", accessKey: "key" }, {}).catch(failed);
  await jest.advanceTimersByTimeAsync(RESPONSE_TIMEOUT_MS - 1);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await sent;
  expect(failed).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
