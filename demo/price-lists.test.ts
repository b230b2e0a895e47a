import { expect, test } from 'vitest';
import { demoCompanies } from './companies/companies.ts';
import { agreedLists } from './price-lists.ts';

test('every price list of a company exists, in the company’s market, and every list belongs to a company', () => {
  const given = new Set<string>();
  for (const { market, priceLists } of demoCompanies)
    for (const code of priceLists) {
      given.add(code);
      expect({ code, market: agreedLists.find((list) => list.code === code)?.market }).toEqual({ code, market });
    }
  expect(agreedLists.map(({ code }) => code).filter((code) => !given.has(code))).toEqual([]);
});
