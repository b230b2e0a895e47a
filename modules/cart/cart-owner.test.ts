import { expect, test } from 'vitest';
import { aCart, ofCompany, ofCustomer } from '#tests/build/cart.ts';
import { someClaims } from '#tests/build/visit.ts';
import { roles } from '../auth/roles.ts';
import { cookieNameOf, isInReach, ownerOf } from './cart-owner.ts';

const buyer = someClaims({ customer_id: 7, company_id: 40, storm_role: roles.user, sid: 's1' });

test('B09 B11 anonymous visitors, consumers, buyers and punch-out sessions each have a cart of their own', () => {
  expect(ownerOf(undefined, false)).toEqual({ kind: 'public' });
  expect(ownerOf(someClaims({ customer_id: 7, storm_role: roles.b2c }), false)).toEqual(ofCustomer(7));
  expect(ownerOf(buyer, false)).toEqual(ofCompany(40, 7));
  expect(ownerOf({ ...buyer, company_id: 41 }, false)).toEqual(ofCompany(41, 7));
  expect(ownerOf(buyer, true)).toEqual(ofCompany(40, 7, 's1'));
  expect(ownerOf({ ...buyer, sid: 's2' }, true)).toEqual(ofCompany(40, 7, 's2'));
  expect(ownerOf(someClaims({ customer_id: 2, storm_role: roles.internal }), false)).toEqual(ofCustomer(2));
});

test('B10 the names of the cookies', () => {
  expect(cookieNameOf({ kind: 'public' })).toBe('Blk.Cart.Public');
  expect(cookieNameOf(ofCustomer(7))).toBe('Blk.Cart.7');
  expect(cookieNameOf(ofCompany(40, 7, 's1'))).toBe('Blk.Cart.40.7');
});

test('B54 another customer, company, session or market is out of reach', () => {
  const carts = [
    aCart({ id: 'open' }),
    aCart({ owner: ofCustomer(7) }),
    aCart({ owner: ofCompany(40, 7) }),
    aCart({ owner: ofCompany(40, 8) }),
    aCart({ owner: ofCompany(41, 7) }),
    aCart({ owner: ofCompany(40, 7, 's1') }),
    aCart({ owner: ofCompany(40, 7), marketId: 2 }),
  ];
  const reach = (owner: ReturnType<typeof ownerOf>, publicCartId?: string) =>
    carts.flatMap((cart, index) => (isInReach({ marketId: 1, owner, publicCartId }, cart) ? [index] : []));
  expect(reach({ kind: 'public' })).toEqual([]);
  expect(reach({ kind: 'public' }, 'other')).toEqual([]);
  expect(reach({ kind: 'public' }, 'open')).toEqual([0]);
  expect(reach(ofCustomer(7))).toEqual([1]);
  expect(reach(ofCompany(40, 7), 'open')).toEqual([0, 2]);
  expect(reach(ofCompany(40, 7, 's1'))).toEqual([5]);
  expect(reach(ofCompany(40, 7, 's2'))).toEqual([]);
});
