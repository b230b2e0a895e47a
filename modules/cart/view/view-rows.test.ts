import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { markets } from '#modules/market/markets.ts';
import { aRow } from '#tests/build/cart.ts';
import type { Offer } from '../../assortment/offer.ts';
import type { PricedCart, PricedRow, Sides } from '../../pricing/priced-cart.ts';
import type { CartRow } from '../cart.ts';
import type { ServiceRules } from '../services/service-problems.ts';
import { viewRows } from './view-rows.ts';

const sides = (net: number, gross: number | undefined): Sides => ({
  net: money(net, 'SEK'),
  gross: gross === undefined ? undefined : money(gross, 'SEK'),
});

const black = { partNo: '100011100100', name: 'Black', hexes: ['#000'], picture: undefined };
const offer = (sku: string): Offer => ({
  sku,
  isSold: true,
  name: 'Trousers',
  slug: 'trousers',
  colour: black,
  size: 'C50',
  colours: [black],
  sizes: [{ sku, code: 'C50', alternate: undefined }],
  multiplyFactor: 1,
  soldBy: 'H87',
  unit: undefined,
  origin: { priceList: 'PUBLIC-se', listType: 'None' },
  categories: [],
  services: [],
  cut: undefined,
  family: undefined,
  manufacturerId: 7,
  picture: undefined,
});

const noServices: ServiceRules = {
  services: {
    isOn: false,
    settings: {},
    isForced: false,
    known: [],
    all: [],
    find: () => undefined,
    of: () => [],
    listsOf: () => [],
    priceOf: () => undefined,
  },
  texts: new Map(),
  logos: new Map(),
  forcesSelection: false,
  isLimited: false,
  speaker: { language: 'sv', market: markets.se },
};

type Amounts = { unit: Sides; line: Sides; discount: Sides; total: Sides };

const pricedRow = ({ id, rowNumber, sku, quantity }: CartRow, amounts: Amounts): PricedRow => ({
  rowId: id,
  rowNumber,
  sku,
  quantity,
  isPriced: true,
  isFree: false,
  ...amounts,
  taxBasisPoints: 2500,
  adjustments: [],
  steps: [],
});

const bo = { id: 7, name: 'Bo Berg', employeeNo: '55' };
const trousers = aRow({ id: 'trousers', sku: 'T', quantity: 2 }, { CoWorkerId: '7', Comment: 'Door 4' });
const print = aRow({ id: 'print', sku: 'P', quantity: 2, parentId: 'trousers' }, { Type: 'VasArticle' });
const parcel = aRow({ id: 'parcel', sku: 'X', quantity: 2, parentId: 'trousers' });
const gloves = aRow(
  { id: 'gloves', sku: 'G', quantity: 3, rowNumber: 200, version: 4 },
  { Type: 'ExternalArticle', PersonalPacking: 'true', EmailPacking: 'pack@example.com' },
);
const rows = [trousers, print, parcel, gloves];

const prices = {
  trousers: { unit: [100, 125], line: [200, 250], discount: [20, 25], total: [180, 225] },
  print: { unit: [8, 10], line: [16, 20], discount: [0, 0], total: [16, 20] },
  parcel: { unit: [0, 0], line: [0, 0], discount: [0, 0], total: [0, 0] },
  gloves: { unit: [40, 50], line: [120, 150], discount: [12, 15], total: [108, 135] },
} as const;

type PriceTable = Record<keyof typeof prices, Record<keyof Amounts, readonly [number, number | undefined]>>;

function aPricedCart(of: PriceTable): PricedCart {
  const amountsOf = (id: string): Amounts => {
    const { unit, line, discount, total } = of[id as keyof typeof prices];
    return { unit: sides(...unit), line: sides(...line), discount: sides(...discount), total: sides(...total) };
  };
  return {
    currency: 'SEK',
    basis: 'net',
    isHidden: false,
    rows: rows.map((row) => pricedRow(row, amountsOf(row.id))),
    freight: undefined,
    taxRows: [],
    totals: {
      line: sides(336, 420),
      discount: sides(32, 40),
      products: sides(304, 380),
      freight: sides(0, 0),
      tax: money(76, 'SEK'),
      payable: money(380, 'SEK'),
    },
    promotions: [],
  };
}

