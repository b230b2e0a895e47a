import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { someGeneral } from '#tests/build/content.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { aDelivery } from '#tests/build/history.ts';
import { anOrder } from '#tests/build/order.ts';
import { orderWatchers, type Watcher } from '#tests/build/order-watchers.ts';
import { readCode128 } from '#tests/build/read-code-128.ts';
import { readPdf } from '#tests/build/read-pdf.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { saveGeneral } from '../../content/save-general.server.ts';
import { applyReport } from '../../fulfilment/apply-report.server.ts';
import { findDeliveries, insertDelivery } from '../../fulfilment/delivery-store.server.ts';
import { insertReturn, saveDecision } from '../../fulfilment/return-store.server.ts';
import { sealOrder } from '../../order/order-link.server.ts';
import { findOrder } from '../../order/order-store.server.ts';
import { forgetBuyers } from '../../order/orders-of-person.server.ts';
import { forgetPerson } from '../../people/forget-person.server.ts';
import { readDeliveryNote } from './read-delivery-note.server.ts';

let shop: TestShop;
let app: TestApp;
let watchers: Awaited<ReturnType<typeof orderWatchers>>;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  watchers = await orderWatchers(shop);
  const seller = { name: 'Yrke Test AB', vatNumber: 'SE556000000001', registrationNo: '556000-0000', accounts: [] };
  const general = { language: 'sv', everywhere: false, general: someGeneral({ seller }) } as const;
  expect(await saveGeneral(shop, aVisit({ claims: someClaims() }), general)).toMatchObject({ ok: true });
});

const { metadata } = anOrder().order;

async function delivered(facts: Parameters<typeof anOpenOrder>[1] = {}) {
  const { id, orderNo } = await anOpenOrder(shop, facts);
  const delivery = aDelivery(id, {
    dispatchNumber: 'D-77',
    dispatchedAt: new Date('2026-11-16T08:00:00Z'),
    rows: [{ rowNumber: 100, quantity: 2 }],
  });
  await insertDelivery(shop.db, delivery);
  return { id, orderNo, deliveryId: delivery.id, link: encodeURIComponent(sealOrder(shop.env, id)) };
}

async function asked(orderId: string) {
  const rows = [{ rowNumber: 100, quantity: 1, reason: 'too-small' as const }];
  const asking = { orderId, rows, comment: '', askedAt: shop.clock.now(), askedBy: undefined };
  return (await insertReturn(shop.db, { ...asking, id: randomUUID() })).id;
}

const accept = (id: string) =>
  saveDecision(shop.db, { id, state: 'accepted', answer: '', decidedAt: shop.clock.now(), decidedBy: undefined });

const notePath = (id: string, link = '') => `/api/document/documents/delivery/${id}/pdf${link && `?o=${link}`}`;
const labelPath = (id: string, link = '') => `/api/document/documents/return/${id}/label${link && `?o=${link}`}`;
const pdf = async (path: string, headers = {}) => {
  const answer = await app.request(path, { headers });
  return { status: answer.status, ...(answer.ok && readPdf(await answer.bytes())) };
};

test('a delivery note has label, reference, project, day, address and the seller’s numbers, and no amount', async () => {
  const { deliveryId, link, orderNo } = await delivered({
    metadata: { ...metadata, OrderLabel: 'Gate 4', OrderNumber: '880011', SalesRef: 'Anna', ProjectNumber: 'P-7' },
  });
  const { status, text = '', pages, boxes } = await pdf(notePath(deliveryId, link));
  expect([status, pages, boxes]).toEqual([200, 1, 0]);
  for (const words of [
    'Följesedel D-77',
    'Gate 4',
    'Anna',
    'P-7',
    '880011',
    orderNo,
    'Gatan 1',
    'Stockholm',
    'Trousers',
  ])
    expect(text).toContain(words);
  for (const words of ['Yrke Test AB', 'SE556000000001', '556000-0000', '16 november 2026'])
    expect(text).toContain(words);
  expect(text).not.toMatch(/\d kr/);
});

test('a delivery note is for people who may see the order', async () => {
  const { deliveryId, link } = await delivered({ owner: watchers.owner });
  const { link: other } = await delivered();
  expect((await pdf(notePath(deliveryId, link))).status).toBe(200);
  expect((await pdf(notePath(deliveryId, other))).status).toBe(404);
  expect((await pdf(notePath(deliveryId))).status).toBe(401);
  expect((await pdf(notePath(randomUUID(), link))).status).toBe(404);
  const seen = async (who: Watcher) => (await pdf(notePath(deliveryId), await app.bearer(watchers.claims[who]))).status;
  expect([await seen('buyer'), await seen('admin')]).toEqual([200, 200]);
  for (const who of ['colleague', 'consumer', 'stranger', 'otherAdmin'] as const) expect(await seen(who)).toBe(404);
});

/** As moving an order to another address would do. */
const renameOrder = () =>
  sql`update orders set data = jsonb_set(data, '{delivery,address,line1}', '"Another street"'), language = 'en'`.execute(
    shop.db,
  );

