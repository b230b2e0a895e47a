import { beforeEach, expect, test } from 'vitest';
import { aCompany, tellCompanyChanged } from '#tests/build/company.ts';
import { gloves, trousers, whiteTrousers } from '#tests/build/goods.ts';
import { logoSvg } from '#tests/build/logo.ts';
import { aPerson } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { goodsWithServices, logo, nameTag } from '#tests/build/vas.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';
import { listOrderProofs, saveProofs } from '../proof-sheet/proof-store.server.ts';

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  await bringFeed(shop, goodsWithServices);
  app = openTestApp(shop);
});

/** Olle has ordered trousers with a logo on the back; Ebba decides. */
async function aPendingLogo() {
  const settings = { ShowVas: 'true', ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' };
  const company = await aCompany('Bygg').with(settings).save(shop.db);
  const withLogo = { sku: trousers, quantity: 1, services: [{ serviceArticleId: logo, position: 'back' }] };
  const olle = await aBuyer(shop, app, { company, infos: {} }, [withLogo]);
  const storm_role = roles.customerAdmin;
  const { id } = await aPerson('ebba@bygg.example').withRole(storm_role).at(company).save(shop.db);
  const headers = await app.bearer({ customer_id: id, storm_role, company_id: company.id });
  const { orderId } = await sent(sendAs(app, olle));
  const confirm = async () => {
    const answer = await app.request(`/api/order/orders/${orderId}/confirm`, { method: 'PUT', headers });
    const { code, orderCode } = (await answer.json()) as Record<string, unknown>;
    return { status: answer.status, code, orderCode };
  };
  return { company, confirm };
}

test('O61 an order whose service no longer exists cannot be approved: 11', async () => {
  const { confirm } = await aPendingLogo();
  await shop.db.updateTable('cart_row').set({ sku: '8999' }).where('sku', '=', `${logo}`).execute();
  expect(await confirm()).toEqual({ status: 422, code: 'vas-unknown', orderCode: 11 });
  await shop.db
    .updateTable('cart_row')
    .set({ sku: `${logo}` })
    .where('sku', '=', '8999')
    .execute();
  expect(await confirm()).toMatchObject({ status: 200 });
});

test('O52 an order with services cannot be approved after the company has switched them off: 2', async () => {
  const { company, confirm } = await aPendingLogo();
  const { db } = shop;
  const ofCompany = db.updateTable('company_setting').where('company_id', '=', company.id);
  await ofCompany.set({ value: 'false' }).where('key', '=', 'ShowVas').execute();
  await tellCompanyChanged(shop);
  expect(await confirm()).toEqual({ status: 422, code: 'vas-not-allowed', orderCode: 2 });
});

/** Olle, a plain user, has ordered trousers with his name on them; Ebba decides. */
async function aPendingName() {
  const settings = { ShowVas: 'true', ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' };
  const company = await aCompany('Bygg').with(settings).save(shop.db);
  const withName = { sku: trousers, quantity: 1, services: [{ serviceArticleId: nameTag, position: 'back' }] };
  const olle = await aBuyer(shop, app, { company, infos: {} }, [withName]);
  const storm_role = roles.customerAdmin;
  const { id } = await aPerson('ebba@bygg.example').withRole(storm_role).at(company).save(shop.db);
  const headers = await app.bearer({ customer_id: id, storm_role, company_id: company.id });
  const { orderId } = await sent(sendAs(app, olle));
  const confirm = () => app.request(`/api/order/orders/${orderId}/confirm`, { method: 'PUT', headers });
  const decide = (rows: object[], more: object = {}) =>
    app.json(`/api/order/orders/${orderId}/decision`, 'POST', { rows, ...more }, headers);
  return { company, olle, orderId, headers, confirm, decide };
}

const orderedRows = async (orderId: string) => {
  const rows = await shop.db
    .selectFrom('order_row')
    .select(['sku', 'quantity', 'data'])
    .where('order_id', '=', orderId)
    .where('type', '<>', 'FreightArticle')
    .orderBy('row_number')
    .execute();
  return rows.map(({ data: { service, coworker, comment }, quantity, ...row }) => ({
    ...row,
    quantity: Number(quantity),
    wearer: coworker?.name,
    comment,
    ...(service && { position: service.position, place: service.positionName, lines: service.lines }),
  }));
};

const withOllesName = [
  { sku: trousers, quantity: 1, wearer: 'Ada Berg', comment: '' },
  {
    sku: `${nameTag}`,
    quantity: 1,
    wearer: 'Ada Berg',
    comment: 'Rygg: Ada Berg',
    position: 'back',
    place: 'Rygg',
    lines: ['Ada Berg'],
  },
];

test('the texts on garments stay as they were sent, although the wearer has another name by now', async () => {
  const { olle, orderId, confirm, decide } = await aPendingName();
  expect(await orderedRows(orderId)).toEqual(withOllesName);
  const rename = (last_name: string) =>
    shop.db.updateTable('customer').set({ last_name }).where('id', '=', olle.customerId).execute();
  await rename('Ny');
  const rows = [{ rowNumber: 100, quantity: 2 }];
  const tried = (await (await decide(rows, { isTry: true })).json()) as { seen: string };
  expect(tried).toMatchObject({ state: 'waiting' });
  // A name that could not be ordered today does not stop a waiting order.
  await rename('');
  expect((await confirm()).status).toBe(200);
  expect(await orderedRows(orderId)).toEqual(withOllesName);
});

test('a row whose quantity changes keeps wearer, place and text of its services', async () => {
  const { olle, orderId, decide } = await aPendingName();
  await shop.db.updateTable('customer').set({ last_name: 'Ny' }).where('id', '=', olle.customerId).execute();
  const rows = [{ rowNumber: 100, quantity: 2 }];
  const { seen } = (await (await decide(rows, { isTry: true })).json()) as { seen: string };
  expect((await decide(rows, { seen })).status).toBe(200);
  expect(await orderedRows(orderId)).toEqual(withOllesName.map((row) => ({ ...row, quantity: 2 })));
});

test('another colour keeps wearer and services; a product that cannot have them is refused', async () => {
  const { orderId, decide } = await aPendingName();
  await bringFeed(shop, [{ kind: 'stock', sku: whiteTrousers, quantity: 5 }]);
  const unfit = await decide([{ rowNumber: 100, sku: gloves, quantity: 10 }], { isTry: true });
  expect([unfit.status, await unfit.json()]).toMatchObject([
    422,
    { code: 'services-do-not-fit', facts: { name: expect.stringContaining('2000') } },
  ]);
  const rows = [{ rowNumber: 100, sku: whiteTrousers, quantity: 3 }];
  const { seen } = (await (await decide(rows, { isTry: true })).json()) as { seen: string };
  expect((await decide(rows, { seen })).status).toBe(200);
  const [garment, text] = withOllesName;
  expect(await orderedRows(orderId)).toEqual([
    { ...garment, sku: whiteTrousers, quantity: 3 },
    { ...text, quantity: 3 },
  ]);
});

test('another size or colour is refused if the agreed text does not fit it', async () => {
  const { orderId, decide } = await aPendingName();
  await bringFeed(shop, [{ kind: 'stock', sku: whiteTrousers, quantity: 5 }]);
  const rows = shop.db.selectFrom('order_row').select('data').where('order_id', '=', orderId);
  const { data } = await rows.where('type', '=', 'VasArticle').executeTakeFirstOrThrow();
  const service = { ...data.service, position: 'right thigh', lines: ['W'.repeat(60)] };
  const wide = JSON.stringify({ ...data, service });
  await shop.db.updateTable('order_row').set({ data: wide }).where('type', '=', 'VasArticle').execute();
  const tried = await decide([{ rowNumber: 100, sku: whiteTrousers }], { isTry: true });
  expect([tried.status, await tried.json()]).toMatchObject([422, { code: 'services-do-not-fit' }]);
  expect((await decide([{ rowNumber: 100, quantity: 2 }], { isTry: true })).status).toBe(200);
});

test('another quantity keeps the proof of a service; another colour removes it, so that it is made again', async () => {
  const { orderId, headers } = await aPendingName();
  await bringFeed(shop, [{ kind: 'stock', sku: whiteTrousers, quantity: 5 }]);
  const rows = shop.db.selectFrom('order_row').select('row_number').where('order_id', '=', orderId);
  const { row_number: rowNumber } = await rows.where('sku', '=', `${nameTag}`).executeTakeFirstOrThrow();
  const proof = {
    orderId,
    rowNumber,
    wearerId: undefined,
    buyerId: undefined,
    proof: { position: 'back', artwork: { kind: 'text', lines: [] } } as never,
  };
  await saveProofs(shop.db, [proof], shop.clock.now());
  const change = async (body: object) =>
    (await app.json(`/api/order/orders/${orderId}/products/100`, 'PUT', body, headers)).status;
  const proofs = async () => [...(await listOrderProofs(shop.db, orderId)).keys()];
  expect(await change({ quantity: 2 })).toBe(200);
  expect(await proofs()).toEqual([rowNumber]);
  expect(await change({ sku: whiteTrousers })).toBe(200);
  expect(await proofs()).toEqual([]);
});

test('services are restored with their places, although the cart of the order was deleted', async () => {
  const { olle, decide } = await aPendingName();
  await shop.db.deleteFrom('cart').where('id', '=', olle.cartId).execute();
  expect((await decide([{ rowNumber: 100, isRejected: true, reason: 'Too dear' }])).status).toBe(200);
  const rows = await shop.db.selectFrom('cart_row').select(['sku', 'metadata']).orderBy('row_number').execute();
  const entries = rows.map(({ sku, metadata }) => [
    sku,
    Object.fromEntries(metadata.filter(({ key }) => key !== 'PriceListId').map(({ key, value }) => [key, value])),
  ]);
  expect(entries).toEqual([
    [trousers, { Type: 'DefaultArticle', CoWorkerId: `${olle.customerId}` }],
    [`${nameTag}`, { Type: 'VasArticle', VasPosition: 'back' }],
  ]);
});

test('typeface, height and logo stay when an approver changes a row, although staff have refused the logo by now', async () => {
  const settings = { ShowVas: 'true', ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' };
  const company = await aCompany('Bygg').with(settings).save(shop.db);
  const storm_role = roles.customerAdmin;
  const { id } = await aPerson('ebba@bygg.example').withRole(storm_role).at(company).save(shop.db);
  const headers = await app.bearer({ customer_id: id, storm_role, company_id: company.id });
  const uploaded = await app.request('/api/vas/logos?name=Bygg&fileName=bygg.svg&widthMm=80&rights=own', {
    method: 'POST',
    body: logoSvg(),
    headers: { ...headers, 'content-type': 'image/svg+xml' },
  });
  const { logoId } = (await uploaded.json()) as { logoId: string };
  const services = [
    { serviceArticleId: nameTag, position: 'back', typeface: 'script', heightMm: 12 },
    { serviceArticleId: logo, position: 'left chest', logo: { logoId } },
  ];
  const withBoth = { sku: trousers, quantity: 1, services };
  const olle = await aBuyer(shop, app, { company, infos: {} }, [withBoth]);
  const { orderId } = await sent(sendAs(app, olle));
  await shop.db.updateTable('company_logo_version').set({ state: 'refused' }).execute();
  const decide = (rows: object[], more: object = {}) =>
    app.json(`/api/order/orders/${orderId}/decision`, 'POST', { rows, ...more }, headers);
  const rows = [{ rowNumber: 100, quantity: 2 }];
  const { seen } = (await (await decide(rows, { isTry: true })).json()) as { seen: string };
  expect((await decide(rows, { seen })).status).toBe(200);
  const made = await shop.db
    .selectFrom('order_row')
    .select(['quantity', 'data'])
    .where('type', '=', 'VasArticle')
    .orderBy('row_number')
    .execute();
  expect(made.map(({ quantity, data }) => [Number(quantity), data.comment, data.service?.making])).toMatchObject([
    [2, 'Rygg: Ada Berg', { typeface: 'script', heightMm: 12 }],
    [2, 'Vänster bröst: Bygg v1', { logo: { logoId, version: 1, name: 'Bygg', fileName: 'bygg.svg', widthMm: 80 } }],
  ]);
});

test('a rejected row keeps typeface and height, although the cart of the order was deleted', async () => {
  const { olle, orderId, decide } = await aPendingName();
  const { data } = await shop.db
    .selectFrom('order_row')
    .select('data')
    .where('order_id', '=', orderId)
    .where('type', '=', 'VasArticle')
    .executeTakeFirstOrThrow();
  const making = { ...data.service?.making, typeface: 'script', heightMm: 12 };
  const changed = JSON.stringify({ ...data, service: { ...data.service, making } });
  await shop.db.updateTable('order_row').set({ data: changed }).where('type', '=', 'VasArticle').execute();
  await shop.db.deleteFrom('cart').where('id', '=', olle.cartId).execute();
  expect((await decide([{ rowNumber: 100, isRejected: true, reason: 'Too dear' }])).status).toBe(200);
  const rows = await shop.db.selectFrom('cart_row').select('metadata').where('sku', '=', `${nameTag}`).execute();
  expect(rows.map(({ metadata }) => Object.fromEntries(metadata.map(({ key, value }) => [key, value])))).toEqual([
    { Type: 'VasArticle', VasPosition: 'back', VasTypeface: 'script', VasHeight: '12' },
  ]);
});
