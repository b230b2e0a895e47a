import { expect, test } from 'vitest';
import { type PartAsked, parsePlace } from '#core/key-page.ts';
import { pageRows } from './page-rows.ts';

const rows = [12, 3, 7, 3, 25].map((price, index) => ({ id: String(index), price }));
const reading = { valueOf: ({ price }: { price: number }) => price, keyOf: ({ id }: { id: string }) => id };
const page = (part: Partial<PartAsked>) => pageRows(rows, reading, { limit: 2, isDescending: false, ...part });
const pricesOf = (part: Partial<PartAsked>) => page(part).items.map(({ price, id }) => `${price}/${id}`);
const place = (text: string | undefined) => parsePlace(text, 'number', 'number');

test('a short list continues where a page ended, and pages back', () => {
  const first = page({});
  expect(pricesOf({})).toEqual(['3/1', '3/3']);
  const second = page({ after: place(first.next) });
  expect(pricesOf({ after: place(first.next) })).toEqual(['7/2', '12/0']);
  expect(pricesOf({ after: place(second.next) })).toEqual(['25/4']);
  expect(pricesOf({ before: place(second.previous) })).toEqual(['3/1', '3/3']);
  expect([first.previous, page({ after: place(second.next) }).next]).toEqual([undefined, undefined]);
});

test('downwards it is the other way round', () => {
  expect(pricesOf({ isDescending: true })).toEqual(['25/4', '12/0']);
  expect(pricesOf({ isDescending: true, after: place('0~12') })).toEqual(['7/2', '3/3']);
});
