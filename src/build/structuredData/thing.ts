/** A thing as schema.org describes it; what is undefined is left out of the JSON. */
export type Thing = { "@type": string; [property: string]: unknown };

/** Malaysia's, in ISO 4217. */
export const CURRENCY = "MYR";
