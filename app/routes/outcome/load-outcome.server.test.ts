import { expect, test } from 'vitest';
import { askApproval, noteDecision } from '#modules/approval/approval-store.server.ts';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import { giveUpOrder } from '#modules/order/pending-order.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { anOrder } from '#tests/build/order.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { loadOutcome } from './load-outcome.server.ts';

test.each([
  ['true', true],
  ['false', false],
])('H15 with AllOrdersIsMaintainedByRetailer %s the confirmed order is marked: %s', async (setting, isMaintained) => {
  const shop = await openTestShop();
  const company = await aCompany().with({ AllOrdersIsMaintainedByRetailer: setting }).save(shop.db);
  const { id: customerId } = await aPerson().at(company).save(shop.db);
  const made = anOrder({
    owner: { kind: 'company', companyId: company.id, customerId, punchOutSession: undefined },
    paymentState: 'Default',
    paymentMethodId: 169,
    status: 100,
    placedAt: new Date('2026-11-16T08:00:00Z'),
  });
  await insertOrder(shop.db, made);
  const link = encodeURIComponent(sealOrder(shop.env, made.order.id));
  const request = new Request(`http://se.localhost/sv/kassa/status/confirmed?o=${link}`);
  const { data } = await loadOutcome(shop, aVisit(), { request, page: 'confirmed' });
  expect(data.order).toMatchObject({ isMaintained });
});

test.each([
  ['withdrawn', true],
  ['refused', false],
] as const)('X04 an order that was %s and not placed is shown as withdrawn: %s', async (state, isWithdrawn) => {
  const shop = await openTestShop();
  const at = new Date('2026-11-16T08:00:00Z');
  const made = anOrder({ kind: 'approval', paymentState: 'Default', paymentMethodId: 169 });
  await insertOrder(shop.db, made);
  const { id: orderId } = made.order;
  await askApproval(shop.db, { orderId, buyerId: undefined, approver: undefined, askedAt: at });
  await noteDecision(shop.db, { orderId, state, by: undefined, at, message: '' });
  await giveUpOrder(shop.db, orderId, at);
  const link = encodeURIComponent(sealOrder(shop.env, orderId));
  const request = new Request(`http://se.localhost/sv/kassa/status/canceled?o=${link}`);
  const { data } = await loadOutcome(shop, aVisit(), { request, page: 'canceled' });
  expect(data.order).toMatchObject({ kind: 'approval', isWithdrawn });
});
