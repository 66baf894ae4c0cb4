import { RESPONSE_TIMEOUT_MS, sendInquiry } from "../../../../src/sections/events/sendInquiry";
import { siteContent } from "../../../support/unit/siteContent";

const inquiry = {
  name: "Aisyah",
  email: "aisyah@mail.example",
  phone: "+60 12-111 2222",
  eventType: "Tournament",
  message: "Sixteen players.",
};

/** A network that answers nothing, and ends a request only when it is told to. */
const silence = (_url: string, { signal }: RequestInit) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });

describe("a sent inquiry", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("counts as a network failure when no answer comes in time", async () => {
    Object.assign(globalThis, { fetch: silence });
    const sent = sendInquiry(siteContent.site.inquiry, inquiry);
    const outcome = expect(sent).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(RESPONSE_TIMEOUT_MS);
    await outcome;
  });

  it("has the whole time for it", async () => {
    const settled = jest.fn();
    Object.assign(globalThis, { fetch: silence });
    sendInquiry(siteContent.site.inquiry, inquiry)
      .finally(settled)
      .catch(() => undefined);
    await jest.advanceTimersByTimeAsync(RESPONSE_TIMEOUT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
  });
});
