import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { insertDelivery } from '#modules/fulfilment/delivery-store.server.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import { aVisitor } from '#tests/build/buyers.ts';
import { aCompany } from '#tests/build/company.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { aDelivery } from '#tests/build/history.ts';
import { anOrderRow } from '#tests/build/order.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { askReturn } from './ask-return.server.ts';

let shop: TestShop;
let app: TestApp;
let orderId: string;
let people: Record<string, Partial<Claims>>;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  const bygg = await aCompany('Bygg').with({ UseCompanyTeam: 'true', ApproverMode: 'AttestantPerUser' }).save(shop.db);
  const plat = await aCompany('Plåt').save(shop.db);
  const bo = await aPerson('bo@bygg.example').withRole(roles.customerAdmin).at(bygg).save(shop.db);
  const ada = await aPerson('ada@bygg.example').withRole(roles.customerAdmin).at(bygg).save(shop.db);
  const olle = await aPerson('olle@bygg.example').at(bygg).with({ Attestant1: 'bo@bygg.example' }).save(shop.db);
  const ida = await aPerson('ida@bygg.example').at(bygg).save(shop.db);
  const eva = await aConsumer('eva@home.example').save(shop.db);
  people = {
    olle: { customer_id: olle.id, storm_role: roles.user, company_id: bygg.id },
    colleague: { customer_id: ida.id, storm_role: roles.user, company_id: bygg.id },
    consumer: { customer_id: eva.id, storm_role: roles.b2c },
    'another company': { customer_id: ida.id, storm_role: roles.administrator, company_id: plat.id },
    'the team’s admin': { customer_id: bo.id, storm_role: roles.customerAdmin, company_id: bygg.id },
    'an admin outside the team': { customer_id: ada.id, storm_role: roles.customerAdmin, company_id: bygg.id },
  };
  const owner = { kind: 'company', companyId: bygg.id, customerId: olle.id, punchOutSession: undefined } as const;
  orderId = await delivered({ owner });
});

async function delivered(facts: Parameters<typeof anOpenOrder>[1] = {}) {
  const { id } = await anOpenOrder(shop, facts);
  await insertDelivery(shop.db, aDelivery(id, { rows: [{ rowNumber: 100, quantity: 2 }] }));
  return id;
}

const path = (id = orderId, link = '') => `/api/orderhistory/orders/${id}/returns${link && `?o=${link}`}`;
const bearer = (who: string) => app.bearer(people[who]);
const body = (quantity: number, rowNumber = 100) => ({ rows: [{ rowNumber, quantity, reason: 'too-small' }] });

async function ask(who: string, quantity: number, rowNumber = 100) {
  const answer = await app.json(path(), 'POST', body(quantity, rowNumber), await bearer(who));
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function list(who: string) {
  const answer = await app.request(path(), { headers: await bearer(who) });
  return { status: answer.status, body: (await answer.json()) as { returns: unknown[]; returnable: unknown[] } };
}

describe('who may', () => {
  test.each(['colleague', 'consumer', 'another company', 'an admin outside the team'])(
    'for %s the order does not exist',
    async (who) => {
      expect((await list(who)).status).toBe(404);
      expect((await ask(who, 1)).status).toBe(404);
      expect((await list('olle')).body.returns).toEqual([]);
    },
  );

  test('a visitor without a session sees nothing, and an invalid seal opens nothing', async () => {
    expect((await app.request(path())).status).toBe(401);
    expect((await app.request(path(orderId, 'nonsense'))).status).toBe(404);
    expect((await app.json(path(orderId, 'nonsense'), 'POST', body(1))).status).toBe(404);
  });

  test('the buyer and the team’s admin can request a return', async () => {
    expect((await ask('olle', 1)).status).toBe(201);
    expect((await ask('the team’s admin', 1)).status).toBe(201);
    expect((await list('olle')).body.returns).toHaveLength(2);
  });

  test('a guest requests a return by the seal of the order, not by that of another order', async () => {
    const guests = await delivered();
    const [own, other] = [guests, orderId].map((id) => encodeURIComponent(sealOrder(shop.env, id)));
    expect((await app.json(path(guests, other), 'POST', body(1))).status).toBe(404);
    expect((await app.json(path(guests, own), 'POST', body(1))).status).toBe(201);
    expect(await (await app.request(path(guests, own))).json()).toMatchObject({
      returns: [{ state: 'asked' }],
      returnable: [{ rowNumber: 100, quantity: 1 }],
    });
  });

  test('the seal of an account’s order is read-only, and opens no hidden order', async () => {
    const link = encodeURIComponent(sealOrder(shop.env, orderId));
    expect((await app.json(path(orderId, link), 'POST', body(1))).status).toBe(403);
    expect(await (await app.request(path(orderId, link))).json()).toEqual({
      returns: [],
      returnable: [],
      withdrawable: [],
      until: null,
    });
    await shop.db.updateTable('orders').set({ is_hidden: true }).where('id', '=', orderId).execute();
    expect((await app.request(path(orderId, link))).status).toBe(404);
    expect((await list('olle')).status).toBe(404);
  });
});

test('a request is reported once, and a refused request is not', async () => {
  const { id } = (await ask('olle', 1)).body;
  await ask('olle', 2);
  const told = await shop.db
    .selectFrom('outbox_event')
    .select(['key', 'payload'])
    .where('name', '=', 'order-return-asked')
    .execute();
  expect(told).toEqual([{ key: orderId, payload: { orderId, returnId: id } }]);
});

test('no more can be requested than was delivered and is not yet requested', async () => {
  expect((await ask('olle', 3)).body).toMatchObject({ status: 422, code: 'return-too-many' });
  expect((await ask('olle', 1, 200)).body).toMatchObject({ code: 'return-too-many' });
  expect((await ask('olle', 1, 300)).body).toMatchObject({ code: 'return-too-many' });
  expect((await ask('olle', 2)).body).toMatchObject({ state: 'asked', rows: [{ rowNumber: 100, quantity: 2 }] });
  expect((await ask('olle', 1)).body).toMatchObject({ code: 'return-too-many' });
  expect((await list('olle')).body.returnable).toEqual([]);
});

test('concurrent requests cannot return more than was delivered, when many press at once', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask('olle', 1)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 422, 422]);
});

