import type { Inquiry } from "./inquiryDraft";

/** The third-party form service, from `data/site.json`. */
export type InquiryService = { endpoint: string; accessKey: string };

/**
 * Resolves to whether the service accepted the inquiry. There is no timeout: the service may have received an inquiry that
 * it answers late, and visitors who are told to try again would send it twice.
 * @throws if the network fails
 */
export async function sendInquiry(service: InquiryService, inquiry: Inquiry): Promise<boolean> {
  const response = await fetch(service.endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ access_key: service.accessKey, ...inquiry }),
  });
  return response.ok;
}
