import { beforeEach, expect, test } from 'vitest';
import { insertCart } from '#modules/cart/store/cart-store.server.ts';
import { aCart } from '#tests/build/cart.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { initialDraft } from './checkout-state.ts';
import { findDraft, writeDraft } from './draft-store.server.ts';

let shop: TestShop;
const first = initialDraft('company', 'SE');
const now = new Date('2026-11-15T10:00:00Z');
const cart = aCart();

beforeEach(async () => {
  shop = await openTestShop();
  await insertCart(shop.db, cart);
});

test('O23 a draft survives a round trip, and the last one counts', async () => {
  expect(await findDraft(shop.db, cart.id, first)).toBeUndefined();
  await writeDraft(shop.db, cart.id, { ...first, careOf: 'c/o' }, now);
  const said = {
    ...first,
    comment: 'Ring the bell',
    deliveryMethod: { deliveryMethodId: 200, deliveryGroupId: 1, deliveryGroupEntryId: 11 },
    delivery: { ...first.delivery, deliveryAddressId: 4, deliveryAddressIsValidated: 'Valid' as const },
    flags: { ...first.flags, acceptTerms: true },
  };
  await writeDraft(shop.db, cart.id, said, now);
  expect(await findDraft(shop.db, cart.id, first)).toEqual(said);
});

test('missing or outdated fields have their initial values', async () => {
  const data = JSON.stringify({ contact: { email: 'eva@home.example' }, delivery: 5, paymentMethodId: 'x' });
  await shop.db.insertInto('checkout_draft').values({ cart_id: cart.id, data, changed_at: now }).execute();
  expect(await findDraft(shop.db, cart.id, first)).toEqual({
    ...first,
    contact: { ...first.contact, email: 'eva@home.example' },
  });
});

test('a draft is deleted with its cart', async () => {
  await writeDraft(shop.db, cart.id, first, now);
  await shop.db.deleteFrom('cart').where('id', '=', cart.id).execute();
  expect(await findDraft(shop.db, cart.id, first)).toBeUndefined();
});