test('an empty request, an unknown reason and a quantity of zero are refused', async () => {
  const send = async (given: unknown) => (await app.json(path(), 'POST', given, await bearer('olle'))).status;
  expect(await send({ rows: [] })).toBe(422);
  expect(await send({ rows: [{ rowNumber: 100, quantity: 1, reason: 'because' }] })).toBe(422);
  expect(await send(body(0))).toBe(422);
  expect(await send(body(-1))).toBe(422);
  expect(await send(body(0.5))).toBe(422);
});

test('a repeated key gives one return; another order’s key is refused and reveals nothing', async () => {
  const own = aVisitor({ claims: someClaims(people.olle) });
  const id = randomUUID();
  const wish = { id, rows: [{ rowNumber: 100, quantity: 1, reason: 'faulty' as const }], comment: 'Mine' };
  const first = await askReturn(shop, own, { ...wish, way: { orderId } });
  expect(await askReturn(shop, own, { ...wish, way: { orderId } })).toEqual(first);
  expect((await list('olle')).body.returns).toHaveLength(1);
  const guests = await delivered();
  const way = { link: sealOrder(shop.env, guests) };
  expect(await askReturn(shop, aVisitor(), { ...wish, way })).toEqual({ ok: false, refusal: { code: 'key-reused' } });
});

test('a garment with a name goes back if it is faulty or wrongly made, and for no other reason', async () => {
  const service = anOrderRow({ rowNumber: 150, type: 'VasArticle', parentRowNumber: 100, sku: 'VAS1', quantity: 2 });
  const { company_id: companyId = 0, customer_id: customerId = 0 } = people.olle ?? {};
  const owner = { kind: 'company', companyId, customerId, punchOutSession: undefined } as const;
  const id = await delivered({ owner, rows: [anOrderRow({ quantity: 2 }), service] });
  const askFor = async (reason: string) => {
    const rows = [{ rowNumber: 100, quantity: 1, reason }];
    const answer = await app.json(path(id), 'POST', { rows }, await bearer('olle'));
    return { status: answer.status, body: await answer.json() };
  };
  for (const reason of ['too-small', 'too-large', 'not-wanted'])
    expect(await askFor(reason)).toMatchObject({
      status: 422,
      body: { code: 'return-personalised', title: expect.stringContaining('100') },
    });
  expect(await askFor('faulty')).toMatchObject({ status: 201 });
  expect(await askFor('wrong-article')).toMatchObject({ status: 201 });
});

test('V07 a garment that was only packed for its wearer goes back for any reason', async () => {
  const making = {
    service: 'packing',
    hasText: false,
    typeface: undefined,
    heightMm: undefined,
    categories: [],
    hexes: [],
  };
  const service = {
    serviceArticleId: 9011,
    position: undefined,
    positionName: undefined,
    lines: [],
    written: {},
    making,
  };
  const packing = anOrderRow({ rowNumber: 150, type: 'VasArticle', parentRowNumber: 100, sku: '9011', service });
  const { company_id: companyId = 0, customer_id: customerId = 0 } = people.olle ?? {};
  const owner = { kind: 'company', companyId, customerId, punchOutSession: undefined } as const;
  const id = await delivered({ owner, rows: [anOrderRow({ quantity: 2 }), packing] });
  const rows = [{ rowNumber: 100, quantity: 1, reason: 'not-wanted' }];
  expect((await app.json(path(id), 'POST', { rows }, await bearer('olle'))).status).toBe(201);
});
