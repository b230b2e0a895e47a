import { aCategory, aColour, aPrice, aPriceList, aProduct } from './feed.ts';

/** Trousers in two colours of two sizes; gloves in packs of ten; a jacket that only one company has agreed on. */
export const trousers = '100011100100C50';
export const largerTrousers = '100011100100C52';
export const whiteTrousers = '100011100200C50';
export const gloves = '200011100100C50';
export const agreedJacket = '300011100100C50';
export const tape = '400011100100C50';

const packOfTen = {
  kind: 'parametric',
  code: 'Quantity',
  type: 'ParametricMultiple',
  level: 'product',
  filter: false,
  isAndFilter: false,
  sortOrder: 1,
  name: { en: 'Pack size' },
  values: [{ id: 11_001, code: '10', sortOrder: 0, name: { en: '10' } }],
};

export const goods = [
  aCategory(),
  packOfTen,
  aPriceList(),
  aPriceList({ code: 'OURS', type: 'Agreement' }),
  aPriceList({ code: 'OUTSIDE', type: 'External' }),
  { ...aProduct({ style: 1000 }), colours: [aColour({ style: 1000 }), aColour({ style: 1000, colour: '0200' })] },
  { ...aProduct({ style: 2000 }), parametrics: { Quantity: ['10'] } },
  { ...aProduct({ style: 3000 }), publicAssortment: false },
  aPrice({ style: 1000, unitGross: '1000' }),
  aPrice({ style: 1000, colour: '0200', unitGross: '900' }),
  aPrice({ style: 1000, priceList: 'OUTSIDE', unitGross: '500' }),
  aPrice({ style: 2000, unitGross: '100' }),
  aPrice({ style: 3000, priceList: 'OURS', unitGross: '2000' }),
];

/** Reflective tape, which is sold by the metre. */
export const byTheMetre = [{ ...aProduct({ style: 4000 }), unit: 'MTR' }, aPrice({ style: 4000, unitGross: '40' })];
