import { beforeEach, expect, test } from 'vitest';
import { anApprovalWorld } from '#tests/build/approval-world.ts';
import { aPrice } from '#tests/build/feed.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { changeDecision } from './change-decision.server.ts';
import { loadDecision } from './load-decision.server.ts';

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
});

/** Olle's trousers went back to the stock while the order waited, and only one pair is left until Christmas. */
async function aShortOrder(settings: Record<string, string> = {}) {
  const world = await anApprovalWorld(shop, app, settings);
  const { orderId } = await world.order([
    { sku: trousers, quantity: 3 },
    { sku: gloves, quantity: 10 },
  ]);
  await shop.db.updateTable('order_row').set({ taken: 0 }).execute();
  await bringFeed(shop, [{ kind: 'stock', sku: trousers, quantity: 1, nextDeliveryDate: '2026-12-24' }]);
  const visit = { ...world.ebba.visit(), language: 'en' as const };
  const tried = async (rows: unknown[] = []) => {
    const path = `/api/order/orders/${orderId}/decision`;
    const { body } = await world.call('POST', path, await world.ebba.signIn(), { rows, isTry: true });
    return body;
  };
  const previewed = async (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ intent: 'try', ...fields })) form.set(name, value);
    const answer = await changeDecision({ shop, visit, form }, orderId);
    return 'data' in answer ? answer.data.preview : undefined;
  };
  return { ...world, orderId, visit, tried, previewed };
}

test('pieces that are no longer in stock are named on the page, in the review and by the API', async () => {
  const { orderId, visit, tried, previewed } = await aShortOrder();
  const text = 'Trousers 1000, 01, C50: 2 of 3 are not in stock; expected on 24 Dec 2026';
  const { changes, total, totalNow, taxes, totalTerm } = await loadDecision(shop, visit, orderId);
  expect({ changes, totalNow }).toEqual({ changes: [text], totalNow: undefined });
  expect({ taxes, totalTerm, total }).toEqual({
    taxes: [{ term: 'VAT 25\u00a0%', amount: '820,00\u00a0kr' }],
    totalTerm: 'Total incl. VAT',
    total: '4\u00a0100,00\u00a0kr',
  });
  expect(await previewed({ 'quantity:100': '3', 'was:100': `3 ${trousers}` })).toMatchObject({
    rows: [],
    changes: [text],
  });
  expect((await tried()).differences).toEqual([
    {
      kind: 'back-ordered',
      rowNumber: 100,
      sku: trousers,
      before: 2400,
      after: 2400,
      backOrdered: 2,
      nextDeliveryDate: '2026-12-24',
    },
  ]);
  const fewer = [{ rowNumber: 100, quantity: 1 }];
  expect((await tried(fewer)).differences).toEqual([]);
});

test.each([
  ['false', 'Trousers 1000, 01, C50: 2 400,00 kr then, 2 880,00 kr now'],
  ['true', 'Trousers 1000, 01, C50: the price has changed'],
])('HidePrice %s: a row whose price has changed is named: %s', async (HidePrice, text) => {
  const { ebba, order } = await anApprovalWorld(shop, app, { HidePrice });
  const { orderId } = await order([{ sku: trousers, quantity: 3 }]);
  await bringFeed(shop, [aPrice({ style: 1000, unitGross: '1200' })]);
  const { changes } = await loadDecision(shop, { ...ebba.visit(), language: 'en' }, orderId);
  expect(changes.map((one) => one.replaceAll('\u00a0', ' '))).toEqual([text]);
});

test('a row that the approver changes or rejects is no difference', async () => {
  const { ebba, order, call } = await anApprovalWorld(shop, app);
  const { orderId } = await order([
    { sku: trousers, quantity: 3 },
    { sku: gloves, quantity: 10 },
  ]);
  const rows = [
    { rowNumber: 100, quantity: 1 },
    { rowNumber: 200, isRejected: true, reason: 'No' },
  ];
  const path = `/api/order/orders/${orderId}/decision`;
  const { body } = await call('POST', path, await ebba.signIn(), { rows, isTry: true });
  expect(body.differences).toEqual([]);
});
