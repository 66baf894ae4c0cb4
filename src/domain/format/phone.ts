/** Returns the number for places that show only one. */
export function mainPhone({ phones }: { phones: readonly { number: string }[] }): string {
  return phones[0]?.number ?? "";
}

/** Returns the format of chat links: `+60 12-000 0000` becomes `60120000000`. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, "");
}

/** `+60 12-000 0000` becomes `tel:+60120000000`. */
export function telephoneLink(phone: string): string {
  return `tel:+${phoneDigits(phone)}`;
}
