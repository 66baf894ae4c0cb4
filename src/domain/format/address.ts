export type Address = {
  street: string;
  suburb: string;
  postcode: string;
  city: string;
  state: string;
};

/** In one line. */
export const formatAddress = ({ street, suburb, postcode, city, state }: Address) =>
  [street, suburb, `${postcode} ${city}`, state].join(", ");
