import { expect, test } from 'vitest';
import { addAllowance } from '#modules/allowance/change-allowance.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { loadUsage } from './load-usage.server.ts';

test('a person gets links only to their own orders: those that a colleague sent have no number', async () => {
  const shop = await openSendingShop();
  const app = openTestApp(shop);
  const company = await aCompany('Bygg').save(shop.db);
  const boss = await aPerson('ebba@bygg.example').withRole(roles.administrator).at(company).save(shop.db);
  const visitAs = (customer_id: number, storm_role: 64 | 65) =>
    aVisit({ claims: someClaims({ customer_id, storm_role, company_id: company.id }), now: shop.clock.now() });
  const olle = await aBuyer(shop, app, { company, email: 'olle@bygg.example' });
  const startsOn = `${shop.clock.now().toISOString().slice(0, 4)}-01-01`;
  const terms = {
    category: 'Bottoms',
    pieces: 4,
    period: 'Year',
    startsOn: startsOn as never,
    excess: 'refuse',
  } as const;
  await addAllowance(shop, visitAs(boss.id, 65), { companyId: company.id, customerId: olle.customerId, ...terms });
  const own = await sent(sendAs(app, olle));
  const forOlle = [{ sku: trousers, quantity: 2, metadata: [{ key: 'CoWorkerId', value: String(olle.customerId) }] }];
  const lead = { company, email: 'lead@bygg.example', role: roles.customerAdmin };
  const other = await sent(sendAs(app, await aBuyer(shop, app, lead, forOlle)));
  const [usage] = await loadUsage(shop, visitAs(olle.customerId, 64));
  const orders = usage?.causes.map(({ order, text }) => [text.slice(-1), order?.orderNo]);
  expect(new Map(orders as [string, string | undefined][])).toEqual(
    new Map([
      ['1', own.orderNo],
      ['2', undefined],
    ]),
  );
  expect(JSON.stringify(usage?.causes.map(({ order }) => order))).not.toContain(other.orderId);
});
