/** The third-party form service, from `data/site.json`. */
export type InquiryService = { endpoint: string; accessKey: string };

/** The values of the form's fields, by name. */
export type Inquiry = Record<string, string>;

/**
 * Resolves to whether the service accepted the inquiry. There is no timeout: the service may have received an inquiry that
 * it answers late, and visitors who are told to try again would send it twice.
 * @throws if the network fails
 */
export async function sendInquiry(service: InquiryService, inquiry: Inquiry): Promise<boolean> {
  const body = JSON.stringify({ access_key: service.accessKey, ...inquiry });
  const response = await fetch(service.endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
    // Also after the visitor has closed the tab. Browsers refuse it for more than 64 KiB, and a character has up to 3 bytes.
    keepalive: body.length < 20_000,
  });
  return response.ok;
}
