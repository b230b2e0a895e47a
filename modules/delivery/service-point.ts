import type { PostalAddress } from '../address/address-form.ts';

/** Days from Monday, 1, to Sunday, 7, each with its times; a day that is missing is closed. */
export type OpeningHours = readonly { readonly day: number; readonly opens: string; readonly closes: string }[];

/** Where a parcel waits for whoever ordered it. */
export type ServicePoint = {
  readonly id: string;
  readonly carrier: string;
  readonly name: string;
  readonly address: PostalAddress;
  readonly lng: number;
  readonly lat: number;
  readonly hours: OpeningHours;
};
