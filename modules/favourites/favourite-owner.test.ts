import { expect, test } from 'vitest';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import { someClaims } from '#tests/build/visit.ts';
import { ownerOf } from './favourite-owner.ts';

test('a person has lists, and a buyer of a procurement system has none of the person who is shared', () => {
  const market = findMarketBySiteId(1);
  if (!market) throw new Error('no market');
  expect(ownerOf({ claims: someClaims({ customer_id: 7 }), market })).toMatchObject({ customerId: 7 });
  expect(ownerOf({ claims: someClaims({ customer_id: 7, punch_out_type: 'OCI4' }), market })).toBeUndefined();
});
