import { beforeEach, expect, test } from 'vitest';
import { aBuyerVisit, aBuyingCompany, aVisitor } from '#tests/build/buyers.ts';
import { agreedJacket, gloves, trousers } from '#tests/build/goods.ts';
import { aSendPayload } from '#tests/build/order.ts';
import { openSendingShop, type SendingShop, toTheCompany, toTheDoor } from '#tests/build/sending.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { createCart } from '../cart/create-cart.server.ts';
import type { Visit } from '../visit.ts';
import { placeOrder } from './place-order.server.ts';
import type { SendPayload } from './send-payload.ts';

let shop: SendingShop;

beforeEach(async () => {
  shop = await openSendingShop();
});

async function statementsOf(visit: Visit, skus: readonly string[], facts: Partial<SendPayload>) {
  const { db, count } = countStatements(shop.db);
  const counted = { ...shop, db };
  const items = skus.map((sku) => ({ sku, quantity: sku === gloves ? 10 : 1 }));
  const made = await createCart(counted, visit, { name: '', description: '', items });
  if (!made.ok) throw new Error(made.refusal.code);
  const forCart = count();
  const payload = aSendPayload({ cartId: made.value.id, ...facts });
  const sent = await placeOrder(counted, visit, { payload });
  if (!sent.ok) throw new Error(JSON.stringify(sent.refusal));
  return { forCart, forOrder: count() - forCart };
}

test('the statements of a guest’s order by card: read, claim, begin to commit, keep the session', async () => {
  // The first request builds the snapshots.
  await statementsOf(aVisitor(), [trousers], { deliveryMethod: toTheDoor });
  const three = [trousers, gloves];
  expect(await statementsOf(aVisitor(), three, { deliveryMethod: toTheDoor })).toEqual({
    forCart: 1,
    forOrder: 2 + 5 + 1,
  });
});

test('the statements of a company’s order on account: cart, facts, claim, begin to commit with the published events', async () => {
  const company = await aBuyingCompany(shop);
  const visit = await aBuyerVisit(shop, { company });
  const { buyer } = aSendPayload();
  const facts = {
    marketId: 100,
    deliveryMethod: toTheCompany,
    paymentMethodId: 169,
    buyer: { ...buyer, id: visit.claims?.customer_id ?? null, companyId: company.id },
  };
  await statementsOf(visit, [trousers], facts);
  expect((await statementsOf(visit, [trousers, agreedJacket], facts)).forOrder).toBe(3 + 7);
});
