import { rule } from "./rule";

/** The privacy notice names the service, so it must be the one that receives what visitors send. */
export const namedFormService = rule(["site"], ({ site: { inquiry } }) => {
  const { endpoint, service } = inquiry;
  const host = URL.canParse(endpoint) ? new URL(endpoint).hostname : "";
  if (host === service.host) return [];
  const message = `this address is not at ${service.host}, but the privacy notice says that ${service.name} receives what visitors send. If you use ${service.name}, write the address that it gave you. If you use another service, change inquiry.service: its name, its host (${JSON.stringify(host)}) and its country.`;
  return [{ name: "site", path: ["inquiry", "endpoint"], message }];
});
