export type Thing = { "@type": string; [property: string]: unknown };

export const CURRENCY = "MYR";
