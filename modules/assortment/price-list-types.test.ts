import { expect, test } from 'vitest';
import { priceListTypes } from './price-list-types.ts';

test('P26 the kinds of price lists have fixed numbers', () =>
  expect(Object.entries(priceListTypes)).toEqual([
    ['None', 0],
    ['Agreement', 5],
    ['Reseller', 6],
    ['External', 9],
    ['PreOrder', 10],
    ['ApplicationSpecific', 11],
  ]));
