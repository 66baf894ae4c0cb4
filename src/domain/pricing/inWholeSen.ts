/** RM15.50 is 1550 sen. Amounts in RM are binary fractions, so 33 / 1.1 is less than 30. */
export const toSen = (ringgit: number): number => Math.round(ringgit * 100);

/** Rounds an amount in RM: 29.700000000000003 becomes 29.7. */
export const inWholeSen = (ringgit: number): number => toSen(ringgit) / 100;
