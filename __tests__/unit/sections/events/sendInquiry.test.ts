import { RESPONSE_TIMEOUT_MS, sendInquiry } from "../../../../src/sections/events/sendInquiry";
import { siteContent } from "../../../support/unit/siteContent";

const inquiry = {
  name: "Aisyah",
  email: "aisyah@mail.example",
  phone: "+60 12-111 2222",
  eventType: "Tournament",
  message: "Sixteen players.",
};

/** A fetch that never gets a response, and rejects when it is aborted. */
const fetchWithoutResponse = (_url: string, { signal }: RequestInit) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });

describe("sendInquiry", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("throws if there is no response in time", async () => {
    Object.assign(globalThis, { fetch: fetchWithoutResponse });
    const sent = sendInquiry(siteContent.site.inquiry, inquiry);
    const outcome = expect(sent).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(RESPONSE_TIMEOUT_MS);
    await outcome;
  });

  it("does not time out early", async () => {
    const settled = jest.fn();
    Object.assign(globalThis, { fetch: fetchWithoutResponse });
    sendInquiry(siteContent.site.inquiry, inquiry)
      .finally(settled)
      .catch(() => undefined);
    await jest.advanceTimersByTimeAsync(RESPONSE_TIMEOUT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
  });
});
