import { expect, test } from 'vitest';
import { isSpeciallyHandled, noSpecialIds, specialIdsOf } from './special-ids.ts';

const visitor = { customerId: 11, companyId: 22, marketId: 0 };

test('M53 no id is special unless the operator configures it', () => {
  expect(isSpeciallyHandled(noSpecialIds, visitor)).toBe(false);
});

test.each([
  ['customers', 11],
  ['companies', 22],
  ['markets', 0],
])('M53 an id among the special %s is treated as special', (kind, id) => {
  const special = { ...noSpecialIds, [kind]: new Set([id]) };
  expect(isSpeciallyHandled(special, visitor)).toBe(true);
  expect(isSpeciallyHandled(special, { customerId: 99, companyId: 99, marketId: 1 })).toBe(false);
  expect(isSpeciallyHandled(special, {})).toBe(false);
});

test('M53 a customer is not special because a company with the same id is', () => {
  const special = { ...noSpecialIds, companies: new Set([11]) };
  expect(isSpeciallyHandled(special, { customerId: 11 })).toBe(false);
});

test('M53 the operator configures special ids in the settings', () => {
  const special = specialIdsOf({ SPECIAL_CUSTOMER_IDS: [], SPECIAL_COMPANY_IDS: [22], SPECIAL_MARKET_IDS: [] });
  expect(isSpeciallyHandled(special, visitor)).toBe(true);
  expect(isSpeciallyHandled(special, { customerId: 11, companyId: 23, marketId: 0 })).toBe(false);
});
