import { beforeEach, expect, test } from 'vitest';
import { insertClient } from '#modules/auth/api-client-store.server.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { aCompany, tellCompanyChanged } from '#tests/build/company.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { aPerson, giveInfos } from '#tests/build/person.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';

let shop: TestShop;
let app: TestApp;
let id: string;
let bygg: number;
let maleri: number;
let olle: number;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  const company = await aCompany('Bygg').save(shop.db);
  bygg = company.id;
  maleri = (await aCompany('Måleri').save(shop.db)).id;
  olle = (await aPerson('olle@bygg.example').at(company).save(shop.db)).id;
  const owner = { kind: 'company', companyId: bygg, customerId: olle, punchOutSession: undefined } as const;
  id = (await anOpenOrder(shop, { owner })).id;
});

type Who = Partial<Claims> | 'nobody';

const nowhere = '0199f0a2-7c1e-7abc-8def-0123456789ab';
const of = (storm_role: Claims['storm_role'], company_id = bygg): Who => ({
  customer_id: olle,
  storm_role,
  company_id,
});

async function ask(who: Who, path: string, method: string, body: unknown) {
  const answer = await app.json(path, method, body, who === 'nobody' ? {} : await app.bearer(who));
  return {
    status: answer.status,
    body: (await answer.json()) as { status?: number; isNew?: boolean; papers?: unknown; code?: string },
  };
}

const patch = async (who: Who, status: unknown, orderId = id) =>
  ask(who, `/api/orderhistory/orders/${orderId}/status`, 'PATCH', { status });
const report = async (who: Who, body: unknown, orderId = id) =>
  ask(who, `/api/order/orders/${orderId}/reports`, 'POST', body);

async function aProgram(scopes: string[], company_id?: number): Promise<Who> {
  const made = {
    id: 'erp',
    secretHash: 'x',
    name: 'ERP',
    scopes,
    customerId: olle,
    companyId: company_id,
    marketId: 1,
    allMarkets: false,
  };
  const at = shop.clock.now();
  await insertClient(shop.db, { ...made, createdAt: at, secretChangedAt: at });
  return { customer_id: olle, sid: 'client:erp', ...(company_id !== undefined && { company_id }) };
}

test('H10 PATCH changes an order’s status to one of the known codes; another code is 400', async () => {
  expect(await patch(of(roles.internal), 300)).toMatchObject({ status: 200, body: { orderId: id, status: 300 } });
  for (const status of [200, 0, 300]) expect((await patch(of(roles.internal), status)).body.status).toBe(300);
  for (const status of [600, 700, 800]) expect((await patch(of(roles.internal), status)).body.status).toBe(status);
  for (const status of [1, 150, 900, -100, 300.5]) {
    expect(await patch(of(roles.internal), status)).toMatchObject({
      status: 400,
      body: { code: 'order-status-unknown' },
    });
  }
  expect((await patch(of(roles.internal), 'Delivered')).status).toBe(422);
});

test('H10 administrators and their programs change their company’s orders; other callers cannot', async () => {
  expect((await patch(of(roles.administrator), 200)).status).toBe(200);
  expect(await patch(of(roles.administrator, maleri), 200)).toMatchObject({
    status: 404,
    body: { code: 'order-not-found' },
  });
  expect((await patch(of(roles.administrator), 200, nowhere)).status).toBe(404);
  expect((await patch(of(roles.internal), 200, nowhere)).status).toBe(404);
  for (const role of [roles.user, roles.customerAdmin, roles.b2c])
    expect((await patch(of(role), 200)).status).toBe(403);
  expect((await patch('nobody', 200)).status).toBe(401);
});

test('H10 a program needs the scope, and reaches the orders that its account sees', async () => {
  const program = await aProgram(['orderhistory:write'], bygg);
  expect((await patch({ ...(program as object), storm_role: roles.user }, 300)).body.status).toBe(300);
  expect((await patch({ ...(program as object), storm_role: roles.user, company_id: maleri }, 300)).status).toBe(404);
  expect((await report(program, { kind: 'accepted', messageId: 'm1' })).status).toBe(403);
});

const settings = async (given: Record<string, string>) => {
  for (const [key, value] of Object.entries(given))
    await shop.db.insertInto('company_setting').values({ company_id: bygg, key, value }).execute();
  await tellCompanyChanged(shop);
};

test('H02 H10 a program of a team admin changes only the orders of the team', async () => {
  const ada = await aPerson('ada@bygg.example').withRole(roles.customerAdmin).at({ id: bygg }).save(shop.db);
  const program = {
    ...((await aProgram(['orderhistory:write'], bygg)) as object),
    customer_id: ada.id,
    storm_role: roles.customerAdmin,
  };
  expect((await patch(program, 200)).status).toBe(200);
  await settings({ UseCompanyTeam: 'true', ApproverMode: 'AttestantPerUser' });
  expect(await patch(program, 300)).toMatchObject({ status: 404, body: { code: 'order-not-found' } });
  await giveInfos(shop.db, olle, { Attestant1: 'ada@bygg.example' });
  expect((await patch(program, 300)).status).toBe(200);
});

