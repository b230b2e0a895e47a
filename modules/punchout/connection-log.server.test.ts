import { beforeEach, expect, test } from 'vitest';
import { trousers } from '#tests/build/goods.ts';
import { aProcurementSystem, arrive, enterFrom, type ProcurementSystem } from '#tests/build/procurement.ts';
import { aCxmlSystem, envelopeOf, postCxml } from '#tests/build/procurement-order.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { readDocumentsOf, removeDocumentsBefore, removeDocumentsOf } from '../punchout-log/document-store.server.ts';

let shop: SendingShop;
let app: TestApp;
let system: ProcurementSystem;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  system = await aProcurementSystem(shop, app);
});

const documents = () => shop.db.selectFrom('punchout_document').selectAll().orderBy('seq').execute();
const seen = async () => (await documents()).map(({ direction, kind, reason }) => [direction, kind, reason]);

test('a visit leaves its start and its cart in the log, without the secret', async () => {
  const headers = await enterFrom(app, system);
  await app.json('/api/cart/carts', 'POST', { products: [{ sku: trousers, quantity: 2 }] }, headers);
  const closed = await app.request('/api/order/punchout/close', { method: 'POST', headers });
  expect(closed.status).toBe(200);
  expect(await seen()).toEqual([
    ['in', 'start', ''],
    ['out', 'cart', ''],
  ]);
  const [start, cart] = await documents();
  expect(start?.session_id).toBe(cart?.session_id);
  expect([start?.people, start?.company_id, start?.protocol]).toEqual([[system.person.id], system.company.id, 'OCI4']);
  expect(JSON.stringify(start?.body)).not.toContain(system.secret);
  expect(start?.body).toMatchObject({
    fields: expect.arrayContaining([{ name: 'HOOK_URL', value: 'https://buy.example/hook?sid=***' }]),
  });
  expect(cart?.body).toMatchObject({
    fields: expect.arrayContaining([{ name: 'NEW_ITEM-EXT_PRODUCT_ID[1]', value: trousers }]),
  });
});

test('refused requests are kept with their reason for the company whose name they bear, and for nobody else', async () => {
  await arrive(app, system, { PASSWORD: 'guess' });
  await arrive(app, { ...system, type: 'OCI3' });
  await arrive(app, system, { HOOK_URL: 'https://evil.example/' });
  await arrive(app, { ...system, name: 'unknown' });
  expect(await seen()).toEqual([
    ['in', 'start', 'wrong-secret'],
    ['in', 'start', 'wrong-connection'],
    ['in', 'start', 'punch-out-target-unknown'],
  ]);
  expect((await documents()).map(({ people }) => people)).toEqual([[], [system.person.id], [system.person.id]]);
});

test('VALIDATE is kept with its answer', async () => {
  await arrive(app, system, { FUNCTION: 'VALIDATE', PRODUCTID: trousers, QUANTITY: '3' });
  expect(await seen()).toEqual([
    ['in', 'validate', ''],
    ['out', 'validate', ''],
  ]);
});

test('a cXML document is kept with its answer, the code of the start page removed', async () => {
  const { secret } = await aCxmlSystem(shop, app);
  const body =
    '<PunchOutSetupRequest operation="create"><BuyerCookie>b</BuyerCookie><BrowserFormPost><URL>https://buyer.example/in</URL></BrowserFormPost></PunchOutSetupRequest>';
  await postCxml(app, envelopeOf({ secret, payloadId: 'log.1@buyer.example', body }));
  await postCxml(app, envelopeOf({ secret, payloadId: 'log.2@buyer.example', body: body.replace('create', 'source') }));
  expect(await seen()).toEqual([
    ['in', 'start', ''],
    ['out', 'answer', ''],
    ['in', 'start', 'not-offered'],
    ['out', 'answer', 'not-offered'],
  ]);
  const all = JSON.stringify(await documents());
  expect(all).toContain('<SharedSecret>***</SharedSecret>');
  expect(all).not.toContain(secret);
  expect(all).toContain('/api/auth/login/start?code=***');
});

test('documents are in the export of their person, go with the account and after 90 days', async () => {
  await arrive(app, system);
  const [document] = await documents();
  expect(await readDocumentsOf(shop.db, system.person.id)).toEqual([
    { direction: 'in', protocol: 'OCI4', kind: 'start', at: document?.created_at },
  ]);
  await removeDocumentsOf(shop.db, system.person.id + 1);
  await removeDocumentsBefore(shop.db, document?.created_at ?? new Date());
  expect(await documents()).toHaveLength(1);
  await removeDocumentsOf(shop.db, system.person.id);
  expect(await documents()).toEqual([]);
});
