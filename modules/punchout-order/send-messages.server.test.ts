import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import type { Claims } from '#modules/auth/claims.ts';
import { type Role, roles } from '#modules/auth/roles.ts';
import { applyReport } from '#modules/fulfilment/apply-report.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { aCxmlSystem, aReturnedCart, envelopeOf, orderRequestOf, postCxml } from '#tests/build/procurement-order.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { problemsOfOutgoing } from '#tests/cxml/check-dtd.ts';
import { startHttpServer } from '#tests/setup/http-server.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { changeOutbound } from './change-outbound.server.ts';
import { sendMessages } from './send-messages.server.ts';

let shop: SendingShop;
let app: TestApp;
let system: Awaited<ReturnType<typeof aCxmlSystem>>;
let heard: string[];
let says: string;

const okay = '<cXML payloadID="r" timestamp="t"><Response><Status code="200" text="OK"/></Response></cXML>';

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  system = await aCxmlSystem(shop, app);
  [heard, says] = [[], okay];
  const url = await startHttpServer(async (request, response) => {
    heard.push(await text(request));
    response.writeHead(200, { 'content-type': 'text/xml' }).end(says);
  });
  const settings = { url, secret: 'their-secret', sends: ['confirmation', 'ship-notice', 'invoice'] };
  const put = await app.json(`${system.path}/documents`, 'PUT', settings, system.staff);
  expect(await put.json()).toEqual({ url, hasSecret: true, sends: settings.sends });
});

async function anOrder(quantity = 2) {
  const { items } = await aReturnedCart(app, system, [{ sku: trousers, quantity: 2 }]);
  const ordered = items.map((item) => ({ ...item, quantity }));
  const body = orderRequestOf({ items: ordered });
  expect(await postCxml(app, envelopeOf({ secret: system.secret, payloadId: 'o1@buyer', body }))).toMatchObject({
    code: 200,
  });
  const { id } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  return id;
}

async function deliver() {
  await shop.events.deliverDue();
  await sendMessages(shop);
}

const report = (orderId: string, messageId: string, told: Parameters<typeof applyReport>[1]['report']) =>
  applyReport(shop, { orderId, source: 'erp', messageId, report: told });
const rows = [{ rowNumber: 100, quantity: 2 }];
const messages = () =>
  shop.db
    .selectFrom('punchout_message')
    .select(['kind', 'attempts', 'last_answer', 'sent_at', 'given_up_at', 'next_at'])
    .orderBy('seq')
    .execute();

test('an order is confirmed, its dispatch told and its invoice sent, each valid by the DTD and with the secret', async () => {
  const orderId = await anOrder();
  await deliver();
  await report(orderId, 'm1', { kind: 'delivery', dispatchNumber: 'D-1', carrier: 'PostNord', rows });
  await report(orderId, 'm2', { kind: 'invoice', rows });
  await deliver();
  await deliver();
  expect(heard.flatMap(problemsOfOutgoing)).toEqual([]);
  expect(heard.map((one) => /<Request [^>]*><(\w+)>/.exec(one)?.[1])).toEqual(
    expect.arrayContaining(['ConfirmationRequest', 'ShipNoticeRequest', 'InvoiceDetailRequest']),
  );
  for (const one of heard) {
    expect(one).toContain('<SharedSecret>their-secret</SharedSecret>');
    expect(one).toContain('<From><Credential domain="DUNS"><Identity>351234567</Identity></Credential></From>');
    expect(one).toContain('<OrderReference orderID="PO-1"');
  }
  const [confirmed, shipped = '', billed = ''] = heard;
  expect(confirmed).toContain('type="accept"');
  expect(shipped).toContain('<ShipNoticeItem quantity="2" lineNumber="1">');
  expect(billed).toContain('<DueAmount><Money currency="SEK">2000.00</Money></DueAmount>');
  expect((await messages()).every(({ sent_at }) => sent_at !== null)).toBe(true);
});

test('pieces that do not come are confirmed anew, in place of the first confirmation', async () => {
  const orderId = await anOrder();
  await deliver();
  await report(orderId, 'm1', { kind: 'denial', rows: [{ rowNumber: 100, quantity: 1 }] });
  await deliver();
  expect(heard[1]).toContain('operation="update" type="except"');
  expect(heard[1]).toContain('<ConfirmationStatus quantity="1" type="reject">');
  expect(heard[1]).toContain(`<DocumentReference payloadID="${/payloadID="(.*?)"/.exec(heard[0] ?? '')?.[1]}"/>`);
});

test('a failure is repeated with the same payloadID, a refusal is not', async () => {
  says = '<html>';
  await anOrder();
  await deliver();
  expect(await messages()).toMatchObject([{ attempts: 1, last_answer: '200 OK, no cXML', given_up_at: null }]);
  says = okay.replace('200', '401');
  await sendMessages({ ...shop, clock: { now: () => new Date(shop.clock.now().getTime() + 3_600_000) } });
  expect(await messages()).toMatchObject([
    { attempts: 2, last_answer: '200 OK, 401 OK', sent_at: null, next_at: null },
  ]);
  expect(new Set(heard.map((one) => /payloadID="(.*?)"/.exec(one)?.[1])).size).toBe(1);
});

