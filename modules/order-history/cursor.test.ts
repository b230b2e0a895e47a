import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cursorText, idKey, numberKey, type Part, parseCursor, toListPart } from './cursor.ts';

test('a cursor survives a round trip, and any other text gives no cursor', () => {
  fc.assert(
    fc.property(fc.nat({ max: 9_000_000_000_000 }), fc.nat(), (micros, no) => {
      const cursor = { micros, key: String(no) };
      expect(parseCursor(cursorText(cursor), numberKey)).toEqual(cursor);
    }),
  );
  const id = '0199f0a2-7c1e-7abc-8def-0123456789ab';
  expect(parseCursor(`5.${id}`, idKey)).toEqual({ micros: 5, key: id });
  for (const text of ['', '5', `5.${id}`, '5.x', '-5.1', '99999999999999999.1', '5.1; drop table orders', null])
    expect(parseCursor(text, numberKey)).toBeUndefined();
  expect(parseCursor('5.100001', idKey)).toBeUndefined();
});

const things = (...numbers: number[]) => numbers.map((no) => ({ cursor: { micros: no, key: '1' }, no }));
const part: Part = { limit: 2, order: 'asc' };
const at = { micros: 0, key: '1' };

test('a part says whether there is more on either side', () => {
  expect(toListPart(things(1, 2), part)).toMatchObject({ next: undefined, previous: undefined });
  expect(toListPart(things(1, 2, 3), part)).toMatchObject({ next: '2.1', previous: undefined });
  expect(toListPart(things(3, 4), { ...part, after: at })).toMatchObject({ next: undefined, previous: '3.1' });
  expect(toListPart([], { ...part, after: at })).toMatchObject({ items: [], next: undefined, previous: undefined });
});

test('a backward page is read from the end and returned in list order', () => {
  const back = toListPart(things(4, 3, 2), { ...part, before: at });
  expect(back.items.map(({ no }) => no)).toEqual([3, 4]);
  expect(back).toMatchObject({ next: '4.1', previous: '3.1' });
  expect(toListPart(things(2, 1), { ...part, before: at })).toMatchObject({ next: '2.1', previous: undefined });
});