test('H14 if the retailer manages the orders, only staff may report on them', async () => {
  await settings({ AllOrdersIsMaintainedByRetailer: 'true' });
  expect((await patch(of(roles.administrator), 200)).status).toBe(200);
  await shop.db.updateTable('company').set({ parent_id: bygg }).where('id', '=', maleri).execute();
  expect(await patch(of(roles.administrator), 300)).toMatchObject({ status: 403, body: { code: 'orders-maintained' } });
  expect((await patch(of(roles.administrator), 300, nowhere)).status).toBe(404);
  expect((await patch(of(roles.internal), 300)).body.status).toBe(300);
});

test('a program reports deliveries, and repeated reports count once', async () => {
  const program = await aProgram(['order:write']);
  const rows = [{ rowNumber: 100, quantity: 3 }];
  const delivery = { kind: 'delivery', messageId: 'm1', dispatchNumber: 'D1', carrier: 'Norrfrakt', rows };
  expect(await report(program, delivery)).toEqual({ status: 200, body: { status: 500, isNew: true, papers: [] } });
  expect(await report(program, delivery)).toEqual({ status: 200, body: { status: 500, isNew: false, papers: [] } });
  const other = { ...delivery, rows: [{ rowNumber: 100, quantity: 2 }] };
  expect(await report(program, other)).toMatchObject({ status: 409, body: { code: 'message-reused' } });
  expect(await report(program, { ...other, messageId: 'm2' })).toMatchObject({
    status: 409,
    body: { code: 'dispatch-differs' },
  });
  expect((await report(program, { kind: 'accepted', messageId: 'm2' }, nowhere)).status).toBe(404);
  expect((await report(program, { ...delivery, messageId: 'm3', rows: [{ rowNumber: 1, quantity: 1 }] })).status).toBe(
    422,
  );
  expect((await report(program, { ...delivery, messageId: 'm4', trackingUrl: 'javascript:alert(1)' })).status).toBe(
    422,
  );
  expect((await report(program, { kind: 'lost', messageId: 'm5' })).status).toBe(422);
});

test('dates and times that do not exist are refused', async () => {
  const program = await aProgram(['order:write']);
  const rows = [{ rowNumber: 100, quantity: 1 }];
  const invoice = { kind: 'invoice', messageId: 'm1', rows };
  for (const issuedOn of ['0000-01-01', '1899-12-31', '9999-12-31', '2026-02-30'])
    expect((await report(program, { ...invoice, issuedOn })).status).toBe(422);
  const delivery = { kind: 'delivery', messageId: 'm2', dispatchNumber: 'D1', carrier: 'X', rows };
  for (const dispatchedAt of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00'])
    expect((await report(program, { ...delivery, dispatchedAt })).status).toBe(422);
  expect((await report(program, { ...delivery, expectedOn: '0000-01-01' })).status).toBe(422);
  expect((await report(program, { ...invoice, dueOn: '2001-01-01' })).body.code).toBe('due-before-issue');
  expect((await report(program, { ...invoice, issuedOn: '2026-11-16' })).status).toBe(200);
});

test('the answer to a report has the invoices it led to, and a payment is reported by invoice number', async () => {
  const program = await aProgram(['order:write']);
  const rows = [{ rowNumber: 100, quantity: 3 }];
  const invoice = { kind: 'invoice', messageId: 'm1', rows, issuedOn: '2026-11-16', dueOn: '2026-11-30' };
  const first = await report(program, invoice);
  const paper = { number: 'SE100001', kind: 'invoice', amount: 186.26, currency: 'SEK', dueOn: '2026-11-30' };
  expect(first).toMatchObject({ status: 200, body: { isNew: true, papers: [paper] } });
  await report(program, { ...invoice, messageId: 'm2', rows: [{ rowNumber: 200, quantity: 2 }] });
  // The first answer may have been lost.
  expect(await report(program, invoice)).toMatchObject({ body: { isNew: false, papers: first.body.papers } });
  const denied = await report(program, { kind: 'denial', messageId: 'm3', rows: [{ rowNumber: 200, quantity: 1 }] });
  expect(denied.body.papers).toMatchObject([{ kind: 'credit', currency: 'SEK' }]);
  const paid = await report(program, { kind: 'payment', messageId: 'm4', invoiceNumber: 'SE100001' });
  expect(paid).toMatchObject({ status: 200, body: { isNew: true, papers: [] } });
});

test('the webhook payloads are documented', async () => {
  const document = (await (await app.request('/api/openapi.json')).json()) as { webhooks?: Record<string, object> };
  expect(Object.keys(document.webhooks ?? {})).toEqual([
    'order-placed',
    'order-progressed',
    'order-paper-issued',
    'order-return-asked',
    'order-return-decided',
  ]);
  expect(JSON.stringify(document.webhooks)).toContain('#/components/schemas/ToldOrder');
});

test('other callers cannot report, not even on their own orders', async () => {
  const accepted = { kind: 'accepted', messageId: 'm1' };
  for (const role of [roles.user, roles.administrator, roles.customerAdmin, roles.b2c]) {
    expect((await report(of(role), accepted)).status).toBe(403);
  }
  expect((await report('nobody', accepted)).status).toBe(401);
});
