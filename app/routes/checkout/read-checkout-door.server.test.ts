import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import { keepSession } from '#modules/payment/keep-session.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { anOrder } from '#tests/build/order.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { writePayingCookie } from './paying-cookie.ts';
import { readCheckoutDoor } from './read-checkout-door.server.ts';

test('while an order waits for its payment, the cart shows its number, amount and remaining time', async () => {
  const shop = await openTestShop();
  const made = anOrder();
  const orderNo = await insertOrder(shop.db, made);
  const visit = aVisit();
  writePayingCookie(visit, sealOrder(shop.env, made.order.id));
  const expiresAt = new Date(visit.now.getTime() + 12.2 * 60_000);
  await keepSession(shop.db, made.order.id, { sessionId: 's', clientData: {}, expiresAt });
  const { paying } = await readCheckoutDoor(shop, visit);
  expect(paying).toMatchObject({ orderNo, payable: expect.stringMatching(/^1\s000,00\skr$/), minutes: 13 });
});

test('without such an order nothing is shown', async () => {
  const shop = await openTestShop();
  expect((await readCheckoutDoor(shop, aVisit())).paying).toBeUndefined();
});

test('the cart of a company with a credit stop says so before the order is sent', async () => {
  const shop = await openTestShop();
  const stopped = await aCompany('Stopped').withAttributes({ InvoiceCreditStop: 'true' }).save(shop.db);
  const open = await aCompany('Open').withAttributes({ InvoiceCreditStop: 'false' }).save(shop.db);
  const doorOf = (company_id: number) =>
    readCheckoutDoor(shop, aVisit({ claims: someClaims({ storm_role: roles.user, company_id }) }));
  expect((await doorOf(stopped.id)).isCreditStopped).toBe(true);
  expect((await doorOf(open.id)).isCreditStopped).toBe(false);
  expect((await readCheckoutDoor(shop, aVisit())).isCreditStopped).toBe(false);
});
