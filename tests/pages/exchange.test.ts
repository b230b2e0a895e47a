import { beforeEach, expect, test } from 'vitest';
import { applyReport } from '#modules/fulfilment/apply-report.server.ts';
import { findReturns } from '#modules/fulfilment/return-store.server.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { goods, largerTrousers, trousers } from '#tests/build/goods.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';
import { formsIn } from './posted-forms.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;
let order: { id: string; orderNo: string };

const stockOf = (sku: string, quantity: number) => ({ kind: 'stock', sku, quantity });

beforeEach(async () => {
  shop = await openTestShop();
  app = await openBuiltApp(shop);
  await bringFeed(shop, [...goods, stockOf(trousers, 10), stockOf(largerTrousers, 2)]);
  order = await anOpenOrder(shop, { paymentMethodId: 168, paymentState: 'Confirmed', owner: { kind: 'public' } });
  const rows = [{ rowNumber: 100, quantity: 3 }];
  const parcel = {
    kind: 'delivery',
    dispatchNumber: 'D-1',
    carrier: 'X',
    dispatchedAt: shop.clock.now(),
    rows,
  } as const;
  const report = { orderId: order.id, source: 'erp', messageId: '1', report: parcel };
  expect(await applyReport(shop, report)).toMatchObject({ ok: true });
});

const pathOf = (id: string) => `/en/order/status?o=${encodeURIComponent(sealOrder(shop.env, id))}`;
const shownIn = async (answer: Response) => (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
const open = async (id: string) => shownIn(await app.get(pathOf(id)));

/** The returns form of the page, filled in. */
async function ask(wish: Record<string, string>) {
  const form = formsIn(await open(order.id), pathOf(order.id)).find(({ values }) =>
    values.some(([name, value]) => name === 'intent' && value === 'return'),
  );
  const filled = (form?.values ?? []).map(([name, value]) => [name, wish[name] ?? value]);
  const answer = await app.get(pathOf(order.id), {
    method: 'POST',
    headers: { origin: 'http://se.localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(filled).toString(),
  });
  return { status: answer.status, location: answer.headers.get('location'), text: await shownIn(answer) };
}

test('a size is exchanged in one step: the pages of both orders link to each other, and there is a label', async () => {
  const wish = { 'pieces:100': '1', 'reason:100': 'too-small', 'exchange:100': largerTrousers };
  const asked = await ask(wish);
  expect([asked.status, asked.location]).toEqual([302, expect.stringMatching(/done=exchanged#returns$/)]);
  const [one] = await findReturns(shop.db, order.id);
  const replacement = one?.replacement;
  expect(one?.rows).toMatchObject([{ rowNumber: 100, quantity: 1, replacement: { sku: largerTrousers, pieces: 1 } }]);
  const first = await open(order.id);
  expect(first).toContain(`Replacement: order ${replacement?.orderNo}`);
  expect(first).toContain(`/api/document/documents/return/${one?.id}/label`);
  const second = await open(replacement?.orderId ?? '');
  expect(second).toContain(`Replaces goods of order ${order.orderNo}`);
});

test('an exchange of more than was bought is refused beside its field, and creates no order', async () => {
  const wish = { 'pieces:100': '9', 'reason:100': 'too-small', 'exchange:100': largerTrousers };
  const asked = await ask(wish);
  expect(asked.status).toBe(422);
  expect(asked.text).toMatch(/aria-invalid="true"/);
  expect(await findReturns(shop.db, order.id)).toEqual([]);
});