const bytesOf = async (path: string, headers = {}) =>
  Buffer.from(await (await app.request(path, { headers })).arrayBuffer()).toString('base64');

test('a delivery note is made when the goods are dispatched; later changes of the order do not change it', async () => {
  const { id } = await anOpenOrder(shop, { owner: { kind: 'public' } });
  const report = { kind: 'delivery', dispatchNumber: 'D-78', carrier: 'Bring' } as const;
  const rows = [{ rowNumber: 100, quantity: 1 }];
  const told = { ...report, rows, trackingNumber: undefined, trackingUrl: undefined, expectedOn: undefined };
  expect(await applyReport(shop, { orderId: id, source: 'test', messageId: 'sent', report: told })).toMatchObject({
    ok: true,
  });
  await shop.events.deliverDue();
  await renameOrder();
  const [delivery] = await findDeliveries(shop.db, [id]);
  const path = notePath(delivery?.id ?? '', encodeURIComponent(sealOrder(shop.env, id)));
  const { text = '' } = await pdf(path);
  expect(text).toContain('Gatan 1');
  expect(text).not.toMatch(/Another|Delivery/);
});

test('a delivery note from before notes were kept is made at its first download and then has the same bytes', async () => {
  const { deliveryId, link } = await delivered();
  const issued = await bytesOf(notePath(deliveryId, link));
  await renameOrder();
  const general = someGeneral({ seller: { name: 'Another seller', vatNumber: 'SE000000000', accounts: [] } });
  expect(
    await saveGeneral(shop, aVisit({ claims: someClaims() }), { language: 'sv', everywhere: false, general }),
  ).toMatchObject({ ok: true });
  expect(await bytesOf(notePath(deliveryId, link))).toBe(issued);
});

test('the stored note of an erased consumer is deleted; the new one contains no names', async () => {
  const { owner } = watchers;
  const { deliveryId, link } = await delivered({ owner: { kind: 'customer', customerId: owner.customerId } });
  expect((await pdf(notePath(deliveryId, link))).text).toContain('Eva Lind');
  await forgetPerson(shop.db, owner.customerId);
  await forgetBuyers(shop, new Date(shop.clock.now().getTime() + 3 * 24 * 60 * 60_000));
  await shop.events.deliverDue();
  const { text = '' } = await pdf(notePath(deliveryId, link));
  expect(text).toContain('Följesedel D-77');
  expect(text).not.toMatch(/Eva|Lind/);
});

test('a note that was being drawn while names were erased is drawn again without them', async () => {
  const { owner } = watchers;
  const { id, deliveryId, link } = await delivered({ owner: { kind: 'customer', customerId: owner.customerId } });
  const order = (await findOrder(shop.db, id))?.order;
  const [delivery] = await findDeliveries(shop.db, [id]);
  if (!order || !delivery) throw new Error('nothing was delivered');
  await forgetPerson(shop.db, owner.customerId);
  await forgetBuyers(shop, new Date(shop.clock.now().getTime() + 3 * 24 * 60 * 60_000));
  await shop.events.deliverDue();
  await readDeliveryNote(shop, { delivery, order });
  const { text = '' } = await pdf(notePath(deliveryId, link));
  expect(text).toContain('Följesedel D-77');
  expect(text).not.toMatch(/Eva|Lind/);
});

test('an accepted return has a label: number, order, sender, and the market’s address', async () => {
  const { id, link, orderNo } = await delivered();
  await asked(id);
  const second = await asked(id);
  expect((await pdf(labelPath(second, link))).status).toBe(404);
  await accept(second);
  const { status, text = '', frame = '', bars = [], pages } = await pdf(labelPath(second, link));
  expect([status, pages]).toEqual([200, 1]);
  for (const words of [`Returetikett R${orderNo}-2`, 'Eva Lind', 'Gatan 1', 'Yrke Test AB', orderNo])
    expect(text).toContain(words);
  expect(frame).toContain('/Figure');
  const barcode = bars.filter(({ height }) => height > 50);
  expect(readCode128(barcode)).toBe(`R${orderNo}-2`);
  // A scanner needs a quiet zone of ten modules on both sides.
  const [first, last] = [barcode[0], barcode.at(-1)];
  expect(first && first.left - 15).toBeGreaterThan(0);
  expect(last && last.left + last.width + 15).toBeLessThan(595);
});

test('the label is only for people who may return the goods', async () => {
  const { id, link } = await delivered({ owner: watchers.owner });
  const returnId = await asked(id);
  await accept(returnId);
  const { link: other } = await delivered();
  expect((await pdf(labelPath(returnId, link))).status).toBe(404);
  expect((await pdf(labelPath(returnId, other))).status).toBe(404);
  expect((await pdf(labelPath(returnId))).status).toBe(401);
  const seen = async (who: Watcher) => (await pdf(labelPath(returnId), await app.bearer(watchers.claims[who]))).status;
  expect([await seen('buyer'), await seen('admin')]).toEqual([200, 200]);
  for (const who of ['colleague', 'consumer', 'stranger', 'otherAdmin'] as const) expect(await seen(who)).toBe(404);
});
