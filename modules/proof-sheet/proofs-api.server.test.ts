import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { readPdf } from '#tests/build/read-pdf.ts';
import { aBuyer, openSendingShop, refused, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { goodsWithServices, jobTag, nameTag } from '#tests/build/vas.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';
import type { StaffTask } from '../auth/staff-tasks.ts';
import { findOrder } from '../order/order-store.server.ts';
import {
  listOrderProofs,
  readProofsOf,
  removeProofsOf,
  removeProofsOfRows,
  saveCartProofs,
} from './proof-store.server.ts';
import { listEntries } from './read-order-proofs.server.ts';

let shop: SendingShop;
let app: TestApp;

/** Names also go on the thigh, which trousers have. */
const onThigh = goodsWithServices.map((row) =>
  'serviceArticleId' in row
    ? { ...row, positions: [...row.positions, { code: 'right thigh', name: { sv: 'Höger lår', en: 'Right thigh' } }] }
    : row,
);

beforeEach(async () => {
  shop = await openSendingShop();
  await bringFeed(shop, onThigh);
  app = openTestApp(shop);
});

async function aSender(services: object[] = [{ serviceArticleId: nameTag, position: 'right thigh' }]) {
  const company = await aCompany().with({ ShowVas: 'true' }).save(shop.db);
  const buyer = await aBuyer(shop, app, { company, role: roles.customerAdmin }, []);
  const row = {
    sku: trousers,
    quantity: 1,
    services,
    metadata: [{ key: 'CoWorkerId', value: String(buyer.customerId) }],
  };
  const path = `/api/cart/carts/${buyer.cartId}/products`;
  const added = await app.json(path, 'POST', row, buyer.headers);
  expect(added.status).toBe(201);
  const [first] = (await (await app.request(path, { headers: buyer.headers })).json()) as { id: string }[];
  const choose = (service: object) =>
    app.json(
      `${path}/${first?.id}/vas`,
      'PUT',
      { services: [{ serviceArticleId: nameTag, ...service }] },
      buyer.headers,
    );
  return { company, buyer, choose };
}

const get = async (path: string, headers: Record<string, string>) => {
  const answer = await app.request(path, { headers });
  return { status: answer.status, body: await answer.json() };
};

const cartProofs = async (headers: Record<string, string>) =>
  (await get('/api/vas/proofs/cart', headers)).body as { hash: string; problems: object[] }[];

test('V28 the proof of a cart row is hashed and kept, and a change of the text makes a new one', async () => {
  const { buyer, choose } = await aSender();
  const [first] = await cartProofs(buyer.headers);
  expect(first).toEqual({
    rowNumber: 200,
    sku: trousers,
    garment: 'Trousers 1000',
    colour: expect.any(String),
    size: 'C50',
    quantity: 1,
    serviceQuantity: 1,
    state: 'ready',
    service: 'Namn',
    position: 'Höger lår',
    wearer: 'Ada Berg',
    renamedTo: null,
    formerLines: null,
    lines: ['Ada Berg'],
    logo: null,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    problems: [],
    hints: [],
  });
  expect((await cartProofs(buyer.headers))[0]?.hash).toBe(first?.hash);
  await choose({ position: 'right thigh', parameters: { fname: 'Adde' } });
  const [second] = await cartProofs(buyer.headers);
  expect(second).toMatchObject({ lines: ['Adde Berg'] });
  expect(second?.hash).not.toBe(first?.hash);
});

test('a text that is too wide or cannot be made is said at the row, kept as it is, and refused with code 28', async () => {
  const { buyer, choose } = await aSender();
  for (const [parameters, problems] of [
    [{ fname: 'Maximilianeström', lname: 'Wk' }, []],
    [{ fname: 'Illiillilliil', lname: 'Liilliil' }, [{ code: 'line-too-long', most: 20 }]],
    [{ fname: 'Жук' }, [{ code: 'letters', letters: 'Ж у к' }]],
    // 15,415 units are 110.1 mm at 5 mm: just too wide.
    [{ fname: 'WWWWWWWWWWW', lname: 'MMMMMMMM' }, [{ code: 'too-wide', width: 111, room: 110, least: 5 }]],
  ] as const) {
    await choose({ position: 'right thigh', parameters });
    const [proof] = await cartProofs(buyer.headers);
    expect(proof).toMatchObject({
      lines: [`${parameters.fname} ${'lname' in parameters ? parameters.lname : 'Berg'}`],
      problems,
      state: problems.length > 0 ? 'text-invalid' : 'ready',
    });
  }
  expect(await refused(sendAs(app, buyer))).toMatchObject({ status: 422, code: 'vas-text-invalid', orderCode: 28 });
  await choose({ position: 'right thigh', heightMm: 3 });
  expect((await cartProofs(buyer.headers))[0]?.problems).toEqual([{ code: 'too-low', height: 3, least: 5, works: 5 }]);
  expect(await refused(sendAs(app, buyer))).toMatchObject({ status: 422, orderCode: 28 });
  await choose({ position: 'right thigh', heightMm: 5, typeface: 'block' });
  await sent(sendAs(app, buyer));
});

test('a text that lacks a part is not ready, although its proof has no problem', async () => {
  const { buyer } = await aSender([{ serviceArticleId: jobTag, position: 'right thigh' }]);
  expect(await cartProofs(buyer.headers)).toMatchObject([{ state: 'text-invalid', problems: [] }]);
});

test('an ordered text that can no longer be made is held and exported as such, and staff read the reason', async () => {
  const { buyer } = await aSender();
  const { orderId } = await sentOrder(buyer);
  await sql`update order_row set data = jsonb_set(data, '{service,making,heightMm}', '3') where data ? 'service'`.execute(
    shop.db,
  );
  const tooLow = { code: 'too-low', height: 3, least: 5, works: 5 };
  expect((await get(`/api/vas/proofs/order/${orderId}`, buyer.headers)).body).toMatchObject([
    { rowNumber: 200, state: 'text-invalid', problems: [tooLow] },
  ]);
  expect((await get(`/api/vas/proofs/order/${orderId}/production`, buyer.headers)).body).toMatchObject([
    { rowNumber: 200, state: 'text-invalid' },
  ]);
  expect(await shop.db.selectFrom('held_service').selectAll().execute()).toEqual([
    { order_id: orderId, row_number: 200, state: 'text-invalid' },
  ]);
});

test('old orders without a place are found by the migration, before they are opened', async () => {
  const { buyer } = await aSender();
  const { orderId } = await sentOrder(buyer);
  const find = async () => {
    await sql.raw(readFileSync('migrations/0084-orders-without-a-place.sql', 'utf8')).execute(shop.db);
    return shop.db.selectFrom('held_service').selectAll().execute();
  };
  expect(await find()).toEqual([]);
  await shop.db.deleteFrom('proof').execute();
  const held = { order_id: orderId, row_number: 200, state: 'no-place' };
  expect(await find()).toEqual([held]);
  expect(await find()).toEqual([held]);
  // Its trousers have the place after all: the reading knows it.
  await get(`/api/vas/proofs/order/${orderId}/production`, buyer.headers);
  expect(await find()).toEqual([]);
});

test('a garment that has lost the place is a question for production, not a row that it never hears of', async () => {
  const { buyer } = await aSender();
  const { orderId } = await sentOrder(buyer);
  await sql`update order_row set data = jsonb_set(data, '{service,position}', '"left chest"') where data ? 'service'`.execute(
    shop.db,
  );
  await shop.db.deleteFrom('proof').execute();
  expect((await get(`/api/vas/proofs/order/${orderId}/production`, buyer.headers)).body).toMatchObject([
    { rowNumber: 200, state: 'no-place', text: ['Ada Berg'], method: null, hash: null },
  ]);
});

test('a service that is not seen is on the production sheet without a drawing, as often as it is made', async () => {
  await bringFeed(
    shop,
    onThigh.map((row) =>
      'serviceArticleId' in row && row.serviceArticleId === jobTag
        ? {
            ...row,
            service: 'chip',
            parameters: ['employeeno'],
            positions: [{ code: 'inside hem', name: { sv: 'Fåll', en: 'Hem' } }],
          }
        : row,
    ),
  );
  const { buyer } = await aSender([
    { serviceArticleId: jobTag, position: 'inside hem', parameters: { employeeno: '4711' } },
  ]);
  const { orderId } = await sentOrder(buyer);
  expect((await get(`/api/vas/proofs/order/${orderId}/production`, buyer.headers)).body).toMatchObject([
    { rowNumber: 200, quantity: 1, serviceQuantity: 2, state: 'ready', position: 'Fåll', text: ['4711'], file: null },
  ]);
  // Nothing to approve by sight.
  expect((await get(`/api/vas/proofs/order/${orderId}`, buyer.headers)).body).toEqual([]);
  const sheet = await app.request(`/api/document/documents/order/${orderId}/production/pdf`, {
    headers: buyer.headers,
  });
  expect(sheet.status).toBe(200);
});

test('a cart follows the data of the wearer and says which text was shown before; another wearer is no such change', async () => {
  const { company, buyer } = await aSender();
  const shown = async () => (await get('/api/vas/proofs/cart', buyer.headers)).body;
  expect(await shown()).toMatchObject([{ lines: ['Ada Berg'], formerLines: null }]);
  await shop.db.updateTable('customer').set({ last_name: 'Ny' }).where('id', '=', buyer.customerId).execute();
  expect(await shown()).toMatchObject([{ lines: ['Ada Ny'], formerLines: ['Ada Berg'] }]);
  expect(await shown()).toMatchObject([{ lines: ['Ada Ny'], formerLines: ['Ada Berg'] }]);
  const bo = await aPerson('bo@bygg.example').at(company).save(shop.db);
  const rows = `/api/cart/carts/${buyer.cartId}/products`;
  const [row] = (await get(rows, buyer.headers)).body as { id: string }[];
  const metadata = [{ key: 'CoWorkerId', value: String(bo.id) }];
  expect((await app.json(`${rows}/${row?.id}`, 'PUT', { metadata }, buyer.headers)).status).toBe(200);
  expect(await shown()).toMatchObject([{ wearer: 'Ada Berg', lines: ['Ada Berg'], formerLines: null }]);
});

test('an order keeps its proof when the wearer is renamed and says so; production gets the same in millimetres', async () => {
  const { buyer } = await aSender();
  const [inCart] = await cartProofs(buyer.headers);
  const { orderId } = await sentOrder(buyer);
  await shop.db.updateTable('customer').set({ last_name: 'Ny' }).where('id', '=', buyer.customerId).execute();
  expect((await get(`/api/vas/proofs/order/${orderId}`, buyer.headers)).body).toMatchObject([
    { rowNumber: 200, lines: ['Ada Berg'], wearer: 'Ada Berg', renamedTo: 'Ada Ny', hash: inCart?.hash },
  ]);
  const production = {
    rowNumber: 200,
    sku: trousers,
    size: 'C50',
    quantity: 1,
    serviceQuantity: 1,
    state: 'ready',
    service: 'Namn',
    method: 'embroidery',
    position: 'right thigh',
    side: 'front',
    xMm: -128,
    yMm: 330,
    turnDegrees: 0,
    // 3,895 units from the left of the A to the right of the g, whose tail is 198 units long. Capitals of 10 mm have 700 units.
    widthMm: 55.64,
    heightMm: 12.83,
    text: ['Ada Berg'],
    typeface: 'block',
    letterHeightMm: 10,
    file: `/api/document/documents/order/${orderId}/proof/200/svg`,
    hash: inCart?.hash,
  };
  expect((await get(`/api/vas/proofs/order/${orderId}/production`, buyer.headers)).body).toMatchObject([production]);
  const order = await shop.db.selectFrom('orders').select('order_no').executeTakeFirstOrThrow();
  const exported = await shop.files.get(`orders/${order.order_no}.json`);
  expect(JSON.parse(Buffer.from(exported).toString())).toMatchObject({ production: [production] });
});

test('the sheets of an order are in the language of the reader', async () => {
  const { buyer } = await aSender();
  const { orderId } = await sentOrder(buyer);
  for (const kind of ['proofs', 'production'])
    for (const [culture, words] of [
      ['sv-SE', 'Namn, Höger lår'],
      ['en-SE', 'Name, Right thigh'],
    ]) {
      const path = `/api/document/documents/order/${orderId}/${kind}/pdf?cultureCode=${culture}`;
      const sheet = await app.request(path, { headers: buyer.headers });
      expect(readPdf(Buffer.from(await sheet.arrayBuffer())).lines).toContain(words);
    }
});

test('the new name of a wearer who has left the company is not shown to it', async () => {
  const { company, buyer } = await aSender();
  const { orderId } = await sentOrder(buyer);
  const bo = await aPerson('bo@bygg.example').withRole(roles.customerAdmin).at(company).save(shop.db);
  const headers = await app.bearer({ customer_id: bo.id, storm_role: roles.customerAdmin, company_id: company.id });
  await shop.db.updateTable('customer').set({ last_name: 'Ny' }).where('id', '=', buyer.customerId).execute();
  const renamedTo = async () => (await get(`/api/vas/proofs/order/${orderId}`, headers)).body;
  expect(await renamedTo()).toMatchObject([{ wearer: 'Ada Berg', renamedTo: 'Ada Ny' }]);
  await shop.db.deleteFrom('customer_company').where('customer_id', '=', buyer.customerId).execute();
  expect(await renamedTo()).toMatchObject([{ wearer: 'Ada Berg', renamedTo: null, lines: ['Ada Berg'] }]);
});

test('a row that an approver changes while its proofs are read gets none of its old text', async () => {
  const { buyer } = await aSender();
  const { orderId } = await sentOrder(buyer);
  const stale = await findOrder(shop.db, orderId);
  if (!stale) throw new Error('no order');
  // What a decision does: new rows, and the proofs of the changed ones are removed.
  await removeProofsOfRows(shop.db, orderId, [200]);
  const rows = shop.db.selectFrom('order_row').select('data').where('order_id', '=', orderId);
  const { data } = await rows.where('row_number', '=', 200).executeTakeFirstOrThrow();
  const changed = JSON.stringify({ ...data, service: { ...data.service, lines: ['Ada Ny'] } });
  await shop.db.updateTable('order_row').set({ data: changed }).where('row_number', '=', 200).execute();
  expect(await listEntries(shop.db, stale.order, shop.clock.now())).toMatchObject([{ lines: ['Ada Ny'] }]);
  expect((await listOrderProofs(shop.db, orderId)).get(200)?.proof.artwork).toMatchObject({ lines: ['Ada Ny'] });
});

test('the proof of a cart row that is removed meanwhile is not kept', async () => {
  const { buyer } = await aSender();
  await cartProofs(buyer.headers);
  const { data: proof } = await shop.db.selectFrom('proof').select('data').executeTakeFirstOrThrow();
  const gone = { cartRowId: randomUUID(), wearerId: undefined, buyerId: undefined, proof };
  await saveCartProofs(shop.db, [gone], shop.clock.now());
  expect(await shop.db.selectFrom('proof').select('id').execute()).toHaveLength(1);
  const nowhere = { orderId: randomUUID(), rowNumber: 1, wearerId: undefined, buyerId: undefined, proof };
  await expect(saveCartProofs(shop.db, [{ ...nowhere, rowNumber: 1e12 }], shop.clock.now())).rejects.toThrow(
    'out of range',
  );
});

test('V28 the proof is kept with the row of the order although nobody has looked at one', async () => {
  const { buyer } = await aSender();
  await sent(sendAs(app, buyer));
  const kept = () => shop.db.selectFrom('proof').select(['order_id', 'row_number', 'hash', 'data']).execute();
  expect(await kept()).toEqual([]);
  await shop.events.deliverDue();
  const { id } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  expect(await kept()).toMatchObject([
    { order_id: id, row_number: 200, hash: expect.stringMatching(/^[0-9a-f]{64}$/), data: { position: 'right thigh' } },
  ]);
});

async function sentOrder(buyer: Awaited<ReturnType<typeof aSender>>['buyer']) {
  await sent(sendAs(app, buyer));
  await shop.events.deliverDue();
  const { id } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  return { orderId: id };
}

test('proofs of an order are files for those who see the order; another company gets 404, a visitor 401', async () => {
  const { buyer } = await aSender();
  const { orderId } = await sentOrder(buyer);
  const other = await aCompany().with({ ShowVas: 'true' }).save(shop.db);
  const stranger = await aPerson('eva@annan.example').withRole(roles.customerAdmin).at(other).save(shop.db);
  const strange = await app.bearer({
    customer_id: stranger.id,
    storm_role: roles.customerAdmin,
    company_id: other.id,
  });
  const files = { 'proofs/pdf': '%PDF', 'production/pdf': '%PDF', 'proof/200/svg': '<svg', 'proof/200/png': '\x89PNG' };
  for (const [path, start] of Object.entries(files)) {
    const href = `/api/document/documents/order/${orderId}/${path}`;
    const answer = await app.request(href, { headers: buyer.headers });
    expect([
      answer.status,
      Buffer.from(await answer.arrayBuffer())
        .toString('latin1')
        .slice(0, 4),
    ]).toEqual([200, start]);
    expect((await app.request(href, { headers: strange })).status).toBe(404);
    expect((await app.request(href)).status).toBe(401);
  }
  for (const path of [`order/${orderId}`, `order/${orderId}/production`]) {
    expect((await get(`/api/vas/proofs/${path}`, strange)).status).toBe(404);
    expect((await get(`/api/vas/proofs/${path}`, {})).status).toBe(401);
  }
  expect((await get('/api/vas/proofs/cart', strange)).body).toEqual([]);
  expect(
    (await app.request(`/api/document/documents/order/${orderId}/proof/100/svg`, { headers: buyer.headers })).status,
  ).toBe(404);
});

test('staff with the task orders reach proofs and sheets of every company; other staff get 404', async () => {
  const { buyer } = await aSender();
  const { orderId } = await sentOrder(buyer);
  const withTask = async (task: StaffTask) => {
    const { id } = await aPerson(`${task}@yrke.example`).withRole(roles.internal).save(shop.db);
    return app.bearer({ customer_id: id, storm_role: roles.internal, tasks: [task] });
  };
  const [makes, pays] = [await withTask('orders'), await withTask('finance')];
  for (const path of [
    `/api/vas/proofs/order/${orderId}`,
    `/api/vas/proofs/order/${orderId}/production`,
    `/api/document/documents/order/${orderId}/production/pdf`,
    `/api/document/documents/order/${orderId}/proof/200/svg`,
  ]) {
    expect([path, (await app.request(path, { headers: makes })).status]).toEqual([path, 200]);
    expect([path, (await app.request(path, { headers: pays })).status]).toEqual([path, 404]);
  }
});

test('texts in proofs are exported to their wearer, erased with the account, and not kept again', async () => {
  const { company, buyer } = await aSender();
  await cartProofs(buyer.headers);
  const { orderId } = await sentOrder(buyer);
  expect(await readProofsOf(shop.db, buyer.customerId)).toMatchObject([
    { orderId: undefined, position: 'right thigh', lines: ['Ada Berg'] },
    { orderId, position: 'right thigh', lines: ['Ada Berg'] },
  ]);
  const customer_code = `deleted-${buyer.customerId}`;
  await shop.db.updateTable('customer').set({ customer_code }).where('id', '=', buyer.customerId).execute();
  await removeProofsOf(shop.db, buyer.customerId);
  const bo = await aPerson('bo@bygg.example').withRole(roles.customerAdmin).at(company).save(shop.db);
  const headers = await app.bearer({ customer_id: bo.id, storm_role: roles.customerAdmin, company_id: company.id });
  const seen = await get(`/api/vas/proofs/order/${orderId}`, headers);
  expect(seen).toMatchObject({ status: 200, body: [{ rowNumber: 200 }] });
  expect(await readProofsOf(shop.db, buyer.customerId)).toEqual([]);
});
