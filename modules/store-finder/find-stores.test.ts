import { expect, test } from 'vitest';
import { aStore } from '#tests/build/store.ts';
import { findStores, type StoreSearch } from './find-stores.ts';

const stockholm = aStore({ slug: 'yrke-stockholm', name: 'Yrke Stockholm', city: 'Stockholm' });
const malmo = aStore({
  slug: 'yrke-partner-malmo',
  name: 'Yrke Partner Malmö',
  city: 'Malmö',
  zipCode: '211 20',
  lng: 13.0038,
  lat: 55.605,
  services: ['repairs'],
});
const lund = aStore({
  ...malmo,
  slug: 'arbetsboden',
  name: 'Arbetsboden',
  city: 'Lund',
  zipCode: '222 20',
  lng: 13.19,
  lat: 55.7,
});
const lulea = aStore({
  slug: 'yrke-lulea',
  name: 'Yrke Luleå',
  city: 'Luleå',
  zipCode: '972 33',
  lng: 22.15,
  lat: 65.58,
});
const umea = aStore({ slug: 'yrke-umea', name: 'Yrke Umeå', city: 'Umeå', zipCode: '903 25', lng: 20.26, lat: 63.83 });
const stores = [stockholm, malmo, lund, lulea, umea];

/** A Wednesday, 10:00 in Stockholm. */
const world = { market: 'se', timeZone: 'Europe/Stockholm', now: new Date('2026-11-18T09:00:00Z') } as const;
const search = (asked: Partial<StoreSearch>) =>
  findStores(stores, { text: '', isOpenNow: false, services: [], ...asked }, world);
const slugs = (asked: Partial<StoreSearch>) => search(asked).found.map(({ store }) => store.slug);

test('E30 an empty search lists every store, without distances', () => {
  expect(slugs({})).toEqual(['yrke-stockholm', 'yrke-partner-malmo', 'arbetsboden', 'yrke-lulea', 'yrke-umea']);
  expect(search({}).found.every(({ km }) => km === undefined)).toBe(true);
});

test('E30 a town narrows to the stores within 100 km, at least the nearest three, with distances', () => {
  const { found, from } = search({ text: 'malmo' });
  expect(from).toMatchObject({ name: 'Malmö', lng: 13.0038, lat: 55.605 });
  expect(found.map(({ store, km }) => [store.city, Math.round(km ?? -1)])).toEqual([
    ['Malmö', 0],
    ['Lund', 16],
    ['Stockholm', 513],
  ]);
});

test('E30 a town without a store is found, and so is a postcode by its first figures', () => {
  expect(search({ text: 'Helsingborg' }).from?.name).toBe('Helsingborg');
  expect(slugs({ text: 'Helsingborg' }).slice(0, 2)).toEqual(['arbetsboden', 'yrke-partner-malmo']);
  expect(search({ text: '211 47' }).from?.name).toBe('Malmö');
  expect(search({ text: '98137' }).from?.name).toBe('Kiruna');
  expect(slugs({ text: '98137' })[0]).toBe('yrke-lulea');
});

test('postcodes with letters: the area decides', () => {
  const british = { ...world, market: 'uk' } as const;
  const from = (text: string) => findStores([], { text, isOpenNow: false, services: [] }, british).from?.name;
  expect(from('EH1 1YZ')).toBe('Edinburgh');
  expect(from('L1 8JQ')).toBe('Liverpool');
  expect(from('NE1 4ST')).toBe('Newcastle upon Tyne');
});

test('E30 the name of a store finds that store alone', () => {
  expect(slugs({ text: 'arbetsboden' })).toEqual(['arbetsboden']);
  expect(slugs({ text: 'yrke partner' })).toEqual(['yrke-partner-malmo']);
});

test('an unknown place lists every store and says so', () => {
  for (const text of ['Nowhere', '0', 'x', '%']) {
    expect(search({ text }).isUnknown).toBe(true);
    expect(slugs({ text })).toHaveLength(5);
  }
});

test('the position of the visitor orders by distance', () => {
  expect(slugs({ near: { lng: 22, lat: 65.5 } })).toEqual(['yrke-lulea', 'yrke-umea', 'yrke-stockholm']);
});

test('services and opening hours narrow as well', () => {
  expect(slugs({ services: ['repairs'] })).toEqual(['yrke-partner-malmo', 'arbetsboden']);
  expect(slugs({ services: ['repairs', 'print'] })).toEqual([]);
  const atNight = { ...world, now: new Date('2026-11-18T22:00:00Z') };
  expect(findStores(stores, { text: '', isOpenNow: true, services: [] }, atNight).found).toEqual([]);
  expect(slugs({ isOpenNow: true })).toHaveLength(5);
});
