import { expect, test } from 'vitest';
import { type CountryCode, marketCodes } from '#modules/market/market.ts';
import { addressProblem } from './address-problem.ts';
import { demoCompany } from './companies.ts';
import { demoStores } from './stores.ts';

const repeated = <T>(values: readonly T[]): T[] => values.filter((value, i) => values.indexOf(value) !== i);

/** The country's outermost points, generously: west, south, east, north. */
const bounds: Record<CountryCode, readonly [number, number, number, number]> = {
  SE: [11, 55, 25, 70],
  NO: [4, 57, 32, 72],
  FI: [20, 59, 32, 71],
  GB: [-9, 49, 2, 61],
  DK: [8, 54, 16, 58],
  BE: [2, 49, 7, 52],
  CA: [-141, 41, -52, 84],
  CZ: [12, 48, 19, 52],
  EE: [21, 57, 29, 60],
  FR: [-5, 42, 9, 52],
  DE: [5, 47, 16, 56],
  AT: [9, 46, 18, 50],
  IE: [-11, 51, -5, 56],
  IT: [6, 36, 19, 48],
  NL: [3, 50, 8, 54],
  PL: [14, 49, 25, 55],
  ES: [-10, 36, 5, 44],
  US: [-125, 24, -66, 50],
  IS: [-25, 63, -13, 67],
  CH: [5, 45, 11, 48],
  LV: [20, 55, 29, 59],
  HR: [13, 42, 20, 47],
  SI: [13, 45, 17, 47],
};

test.each(marketCodes)('%s has three to eight stores, the first of them its own', (market) => {
  const stores = demoStores.filter((store) => store.market === market);
  expect(stores.length).toBeGreaterThanOrEqual(3);
  expect(stores.length).toBeLessThanOrEqual(8);
  expect(stores.map(({ kind }) => kind).slice(0, 2)).toEqual(['store', 'dealer']);
});

test('slugs, e-mail addresses and telephones belong to one store each', () => {
  expect(repeated(demoStores.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(demoStores.map(({ emailAddress }) => emailAddress))).toEqual([]);
  expect(repeated(demoStores.map(({ phoneNumber }) => phoneNumber))).toEqual([]);
  expect(demoStores.filter(({ slug }) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
});

test('the dealer among the companies has a store at its address', () => {
  const store = demoStores.find(({ companyId }) => companyId === 1014);
  const [door] = demoCompany(1014).deliveryAddresses;
  expect(store?.address).toMatchObject({ addressLine1: door?.addressLine1, zipCode: door?.zipCode, city: door?.city });
});

test('addresses are in their countries and can receive deliveries', () => {
  expect(demoStores.map(({ address }) => addressProblem(address)).filter((problem) => problem !== undefined)).toEqual(
    [],
  );
  const outside = demoStores.filter(({ address, position: { lng, lat } }) => {
    const [west, south, east, north] = bounds[address.countryCode];
    return lng < west || lng > east || lat < south || lat > north;
  });
  expect(outside).toEqual([]);
});

test('stores open before they close, on five days at least', () => {
  const weeks = demoStores.map(({ openingHours }) => Object.values(openingHours));
  expect(weeks.filter((days) => days.filter((spans) => spans.length > 0).length < 5)).toEqual([]);
  const days = weeks.flat().map((spans) => spans.flatMap(({ opens, closes }) => [opens, closes]));
  expect(days).toEqual(days.map((times) => times.toSorted()));
  expect(days.flat().filter((time) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))).toEqual([]);
});

test('a store lists each of its services once', () => {
  expect(demoStores.filter(({ services }) => repeated(services).length > 0)).toEqual([]);
});
