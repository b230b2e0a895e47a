import { expect, test } from 'vitest';
import { noteViewed, parseViewed, withViewed } from './recently-viewed.ts';

const partNo = (number: number) => String(10_000_000 + number);

function aStore() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('the latest comes first, without duplicates and without the current product', () => {
  const store = aStore();
  expect(noteViewed(store, true, partNo(1))).toEqual([]);
  expect(noteViewed(store, true, partNo(2))).toEqual([partNo(1)]);
  expect(noteViewed(store, true, partNo(1))).toEqual([partNo(2)]);
  expect(noteViewed(store, true, partNo(3))).toEqual([partNo(1), partNo(2)]);
});

test('at most twelve are shown', () => {
  const store = aStore();
  for (let number = 0; number < 20; number += 1) noteViewed(store, true, partNo(number));
  const shown = noteViewed(store, true, partNo(20));
  expect(shown).toHaveLength(12);
  expect(shown[0]).toBe(partNo(19));
  expect(withViewed(shown, partNo(99))).toHaveLength(13);
});

test('without consent nothing is stored, and the old list is deleted', () => {
  const store = aStore();
  noteViewed(store, true, partNo(1));
  expect(noteViewed(store, false, partNo(2))).toEqual([]);
  expect(store.kept.size).toBe(0);
});

test('stored content other than a list of part numbers is ignored', () => {
  for (const stored of [null, '', '{', '"x"', '{}', '[1,null,"short"]']) expect(parseViewed(stored)).toEqual([]);
  expect(parseViewed(`["${partNo(1)}", 7]`)).toEqual([partNo(1)]);
});
