export type Address = {
  street: string;
  suburb: string;
  postcode: string;
  city: string;
  state: string;
};

export function addressLines({ street, suburb, postcode, city, state }: Address): string[] {
  return [street, suburb, `${postcode} ${city}`, state];
}