test('staff see the orders of a procurement system, what differs, and what was told about them', async () => {
  const orderId = await anOrder(1);
  await deliver();
  const path = `${system.path}/orders`;
  const listed = await app.request(path, { headers: system.staff });
  expect(await listed.json()).toMatchObject({
    orders: [
      {
        orderRef: 'PO-1',
        orderId,
        isDeleted: false,
        differences: [`Line 1: 1 of ${trousers} in the order, 2 in the cart.`],
        documents: [{ kind: 'confirmation', reference: '', attempts: 1, state: 'sent', lastAnswer: '200 OK, 200 OK' }],
      },
    ],
  });
  const buyer = await app.bearer({ customer_id: system.person.id, storm_role: 64, company_id: system.company.id });
  expect((await app.request(path, { headers: buyer })).status).toBe(403);
});

test('outside of local use a private address is not reached unless the operator allows the host', async () => {
  await anOrder();
  await shop.events.deliverDue();
  const there = (hosts: string[]) => ({
    ...shop,
    env: { ...shop.env, APP_ENV: 'uat' as const, PUNCHOUT_PRIVATE_HOSTS: hosts },
  });
  await shop.db
    .updateTable('punchout_outbound')
    .set((eb) => ({ url: eb.fn<string>('replace', ['url', eb.val('http:'), eb.val('https:')]) }))
    .execute();
  await sendMessages(there([]));
  expect(heard).toEqual([]);
  expect(await messages()).toMatchObject([{ last_answer: '127.0.0.1 is not a public address' }]);
});

test('the secret is stored encrypted; staff and administrators of the company change where documents go, others do not', async () => {
  const { secret } = await shop.db.selectFrom('punchout_outbound').select('secret').executeTakeFirstOrThrow();
  expect(secret).not.toContain('their-secret');
  const settings = { url: 'https://buy.example/cxml', sends: [] };
  const status = async (headers: Record<string, string>, body: unknown = settings) =>
    (await app.json(`${system.path}/documents`, 'PUT', body, headers)).status;
  const seen = async (headers: Record<string, string>) =>
    (await app.request(`${system.path}/documents`, { headers })).status;
  const at = (company_id: number, storm_role: Role) =>
    app.bearer({ customer_id: system.person.id, storm_role, company_id });
  const other = await aCompany('Berg').save(shop.db);
  const [user, admin, stranger, desk, reader] = [
    await at(system.company.id, roles.user),
    await at(system.company.id, roles.administrator),
    await at(other.id, roles.administrator),
    await app.bearer({ customer_id: 5, tasks: ['orders'] }),
    await app.bearer({ customer_id: 6, tasks: ['read-only'] }),
  ];
  expect([await status(desk), await status(reader), await status(user), await status(stranger)]).toEqual([
    403, 403, 403, 404,
  ]);
  expect([await seen(desk), await seen(reader), await seen(user), await seen(stranger)]).toEqual([403, 200, 403, 404]);
  expect(await status({})).toBe(401);
  expect(await status(admin, { ...settings, url: 'ftp://buy.example' })).toBe(422);
  expect([await status(admin), await status(system.staff)]).toEqual([200, 200]);
});

test('the stored secret stays for another path of its host, and is forgotten for another host', async () => {
  const stored = async () =>
    (await shop.db.selectFrom('punchout_outbound').selectAll().executeTakeFirstOrThrow()).secret;
  const { url } = await shop.db.selectFrom('punchout_outbound').select('url').executeTakeFirstOrThrow();
  const change = (to: string) =>
    app.json(`${system.path}/documents`, 'PUT', { url: to, sends: ['invoice'] }, system.staff);
  const before = await stored();
  expect(await (await change(new URL('/other', url).href)).json()).toMatchObject({ hasSecret: true });
  expect(await stored()).toBe(before);
  expect(await (await change('https://buy.example/cxml')).json()).toMatchObject({ hasSecret: false });
  expect(await stored()).toBe('');
});

test('a private host that the operator allows is entered by staff only; administrators may leave it as it is', async () => {
  const env = { ...shop.env, APP_ENV: 'uat' as const, PUNCHOUT_PRIVATE_HOSTS: ['10.1.2.3'] };
  const claims = { customer_id: system.person.id, storm_role: roles.administrator, company_id: system.company.id };
  const change = async (asker: Partial<Claims>, url: string) => {
    const visit = aVisit({ claims: someClaims(asker), now: shop.clock.now() });
    const done = await changeOutbound({ ...shop, env }, visit, {
      companyId: system.company.id,
      settings: { url, sends: ['invoice'] },
    });
    return done.ok ? 'changed' : done.refusal.code;
  };
  const inside = 'https://10.1.2.3/cxml';
  const desk: Partial<Claims> = { customer_id: 5, storm_role: roles.internal, tasks: ['customers'] };
  expect(await change(claims, inside)).toBe('invalid-input');
  expect(await change(desk, inside)).toBe('changed');
  expect([await change(claims, inside), await change(claims, 'https://10.1.2.3/other')]).toEqual([
    'changed',
    'invalid-input',
  ]);
});