const view = (of: PriceTable = prices) =>
  viewRows({
    rows: rows.map((row) => ({ row, offer: offer(row.sku) })),
    priced: aPricedCart(of),
    stockOf: (sku) => ({ sku, onHandValue: sku === 'T' ? 2 : 1, nextDeliveryDate: undefined }),
    coworkers: [bo],
    needs: { comment: true, coworker: false },
    rules: noServices,
  });

test('B74 an item has quantity, prices with and without VAT, discount, errors, children and services', () => {
  const [first, second] = view().rows;
  const children = [{ id: 'print' }, { id: 'parcel' }];
  expect(first).toMatchObject({ children, selectedVas: [{ id: 'print', type: 'VasArticle', quantity: 2 }] });
  expect({ ...first, children: [], selectedVas: [] }).toEqual({
    id: 'trousers',
    rowNumber: 100,
    version: 1,
    type: 'DefaultArticle',
    sku: 'T',
    name: 'Trousers',
    quantity: 2,
    multiplyFactor: 1,
    canSplit: true,
    slug: 'trousers',
    soldBy: 'H87',
    colour: black,
    size: 'C50',
    colours: [black],
    sizes: [{ sku: 'T', code: 'C50', alternate: undefined, onHandValue: 2, nextDeliveryDate: undefined }],
    stock: { sku: 'T', onHandValue: 2, nextDeliveryDate: undefined },
    isShort: false,
    comment: 'Door 4',
    customer: bo,
    personalPacking: false,
    offersServices: false,
    vasTextTemplate: { isValid: true, isLimited: false },
    service: undefined,
    emailPacking: '',
    price: pricedRow(trousers, {
      unit: sides(100, 125),
      line: sides(200, 250),
      discount: sides(20, 25),
      total: sides(180, 225),
    }),
    errors: [],
    children: [],
    selectedVas: [],
  });
  expect(second).toMatchObject({
    id: 'gloves',
    rowNumber: 200,
    version: 4,
    type: 'ExternalArticle',
    quantity: 3,
    isShort: true,
    comment: '',
    customer: undefined,
    personalPacking: true,
    emailPacking: 'pack@example.com',
    price: { discount: sides(12, 15), total: sides(108, 135) },
    errors: [{ kind: 'Comment', word: 'commentRequired' }],
    children: [],
    selectedVas: [],
  });
});

test('B74 the totals per wearer and without a wearer add up to the cart, with and without VAT', () => {
  const { rows: viewed, groupedByCustomer, count, isValid } = view();
  expect({ ids: viewed.map(({ id }) => id), count, isValid }).toEqual({
    ids: ['trousers', 'gloves'],
    count: 5,
    isValid: false,
  });
  expect(groupedByCustomer).toEqual([
    { customer: bo, rowIds: ['trousers'], total: sides(196, 245) },
    { customer: undefined, rowIds: ['gloves'], total: sides(108, 135) },
  ]);
  const sumOf = (side: 'net' | 'gross') =>
    groupedByCustomer.reduce((sum, { total }) => sum + (total[side]?.amount ?? Number.NaN), 0);
  const { products } = aPricedCart(prices).totals;
  expect([sumOf('net'), sumOf('gross')]).toEqual([products.net.amount, products.gross?.amount]);
});

test('T21 an unknown tax makes only the total of its wearer unknown', () => {
  const unknown = { unit: [8, undefined], line: [16, undefined], discount: [0, 0], total: [16, undefined] } as const;
  expect(view({ ...prices, print: unknown }).groupedByCustomer.map(({ total }) => total)).toEqual([
    sides(196, undefined),
    sides(108, 135),
  ]);
});
