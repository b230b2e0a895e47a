import { expect, test } from 'vitest';
import { keepSizing, parseKeptSizing, readKeptText } from './kept-sizing.ts';

function aStore() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text).has(key),
    removeItem: (key: string) => kept.delete(key),
  };
}

test("Z08 a guest's measures and unit are stored with consent", () => {
  const store = aStore();
  expect(keepSizing(store, true, { measures: { waist: 920 } })).toBe(true);
  keepSizing(store, true, { unit: 'in' });
  expect(parseKeptSizing(readKeptText(store, true))).toEqual({ unit: 'in', measures: { waist: 920 } });
});

test('Z08 without consent nothing is stored, and old content is deleted', () => {
  const store = aStore();
  keepSizing(store, true, { measures: { waist: 920 } });
  expect(keepSizing(store, false, { measures: { waist: 930 } })).toBe(false);
  expect(parseKeptSizing(readKeptText(store, false))).toEqual({ measures: {} });
  expect(store.kept.size).toBe(0);
});

test.each([null, '', 'x', '[]', 'null', '3', '{"unit":"feet","measures":{"waist":5,"ears":90,"hip":"90"}}'])(
  'invalid stored content is ignored: %j',
  (text) => expect(parseKeptSizing(text)).toEqual({ measures: {} }),
);
