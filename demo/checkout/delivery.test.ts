import { describe, expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { addressByTable } from '#modules/address/address-by-table.ts';
import { addressRulesOf, problemsOfAddress } from '#modules/address/address-form.ts';
import { carrierKind } from '#modules/delivery/delivery-method.ts';
import { countriesOf } from '#modules/market/countries.ts';
import { marketList } from '#modules/market/markets.ts';
import { demoCompanies } from '../companies/companies.ts';
import { demoPeople } from '../companies/people.ts';
import { deliveryGroupsOf, demoMethods } from './methods.ts';
import { servicePointsOf } from './service-points.ts';

const repeated = <T>(values: readonly T[]): T[] => values.filter((value, i) => values.indexOf(value) !== i);
const methodOf = (id: number) => demoMethods.find((method) => method.id === id);

test('O33 O34 every method of the specification is offered, and those to the door are of no kind', () => {
  const kinds = Object.groupBy(demoMethods, ({ id }) => carrierKind(id) ?? 'none');
  expect(kinds['parcel-b2b']?.map(({ id }) => id)).toEqual([200, 210, 205, 1100, 1400]);
  expect(kinds['service-point']?.map(({ id }) => id)).toEqual([1200, 1300, 4200]);
  expect(kinds.none?.map(({ id }) => id)).toEqual([100, 110, 120, 130]);
});

test('a method has a name and a description in each language, which name its carrier', () => {
  for (const { texts, carrier } of demoMethods) {
    expect(Object.keys(texts).toSorted()).toEqual([...languages].toSorted());
    expect(Object.values(texts).filter(({ name }) => name === '')).toEqual([]);
    expect(Object.values(texts).filter(({ description }) => !description.includes(carrier))).toEqual([]);
  }
});

test('O15 groups and entries have unique numbers over all markets', () => {
  const groups = marketList.flatMap(deliveryGroupsOf);
  expect(repeated(groups.map(({ id }) => id))).toEqual([]);
  expect(repeated(groups.flatMap(({ entries }) => entries.map(({ id }) => id)))).toEqual([]);
});

describe.each(marketList)('$name', (market) => {
  const groups = deliveryGroupsOf(market);
  const points = servicePointsOf(market);

  test('delivers to consumers and to companies, in all its countries and in its currency', () => {
    expect(groups.map(({ audience }) => audience)).toEqual(['consumer', 'company']);
    for (const { audience, entries } of groups) {
      const served = new Set(entries.flatMap(({ countries }) => countries));
      expect([...served].toSorted()).toEqual(
        countriesOf(market, 'en')
          .map(({ code }) => code)
          .toSorted(),
      );
      for (const { price } of entries) {
        expect(price.amount.amount).toBeGreaterThan(0);
        expect(price.amount.currency).toBe(market.currency);
        expect(price.isGross).toBe(audience === 'consumer' && market.consumerPricesInclVat);
      }
    }
  });

  test('O34 has service points of the carrier that it offers, open on weekdays, in streets of their town', async () => {
    const offered = groups.flatMap(({ entries }) => entries.map(({ methodId }) => methodId));
    const method = methodOf(offered.find((id) => carrierKind(id) === 'service-point') ?? 0);
    expect(points.length).toBeGreaterThanOrEqual(8);
    expect(points.length).toBeLessThanOrEqual(12);
    expect(new Set(points.map(({ carrier }) => carrier))).toEqual(new Set([method?.carrier]));
    expect(repeated(points.map(({ name, address }) => `${name} ${address.city}`))).toEqual([]);
    expect(points.filter(({ hours }) => hours.length < 6)).toEqual([]);
    const rules = addressRulesOf(market.iso2, 'consumer', 'en');
    for (const { address } of points) {
      expect(problemsOfAddress(rules, { ...address, firstName: 'A', lastName: 'B' })).toEqual([]);
      const { line1: street, zip, city, region, country: countryCode } = address;
      const verdict = await addressByTable.check({ street, zip, city, region, countryCode, companyName: '' });
      expect([address.city, verdict]).toEqual([address.city, { isValid: true, suggestions: [] }]);
    }
  });
});

test('O89 all addresses of companies and people of the demo are valid', async () => {
  const addresses = [
    ...demoCompanies.flatMap(({ deliveryAddresses }) => deliveryAddresses),
    ...demoPeople.flatMap((person) => person.addresses),
  ];
  for (const { addressLine1: street, zipCode: zip, city, region = '', countryCode } of addresses)
    expect([zip, await addressByTable.check({ street, zip, city, region, countryCode, companyName: '' })]).toEqual([
      zip,
      { isValid: true, suggestions: [] },
    ]);
});
