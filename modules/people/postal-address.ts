/** An address of a person or of a company. */
export type Address = {
  id: number;
  addressLine1: string;
  addressLine2: string | undefined;
  zipCode: string;
  city: string;
  region: string | undefined;
  countryCode: string;
};
