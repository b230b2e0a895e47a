import type { AddressField } from './address-form.ts';

/** As many characters as a label of a parcel can take. */
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
