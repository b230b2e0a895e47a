import { type Brand, brandOf } from '../assortment/brand.ts';

/** The manufacturer named in declarations of a brand. Fictional, like the shop. */
export type Maker = {
  readonly name: string;
  readonly address: readonly string[];
  readonly country: string;
  readonly place: string;
  readonly signatory: string;
  readonly notifiedBody: { readonly name: string; readonly number: string };
};

const notifiedBody = { name: 'Exempel Provningsinstitut', number: '0000' };

const makers: Readonly<Record<Brand, Maker>> = {
  house: {
    name: 'Yrke',
    address: ['Exempelgatan 1', '000 01 Exempelstad'],
    country: 'SE',
    place: 'Exempelstad',
    signatory: 'Kim Exempel',
    notifiedBody,
  },
  partner: {
    name: 'Yrke Selected',
    address: ['Exempelgatan 3', '000 01 Exempelstad'],
    country: 'SE',
    place: 'Exempelstad',
    signatory: 'Robin Exempel',
    notifiedBody,
  },
};

export const makerOf = (manufacturerId: number): Maker => makers[brandOf(manufacturerId)];
