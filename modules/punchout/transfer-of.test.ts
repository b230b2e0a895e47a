import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import type { CartRowView, CartView } from '../cart/cart-view.ts';
import { noSpecialIds } from '../market/special-ids.ts';
import { servicesFor, transferOf } from './transfer-of.ts';

const rowOf = (facts: Record<string, unknown>, net: number) =>
  ({
    type: 'DefaultArticle',
    sku: '100011100100C50',
    name: 'Trousers',
    quantity: 2,
    soldBy: 'H87',
    colour: { name: 'black' },
    size: 'C50',
    comment: '',
    customer: undefined,
    isShort: false,
    stock: { nextDeliveryDate: undefined },
    children: [],
    price: { total: { net: money(net, 'SEK') }, taxBasisPoints: 2500 },
    ...facts,
  }) as unknown as CartRowView;

const logo = rowOf({ type: 'VasArticle', sku: '9900', name: 'Logo', colour: undefined, size: '', quantity: 2 }, 10_000);
const cart = {
  id: 'c1',
  rows: [rowOf({ children: [logo], customer: { id: 7, name: 'Ada Berg', employeeNo: '4711' } }, 160_000)],
  freeItems: [],
  priced: { currency: 'SEK' },
} as unknown as CartView;
const now = new Date('2026-11-16T08:00:00Z');
const classesOf = () => ({ unspsc: '53101500', eclass: undefined });

test('services are rows of their own, or part of the price of their garment', () => {
  const { rows, isPlain } = transferOf(cart, { unitCodes: { H87: 'EA' }, services: 'rows', now, classesOf });
  expect(isPlain).toBe(false);
  const plain = { ...cart, rows: [rowOf({}, 100)] };
  expect(transferOf(plain, { unitCodes: {}, services: 'rows', now, classesOf }).isPlain).toBe(true);
  expect(rows).toMatchObject([
    { sku: '100011100100C50', name: 'Trousers black C50', unit: 'EA', net: money(160_000, 'SEK'), employeeNo: '4711' },
    { sku: '9900', name: 'Logo', net: money(10_000, 'SEK'), serviceOf: '100011100100C50', leadDays: undefined },
  ]);
  const folded = transferOf(cart, { unitCodes: {}, services: 'folded', now, classesOf }).rows;
  expect(folded).toMatchObject([{ unit: 'PCE', net: money(170_000, 'SEK'), notes: ['Logo', 'Ada Berg'] }]);
});

test.each([
  ['customers', 7],
  ['companies', 40],
  ['markets', 1],
] as const)('M53 services are folded in for an id in the set of %s', (kind, id) => {
  const ids = { customerId: 7, companyId: 40, marketId: 1 };
  expect(servicesFor(ids, { services: 'rows' }, noSpecialIds)).toBe('rows');
  expect(servicesFor(ids, { services: 'rows' }, { ...noSpecialIds, [kind]: new Set([id]) })).toBe('folded');
});

test('goods that are short come when their delivery is due', () => {
  const late = rowOf({ isShort: true, stock: { nextDeliveryDate: '2026-11-20' } }, 100);
  const unknown = rowOf({ isShort: true }, 100);
  const { rows } = transferOf({ ...cart, rows: [late, unknown] }, { unitCodes: {}, services: 'rows', now, classesOf });
  expect(rows.map(({ leadDays }) => leadDays)).toEqual([4, undefined]);
});
