/** The fields of the form, in the order in which they are sent. */
export const inquiryFields = ["name", "email", "phone", "eventType", "message"] as const;

export type Inquiry = Record<(typeof inquiryFields)[number], string>;

/** The third-party form service, from `data/site.json`. */
export type InquiryService = { endpoint: string; accessKey: string };

/**
 * In ms. Long enough for a long message over a weak mobile network, and short enough that the
 * visitor is still there to be told.
 */
export const ANSWER_TIME = 20_000;

/**
 * Sends one inquiry; answers whether the service accepted it, and reads nothing else of its answer.
 * @throws when the network fails, or there is no answer in time.
 */
export async function sendInquiry(service: InquiryService, inquiry: Inquiry): Promise<boolean> {
  // AbortSignal.timeout says the same, but browsers without it could not send at all.
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), ANSWER_TIME);
  try {
    const response = await fetch(service.endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ access_key: service.accessKey, ...inquiry }),
      signal: deadline.signal,
    });
    return response.ok;
  } finally {
    clearTimeout(timer);
  }
}
