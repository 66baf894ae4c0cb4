/** What the form's fields hold, by the names that they have in `InquiryForm`. */
export type Inquiry = Record<string, string>;

/** The third-party form service, from `data/site.json`. */
export type InquiryService = { endpoint: string; accessKey: string };

/**
 * In ms. Long enough for a long message over a weak mobile network, and short enough that the
 * visitor is still there to be told.
 */
export const ANSWER_TIME = 20_000;

/**
 * Sends one inquiry. Resolves to whether the service accepted it, and ignores the body of the response.
 * @throws when the network fails, or there is no answer in time.
 */
export async function sendInquiry(service: InquiryService, inquiry: Inquiry): Promise<boolean> {
  const response = await fetch(service.endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ access_key: service.accessKey, ...inquiry }),
    signal: AbortSignal.timeout(ANSWER_TIME),
  });
  return response.ok;
}
