import { expect, test } from 'vitest';
import { someClaims } from '#tests/build/visit.ts';
import { deriveUser } from './derive-user.ts';
import { isB2B } from './is-b2b.ts';
import { roles } from './roles.ts';

test('A05 the user has four fields', () => {
  expect(deriveUser(someClaims({ customer_id: 5, company_id: 7, storm_role: 64 }))).toEqual({
    customerId: 5,
    companyId: 7,
    isB2B: true,
    stormRole: 64,
  });
  expect(deriveUser(someClaims({ customer_id: 5, storm_role: 111 }))).toEqual({
    customerId: 5,
    isB2B: false,
    stormRole: 111,
  });
});

test('A10 B2B means signed in and not B2C', () => {
  expect(Object.values(roles).filter((storm_role) => isB2B({ storm_role }))).toEqual([64, 65, 80, 81]);
  expect(isB2B(undefined)).toBe(false);
});
