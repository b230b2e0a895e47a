import { expect, test } from 'vitest';
import { ofCompany, ofCustomer } from '#tests/build/cart.ts';
import { someClaims } from '#tests/build/visit.ts';
import { roles } from '../../auth/roles.ts';
import { cookieNameOf, isSameOwner, ownerOf } from './cart-owner.ts';

const buyer = someClaims({ customer_id: 7, company_id: 40, storm_role: roles.user, sid: 's1' });
const fromProcurement = { ...buyer, punch_out_type: 'OCI4' };

test('B09 B11 anonymous visitors, consumers, buyers and punch-out sessions each have their own cart', () => {
  expect(ownerOf(undefined)).toEqual({ kind: 'public' });
  expect(ownerOf(someClaims({ customer_id: 7, storm_role: roles.b2c }))).toEqual(ofCustomer(7));
  expect(ownerOf(buyer)).toEqual(ofCompany(40, 7));
  expect(ownerOf({ ...buyer, company_id: 41 })).toEqual(ofCompany(41, 7));
  expect(ownerOf(fromProcurement)).toEqual(ofCompany(40, 7, 's1'));
  expect(ownerOf({ ...fromProcurement, sid: 's2' })).toEqual(ofCompany(40, 7, 's2'));
  expect(ownerOf(someClaims({ customer_id: 2, storm_role: roles.internal }))).toEqual(ofCustomer(2));
});

test('B10 the names of the cookies', () => {
  expect(cookieNameOf({ kind: 'public' })).toBe('Blk.Cart.Public');
  expect(cookieNameOf(ofCustomer(7))).toBe('Blk.Cart.7');
  expect(cookieNameOf(ofCompany(40, 7, 's1'))).toBe('Blk.Cart.40.7');
});

test('owners are equal only if all parts are equal', () => {
  const owners = [
    { kind: 'public' } as const,
    ofCustomer(7),
    ofCustomer(8),
    ofCompany(40, 7),
    ofCompany(40, 8),
    ofCompany(41, 7),
    ofCompany(40, 7, 's1'),
    ofCompany(40, 7, 's2'),
  ];
  for (const [n, one] of owners.entries())
    expect(owners.map((other) => isSameOwner(one, other))).toEqual(owners.map((_, m) => m === n));
});
