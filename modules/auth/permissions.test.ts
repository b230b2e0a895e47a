import { describe, expect, test } from 'vitest';
import {
  includeMarketPrice,
  isAdminOrHigher,
  isSuperAdminForLists,
  isSuperCustomerAdmin,
  isSuperFlag,
  seesDealerPages,
} from './permissions.ts';
import { type Role, roles } from './roles.ts';

const everybody = [undefined, ...Object.values(roles)];
const withRole = (storm_role: Role | undefined) => (storm_role === undefined ? undefined : { storm_role });
const whoPasses = (check: (claims: { storm_role: Role } | undefined) => boolean) =>
  everybody.filter((role) => check(withRole(role)));

describe('A14 a super customer admin is a customer admin with the flag', () => {
  test.each([
    ['true', true],
    ['false', false],
    ['True', false],
    ['TRUE', false],
    [' true', false],
    [undefined, false],
  ])('the info %j is the flag: %s', (info, flag) => {
    expect(isSuperFlag(info)).toBe(flag);
    expect(isSuperCustomerAdmin({ storm_role: 81, super_customer_admin: isSuperFlag(info) })).toBe(flag);
  });

  test('no other role passes, and no anonymous visitor', () => {
    const supers = everybody.filter((storm_role) =>
      isSuperCustomerAdmin(storm_role && { storm_role, super_customer_admin: true }),
    );
    expect(supers).toEqual([81]);
    expect(isSuperCustomerAdmin({ storm_role: 81, super_customer_admin: false })).toBe(false);
  });
});

test('A15 for lists an administrator with the flag also passes', () => {
  const passing = (super_customer_admin: boolean) =>
    everybody.filter((storm_role) => isSuperAdminForLists(storm_role && { storm_role, super_customer_admin }));
  expect(passing(true)).toEqual([65, 81]);
  expect(passing(false)).toEqual([]);
});

test('A16 admin or higher: 65, 80 and 81', () => {
  expect(whoPasses(isAdminOrHigher)).toEqual([65, 80, 81]);
});

test('A17 dealer pages and market prices are for 65 and 80, prices only if the setting is on', () => {
  expect(whoPasses(seesDealerPages)).toEqual([65, 80]);
  expect(whoPasses((claims) => includeMarketPrice(claims, true))).toEqual([65, 80]);
  expect(whoPasses((claims) => includeMarketPrice(claims, false))).toEqual([]);
});
