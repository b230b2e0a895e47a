import { expect, test } from 'vitest';
import { safeStore } from '#app/browser-store.ts';
import { createFavouritesStore, guestKey } from './favourites-store.ts';

const jacket = '100011100100';
const vest = '200011100100';

/** A browser's storage; `tab` is another window that gets storage events. */
function aBrowser({ isForbidden = false } = {}) {
  const kept = new Map<string, string>();
  const tabs = new Set<(event: StorageEvent) => void>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isForbidden) throw new DOMException('no', 'QuotaExceededError');
      kept.set(key, value);
      for (const hear of tabs) hear({ key } as StorageEvent);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  const window = {
    store: safeStore(() => localStorage),
    addEventListener: (_: string, hear: (event: StorageEvent) => void) => tabs.add(hear),
    removeEventListener: (_: string, hear: (event: StorageEvent) => void) => tabs.delete(hear),
  };
  let time = 100;
  const tab = (owner: string) =>
    createFavouritesStore(
      owner,
      () => window as never,
      () => time,
    );
  return { kept, tab, tabs, wait: () => (time += 10) };
}

test('W01 each company has its own map, and its key names the company', () => {
  const { tab, kept } = aBrowser();
  expect(tab('1001-7').set(jacket, `${jacket}C50`)).toBe('kept');
  expect(tab('1002-7').map()).toEqual({});
  expect(tab('1001-7').map()).toEqual({ [jacket]: { sku: `${jacket}C50`, at: 100, addedAt: 100 } });
  expect([...kept.keys()].every((key) => key.includes('1001'))).toBe(true);
});

test('W02 another tab gets a change, until it is closed', () => {
  const { tab, tabs } = aBrowser();
  const other = tab(guestKey);
  const seen: boolean[] = [];
  const leave = other.subscribe(() => seen.push(jacket in other.map()));
  tab(guestKey).set(jacket, jacket);
  expect(seen).toEqual([true]);
  leave();
  expect(tabs.size).toBe(0);
});

test('the map keeps its identity until it changes', () => {
  const { tab } = aBrowser();
  const store = tab(guestKey);
  expect(store.map()).toBe(store.map());
  store.set(jacket, jacket);
  expect(store.map()).toBe(store.map());
  expect(Object.keys(store.map())).toEqual([jacket]);
});

test('a guest’s changes are not queued; those of an account wait for its response', () => {
  const { tab, wait } = aBrowser();
  const guest = tab(guestKey);
  guest.set(jacket, jacket);
  expect(guest.changes()).toEqual([]);
  const own = tab('7');
  own.set(vest, vest);
  const sent = own.changes();
  wait();
  own.set(vest, undefined);
  own.settle({ sent, items: [{ partNo: vest, sku: vest, at: 100, addedAt: 100 }], at: 100 });
  expect(own.map()).toEqual({});
  expect(own.changes()).toMatchObject([{ partNo: vest, isRemoved: true }]);
  own.settle({ sent: own.changes(), items: [], at: 110 });
  expect(own.changes()).toEqual([]);
});

test('an outdated response is ignored in every tab', () => {
  const { tab } = aBrowser();
  const own = tab('7');
  own.set(vest, vest);
  const sent = own.changes();
  tab('7').settle({ sent, items: [{ partNo: vest, sku: vest, at: 100, addedAt: 100 }], at: 200 });
  own.settle({ sent: [], items: [], at: 150 });
  expect(Object.keys(own.map())).toEqual([vest]);
  own.settle({ sent: [], items: [], at: 200 });
  expect(own.map()).toEqual({});
});

test('another size keeps the position in “Last added”; so does an undone removal', () => {
  const { tab, wait } = aBrowser();
  const store = tab(guestKey);
  store.set(jacket, jacket);
  wait();
  store.set(jacket, `${jacket}C50`);
  expect(store.map()[jacket]).toEqual({ sku: `${jacket}C50`, at: 110, addedAt: 100 });
  store.set(jacket, undefined);
  wait();
  store.set(jacket, jacket, 100);
  expect(store.map()[jacket]).toEqual({ sku: jacket, at: 120, addedAt: 100 });
  store.set(vest, vest);
  expect(store.map()[vest]?.addedAt).toBe(120);
});

test("at sign-in the guest's favourites move to the person", () => {
  const { tab } = aBrowser();
  tab(guestKey).set(jacket, jacket);
  const own = tab('7');
  own.takeOverGuest();
  expect(Object.keys(own.map())).toEqual([jacket]);
  expect(own.changes()).toMatchObject([{ partNo: jacket, isRemoved: false }]);
  expect(tab(guestKey).map()).toEqual({});
  const again = own.changes();
  own.takeOverGuest();
  expect(own.changes()).toEqual(again);
});

test('at most a thousand are stored; blocked storage is reported', () => {
  const { tab, kept } = aBrowser();
  const numbers = Array.from({ length: 999 }, (_, number) => String(100_011_100_000 + number));
  kept.set('yrke_favourites.Public', JSON.stringify(Object.fromEntries(numbers.map((sku) => [sku, { sku, at: 1 }]))));
  const store = tab(guestKey);
  expect(store.set('300011100100', '300011100100')).toBe('kept');
  expect(store.set(vest, vest)).toBe('full');
  expect(aBrowser({ isForbidden: true }).tab(guestKey).set(jacket, jacket)).toBe('failed');
});
