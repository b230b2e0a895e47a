import type { AddressField } from './address-form.ts';

/** The number of characters that fit on a parcel label. */
export const longestOfField = {
  companyName: 100,
  vatNo: 30,
  firstName: 100,
  lastName: 100,
  careOf: 100,
  line1: 100,
  line2: 100,
  zip: 12,
  city: 60,
  region: 60,
} as const satisfies Record<AddressField, number>;
