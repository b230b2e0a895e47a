import type { CountryCode } from '../market/market.ts';
import type { Region } from '../market/regions.ts';

export type AddressField =
  | 'companyName'
  | 'vatNo'
  | 'firstName'
  | 'lastName'
  | 'careOf'
  | 'line1'
  | 'line2'
  | 'zip'
  | 'city'
  | 'region';

/** How an address of a country is asked for. */
export type AddressRules = {
  readonly country: CountryCode;
  /** In the order in which the country writes them. */
  readonly fields: readonly AddressField[];
  readonly required: readonly AddressField[];
  readonly zipExample: string;
  /** Empty where an address has none. */
  readonly regions: readonly Region[];
  readonly usesValidation: boolean;
};

export type PostalAddress = {
  readonly line1: string;
  readonly line2: string;
  readonly zip: string;
  readonly city: string;
  /** A code, or empty where the country has no regions. */
  readonly region: string;
  readonly country: CountryCode;
};

/** Whom a parcel is for. */
export type Recipient = {
  readonly companyName: string;
  readonly vatNo: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly careOf: string;
};

/** The code is one of the validation texts. */
export type AddressProblem = {
  readonly field: AddressField;
  readonly code:
    | 'required'
    | 'zip-wrong'
    | 'region-missing'
    | 'box-refused'
    | 'number-first'
    | 'vat-wrong'
    | 'too-long'
    | 'forbidden-characters';
};
