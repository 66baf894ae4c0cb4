/** The digits of a phone number, as chat links want it: `+60 12-000 0000` to `60120000000`. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, "");
}
