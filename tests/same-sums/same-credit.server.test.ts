import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { toDecimal } from '#core/money.ts';
import { roles } from '#modules/auth/roles.ts';
import { readCheckout } from '#modules/checkout/read-checkout.server.ts';
import { applyReport } from '#modules/fulfilment/apply-report.server.ts';
import type { Report } from '#modules/fulfilment/reports/report.ts';
import { insertReturn } from '#modules/fulfilment/return-store.server.ts';
import { readOverview } from '#modules/order-history/read-overview.server.ts';
import { decideReturn } from '#modules/returns/decide-return.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPrice } from '#tests/build/feed.ts';
import { trousers } from '#tests/build/goods.ts';
import { aBuyer, openSendingShop, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

const agreed = { InvoiceCreditStopAmount: '700', DefaultAmount: '1000', DeliveryPaidBy: 'company' };
const two = [{ sku: trousers, quantity: 2 }];

async function openStory() {
  const shop = await openSendingShop();
  await bringFeed(shop, [aPrice({ style: 1000, unitGross: '100' })]);
  const app = openTestApp(shop);
  const company = await aCompany().withAttributes(agreed).save(shop.db);
  // This buyer has goods in the cart all the time and opens the checkout.
  const looking = await aBuyer(shop, app, { company, email: 'looks@bygg.example' }, two);
  const claims = someClaims({
    customer_id: looking.customerId,
    storm_role: roles.customerAdmin,
    company_id: company.id,
  });
  return { shop, app, company, looking: aVisit({ claims }) };
}

/** The remaining credit, and how much of it the order in the cart needs, in each place. */
async function figures(story: Awaited<ReturnType<typeof openStory>>) {
  const { shop, app, company, looking } = story;
  const called = await app.request(`/api/company/companies/${company.id}`, { headers: await app.bearer() });
  const { invoiceCreditStopAmount } = (await called.json()) as { invoiceCreditStopAmount: string };
  const admin = someClaims({ storm_role: roles.administrator, company_id: company.id });
  const dashboard = await readOverview(shop, aVisit({ claims: admin }), { reach: 'all' });
  const left = dashboard.ok ? dashboard.value.limits.credit?.left : undefined;
  const checkout = await readCheckout(shop, looking, { mode: 'excl' });
  return {
    api: Number(invoiceCreditStopAmount),
    dashboard: left && toDecimal(left),
    checkout: checkout?.credit && toDecimal(checkout.credit),
    isEnough: checkout?.isCreditEnough,
  };
}

const everywhere = (left: number) => ({ api: left, dashboard: left, checkout: left, isEnough: left >= 200 });

async function tell(shop: SendingShop, orderId: string, report: Report) {
  const told = await applyReport(shop, { orderId, source: 'erp', messageId: randomUUID(), report });
  if (!told.ok) throw new Error(told.refusal.code);
  return told.value;
}

const order = async (shop: SendingShop, app: TestApp, company: { id: number }, email: string, quantity: number) =>
  (await sent(sendAs(app, await aBuyer(shop, app, { company, email }, [{ sku: trousers, quantity }])))).orderId;

test('M55 O54 G09 dashboard, API and checkout show the same credit after an order, a cancellation, a return and a payment', async () => {
  const story = await openStory();
  const { shop, app, company } = story;
  expect(await figures(story)).toEqual(everywhere(700));

  const cancelled = await order(shop, app, company, 'one@bygg.example', 6);
  expect(await figures(story)).toEqual(everywhere(100));
  await tell(shop, cancelled, { kind: 'denial', rows: [{ rowNumber: 100, quantity: 6 }] });
  expect(await figures(story)).toEqual(everywhere(700));

  const kept = await order(shop, app, company, 'two@bygg.example', 3);
  const { papers } = await tell(shop, kept, { kind: 'invoice', rows: [{ rowNumber: 100, quantity: 3 }] });
  expect(await figures(story)).toEqual(everywhere(400));
  const returnId = randomUUID();
  const rows = [{ rowNumber: 100, quantity: 1, reason: 'too-small' as const }];
  await insertReturn(shop.db, {
    id: returnId,
    orderId: kept,
    rows,
    comment: '',
    askedAt: shop.clock.now(),
    askedBy: undefined,
  });
  const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }) });
  expect(await decideReturn(shop, staff, { returnId, state: 'accepted', answer: '' })).toMatchObject({ ok: true });
  expect(await figures(story)).toEqual(everywhere(500));

  await tell(shop, kept, { kind: 'payment', invoiceNumber: papers[0]?.number ?? '' });
  expect(await figures(story)).toEqual(everywhere(700));
});
