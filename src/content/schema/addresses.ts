import { isPagePath } from "../../domain/redirects";

/** Whether a text is an https address of a host such as `forms.gle`. */
export function isAddress(text: string): boolean {
  if (!/^https:\/\/\S+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, username } = new URL(text);
  return /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(hostname) && username === "";
}

/** Whether a link may lead to an address: to another site, or to a page of this one. */
export function leadsSomewhere(address: string): boolean {
  return isAddress(address) || (/^\S+$/.test(address) && isPagePath(address.replace(/[?#].*/, "")));
}
