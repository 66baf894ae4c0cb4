export type Inquiry = {
  name: string;
  email: string;
  phone: string;
  eventType: string;
  message: string;
};

/** The third-party form service, from `data/site.json`. */
export type InquiryService = { endpoint: string; accessKey: string };

/**
 * Sends one inquiry; answers whether the service accepted it, and reads nothing else of its answer.
 * @throws when the network fails.
 */
export async function sendInquiry(service: InquiryService, inquiry: Inquiry): Promise<boolean> {
  const { name, email, phone, eventType, message } = inquiry;
  const response = await fetch(service.endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      access_key: service.accessKey,
      name,
      email,
      phone,
      eventType,
      message,
    }),
  });
  return response.ok;
}
