import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PartAsked, parsePlace, placeText, toKeyPage } from './key-page.ts';

const id = '0199f0a2-7c1e-7abc-8def-0123456789ab';

test('a place survives a round trip, and anything else is invalid', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), (value) => {
      const text = value.replaceAll('\0', '');
      expect(parsePlace(placeText({ value: text, key: id }), 'text', 'uuid')).toEqual({ value: text, key: id });
    }),
  );
  expect(parsePlace('100001~1762', 'time', 'number')).toEqual({ value: '1762', key: '100001' });
  for (const text of [
    undefined,
    null,
    '',
    'x',
    '~',
    `${id}~x`,
    '5~x',
    '5~1; drop table orders',
    'x~5',
    `5~${'9'.repeat(20)}`,
  ])
    expect(parsePlace(text, 'time', 'number')).toBeUndefined();
});

const rows = (...numbers: number[]) => numbers.map((no) => ({ no, place: { value: String(no), key: '1' } }));
const asked: PartAsked = { limit: 2, isDescending: false };
const numbersOf = (found: ReturnType<typeof rows>, part: PartAsked) => {
  const { items, next, previous } = toKeyPage(found, part);
  return [items.map(({ no }) => no), previous, next];
};

test('a page has the places of its neighbours, and none at the ends', () => {
  const place = { value: '2', key: '1' };
  expect(numbersOf(rows(1, 2), asked)).toEqual([[1, 2], undefined, undefined]);
  expect(numbersOf(rows(1, 2, 3), asked)).toEqual([[1, 2], undefined, '1~2']);
  expect(numbersOf(rows(3, 4), { ...asked, after: place })).toEqual([[3, 4], '1~3', undefined]);
  expect(numbersOf(rows(4, 3, 2), { ...asked, before: place })).toEqual([[3, 4], '1~3', '1~4']);
  expect(numbersOf(rows(2, 1), { ...asked, before: place })).toEqual([[1, 2], undefined, '1~2']);
  expect(numbersOf(rows(), asked)).toEqual([[], undefined, undefined]);
});
