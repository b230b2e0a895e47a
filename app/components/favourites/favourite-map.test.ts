import { expect, test } from 'vitest';
import type { FavouriteChange } from '#modules/favourites/favourites.ts';
import {
  addChange,
  afterChange,
  afterSync,
  parseChanges,
  parseMap,
  timeAfter,
  withGuest,
  writeChanges,
} from './favourite-map.ts';

const jacket = '100011100100';
const vest = '200011100100';
const change = (partNo: string, at: number, isRemoved = false): FavouriteChange => ({
  partNo,
  sku: partNo,
  at,
  addedAt: at,
  isRemoved,
});

test('W01 the map goes from part number to a record with the sku; invalid content is ignored', () => {
  const stored = { [jacket]: { sku: `${jacket}C50`, at: 5 }, x: { sku: 'x' }, [vest]: { sku: jacket }, y: null };
  expect(parseMap(JSON.stringify(stored))).toEqual({ [jacket]: { sku: `${jacket}C50`, at: 5, addedAt: 5 } });
  expect(parseMap(JSON.stringify({ [jacket]: { sku: jacket } }))).toEqual({
    [jacket]: { sku: jacket, at: 0, addedAt: 0 },
  });
  for (const broken of [null, '', '{', '[]', 'null', '7', '"x"']) expect(parseMap(broken)).toEqual({});
});

test('a waiting change is restored unchanged', () => {
  const changes = [change(jacket, 1), change(vest, 2, true)];
  expect(parseChanges(writeChanges(changes))).toEqual(changes);
  expect(parseChanges('{"100011100100":{"sku":"100011100100"}}')).toEqual([]);
  expect(addChange(changes, change(jacket, 9, true))).toEqual([change(vest, 2, true), change(jacket, 9, true)]);
});

test('a change is later than the previous one, even in the same millisecond', () => {
  const map = afterChange({}, change(jacket, 10));
  expect(timeAfter(map, jacket, 10)).toBe(11);
  expect(timeAfter(map, jacket, 20)).toBe(20);
  expect(afterChange(map, change(jacket, 11, true))).toEqual({});
});

test("the account's response applies, with newer local changes on top", () => {
  const sent = [change(jacket, 1), change(vest, 2)];
  const meanwhile = [change(jacket, 1), change(vest, 5, true)];
  const answer = {
    sent,
    items: [jacket, vest, '300011100100'].map((partNo) => ({ partNo, sku: partNo, at: 2, addedAt: 2 })),
  };
  expect(afterSync(meanwhile, answer)).toEqual({
    changes: [change(vest, 5, true)],
    map: { [jacket]: { sku: jacket, at: 2, addedAt: 2 }, '300011100100': { sku: '300011100100', at: 2, addedAt: 2 } },
  });
});

test("W01 a guest's favourites are taken over at sign-in, unless the person has changed them since", () => {
  const guest = { [jacket]: { sku: jacket, at: 5, addedAt: 5 }, [vest]: { sku: vest, at: 5, addedAt: 5 } };
  const { changes, map } = withGuest([change(vest, 9, true)], {}, guest);
  expect(changes).toEqual([change(vest, 9, true), change(jacket, 5)]);
  expect(map).toEqual({ [jacket]: { sku: jacket, at: 5, addedAt: 5 } });
  expect(withGuest([], { [jacket]: { sku: `${jacket}C50`, at: 7, addedAt: 7 } }, guest).map[jacket]?.sku).toBe(
    `${jacket}C50`,
  );
});
