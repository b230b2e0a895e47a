import { expect, test } from 'vitest';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
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
