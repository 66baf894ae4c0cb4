/** The values of the fields in `InquiryForm`, by name. */
export type Inquiry = Record<string, string>;

/** The third-party form service, from `data/site.json`. */
export type InquiryService = { endpoint: string; accessKey: string };

/** Enough for a long message on a weak mobile network. After that, the visitor should see an error. */
export const RESPONSE_TIMEOUT_MS = 20_000;

/**
 * Resolves to whether the service accepted the inquiry.
 * @throws if the network fails or the request times out.
 */
export async function sendInquiry(service: InquiryService, inquiry: Inquiry): Promise<boolean> {
  const response = await fetch(service.endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ access_key: service.accessKey, ...inquiry }),
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  });
  return response.ok;
}
