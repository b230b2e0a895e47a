import { expect, test } from 'vitest';
import { aCart, ofCompany, ofCustomer } from '#tests/build/cart.ts';
import type { CartOwner } from '../cart.ts';
import { chooseCart, isMergeable } from './choose-cart.ts';

const eva = ofCustomer(7);
const filled = [{}];
const open = aCart({ id: 'open', rows: filled });
const of = (owner: CartOwner, publicCartId?: string) => ({ marketId: 1, owner, publicCartId });

test("B10 B11 the cart of the owner's cookie is current, even if another was changed later", () => {
  const [latest, named] = [aCart({ owner: eva, rows: filled }), aCart({ owner: eva, rows: filled })];
  expect(chooseCart(of(eva), [latest, named], named.id).cart).toBe(named);
  expect(chooseCart(of(eva), [latest, named], undefined).cart).toBe(latest);
  expect(chooseCart(of({ kind: 'public' }, 'open'), [open], 'open')).toMatchObject({ cart: open, open: undefined });
  expect(chooseCart(of({ kind: 'public' }), [], undefined).cart).toBeUndefined();
});

test('B12 an inactive cart is never the current one', () => {
  const named = aCart({ owner: eva, isActive: false, rows: filled });
  const [latest, older] = [aCart({ owner: eva, rows: filled }), aCart({ owner: eva, rows: filled })];
  expect(chooseCart(of(eva), [named, latest, older], named.id).cart).toBe(latest);
  expect(chooseCart(of(eva), [named], named.id).cart).toBeUndefined();
  const closed = { ...open, isActive: false };
  expect(chooseCart(of({ kind: 'public' }, 'open'), [closed], 'open').cart).toBeUndefined();
});

test.each([
  ['a consumer without a cart', eva, [], open, true],
  ['a consumer with an empty one', eva, [aCart({ owner: eva })], open, true],
  ['a consumer with a filled one', eva, [aCart({ owner: eva, rows: filled })], open, false],
  ['a consumer who had nothing before', eva, [], aCart({ id: 'open' }), false],
  ['a consumer whose public cart was merged away', eva, [], { ...open, isActive: false }, false],
  ['a buyer without a cart', ofCompany(40, 7), [], open, true],
  ['a buyer of a punch-out session', { ...ofCompany(40, 7), punchOutSession: 's1' }, [], open, false],
] as const)('B13 %s', (_, owner, own, before, takesOver) => {
  expect(chooseCart(of(owner, 'open'), [...own, before], undefined).takesOver).toBe(takesOver);
});

test('B16 two different carts with rows are mergeable', () => {
  const [account, empty] = [aCart({ owner: eva, rows: filled }), aCart({ owner: eva })];
  expect(isMergeable(account, open)).toBe(true);
  expect(isMergeable(open, open)).toBe(false);
  expect(isMergeable(empty, open)).toBe(false);
  expect(isMergeable(account, aCart())).toBe(false);
  expect(isMergeable(undefined, open)).toBe(false);
  expect(isMergeable(account, undefined)).toBe(false);
});
