import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import type { OrderRow } from '../../order/order.ts';
import { textOfOrder } from '../order-decision.ts';
import { differencesOf } from './order-differences.ts';

const row = (rowNumber: number, sku: string, net: number, more: Partial<OrderRow> = {}) =>
  ({
    rowNumber,
    sku,
    type: 'DefaultArticle',
    quantity: 1,
    backOrdered: 0,
    price: { total: { net: money(net, 'SEK'), gross: money(net * 2, 'SEK') } },
    ...more,
  }) as OrderRow;
const freight = (rowNumber: number, net: number) => row(rowNumber, 'F3000', net, { type: 'FreightArticle' });
const kindsOf = (was: OrderRow[], now: OrderRow[]) =>
  differencesOf({ rows: was }, { rows: now }, []).map(({ kind, row: { sku } }) => [kind, sku]);
const textOf = (rows: OrderRow[]) =>
  textOfOrder({ rows, priced: { totals: { payable: money(100, 'SEK') } } } as unknown as Parameters<
    typeof textOfOrder
  >[0]);

test('freight without cost equals no freight', () => {
  const [without, withNone] = [[row(100, 'A', 80)], [row(100, 'A', 80), freight(200, 0)]];
  expect(kindsOf(without, withNone)).toEqual([]);
  expect(textOf(without)).toBe(textOf(withNone));
  expect(textOf([...without, freight(200, 10)])).not.toBe(textOf(without));
});

test('freight is compared even if its row has another number', () => {
  expect(kindsOf([freight(200, 10)], [freight(300, 10)])).toEqual([]);
  expect(kindsOf([freight(200, 10)], [freight(300, 20)])).toEqual([['price', 'F3000']]);
  expect(kindsOf([], [freight(300, 20)])).toEqual([['added', 'F3000']]);
});

test('an added gift, and a removed one', () => {
  expect(kindsOf([row(100, 'A', 80), row(200, 'GIFT', 0)], [row(100, 'A', 80), row(300, 'OTHER', 0)])).toEqual([
    ['added', 'OTHER'],
    ['gone', 'GIFT'],
  ]);
});

test('pieces out of stock, and back in stock', () => {
  const short = (backOrdered: number) => [row(100, 'A', 80, { backOrdered })];
  expect(kindsOf(short(0), short(2))).toEqual([['back-ordered', 'A']]);
  expect(kindsOf(short(2), short(1))).toEqual([['back-ordered', 'A']]);
  expect(kindsOf(short(2), short(0))).toEqual([['in-stock', 'A']]);
  expect(kindsOf(short(2), short(2))).toEqual([]);
});
