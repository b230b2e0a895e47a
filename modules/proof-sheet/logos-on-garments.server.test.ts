import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { logoSvg } from '#tests/build/logo.ts';
import { aPerson } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, refused, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { goodsWithServices, logo, nameTag } from '#tests/build/vas.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';
import type { StaffTask } from '../auth/staff-tasks.ts';
import { findOrder } from '../order/order-store.server.ts';
import { listStaffOrders, readWaiting } from '../order-history/list-staff-orders.server.ts';
import { logoDecisionSubscriptions } from './logo-decision.server.ts';
import { readProduction } from './read-production.server.ts';

let shop: SendingShop;
let app: TestApp;

/** Logos also go on the thigh, which trousers have. */
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

type Headers = Record<string, string>;

async function upload(headers: Headers, facts: Record<string, string> = {}, body = logoSvg()): Promise<string> {
  const query = new URLSearchParams({ name: 'Bygg', fileName: 'bygg.svg', widthMm: '80', rights: 'own', ...facts });
  const answer = await app.request(`/api/vas/logos?${query}`, {
    method: 'POST',
    body,
    headers: { ...headers, 'content-type': 'image/svg+xml' },
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { logoId: string }).logoId;
}

let decided = 0;

async function aStaffMember(tasks: StaffTask[]): Promise<Headers> {
  decided += 1;
  const staff = await aPerson(`astrid${decided}@yrke.example`).withRole(roles.internal).save(shop.db);
  return app.bearer({ customer_id: staff.id, storm_role: roles.internal, tasks });
}

async function decide(logoId: string, version: number, decision: object) {
  const headers = await aStaffMember(['orders']);
  const answer = await app.json(`/api/vas/logos/${logoId}/versions/${version}`, 'PUT', decision, headers);
  expect(answer.status).toBe(200);
}

const release = { state: 'released', threadColours: ['1147'], stitchCount: 5200, priceClass: 'B' };

async function aSender() {
  const company = await aCompany().with({ ShowVas: 'true' }).save(shop.db);
  const buyer = await aBuyer(shop, app, { company, role: roles.customerAdmin }, []);
  const path = `/api/cart/carts/${buyer.cartId}/products`;
  const add = (service: object) => {
    const services = [{ serviceArticleId: logo, position: 'right thigh', ...service }];
    return app.json(path, 'POST', { sku: trousers, quantity: 1, services }, buyer.headers);
  };
  return { buyer, add };
}

const get = async <T>(path: string, headers: Headers) => (await (await app.request(path, { headers })).json()) as T;

type Rows = { id: string; selectedVas: object[]; error: { word: string; message: string }[] }[];

const rowsOf = async ({ cartId, headers }: { cartId: string; headers: Headers }) =>
  (await get<{ products: Rows }>(`/api/cart/carts/${cartId}`, headers)).products;

test('a logo is chosen by version, named in cart, order, proof and production sheet, and drawn in its width', async () => {
  const { buyer, add } = await aSender();
  const logoId = await upload(buyer.headers);
  expect((await add({ logo: { logoId } })).status).toBe(201);
  const chosen = async () => (await rowsOf(buyer))[0]?.selectedVas;
  expect(await chosen()).toMatchObject([{ logo: { logoId, version: 1, name: 'Bygg', isReleased: false } }]);
  await decide(logoId, 1, release);
  expect(await chosen()).toMatchObject([{ logo: { logoId, version: 1, isReleased: true } }]);
  const file = { logoId, version: 1, name: 'Bygg', fileName: 'bygg.svg' };
  const [proof] = await get<{ hash: string }[]>('/api/vas/proofs/cart', buyer.headers);
  expect(proof).toMatchObject({ lines: [], logo: file, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await sent(sendAs(app, buyer));
  await shop.events.deliverDue();
  const { id } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const { data } = await shop.db
    .selectFrom('order_row')
    .select('data')
    .where('sku', '=', `${logo}`)
    .executeTakeFirstOrThrow();
  expect(data.comment).toBe('Höger lår: Bygg v1');
  // A later version changes nothing.
  await upload(buyer.headers, { logoId, fileName: 'new.svg' });
  expect(await get(`/api/vas/proofs/order/${id}/production`, buyer.headers)).toMatchObject([
    { method: 'print', widthMm: 80, heightMm: 40, text: [], typeface: null, logo: file, hash: proof?.hash },
  ]);
  // The colours are those that staff entered, never that of a text; also in the export.
  const { state: _, ...production } = release;
  expect(await get(`/api/vas/proofs/order/${id}/production`, buyer.headers)).toMatchObject([
    { ink: null, logoProduction: production },
  ]);
  const found = await findOrder(shop.db, id);
  const exported = found && (await readProduction(shop, found.order));
  expect(exported).toMatchObject({ production: [{ ink: undefined, logoProduction: production }] });
  const drawing = `/api/document/documents/order/${id}/proof/200/svg`;
  const svg = await (await app.request(drawing, { headers: buyer.headers })).text();
  const [, picture = ''] = /href="data:image\/svg\+xml;base64,([^"]+)"/.exec(svg) ?? [];
  expect(Buffer.from(picture, 'base64').toString()).toContain('#000080');
  const { data: kept } = await shop.db
    .selectFrom('proof')
    .select('data')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(kept.artwork).toEqual({ kind: 'logo', svg: '', widthMm: 80, file });
});

test('the newest released version is meant; one that waits is ordered only by its number', async () => {
  const { buyer, add } = await aSender();
  const logoId = await upload(buyer.headers);
  await decide(logoId, 1, release);
  await upload(buyer.headers, { logoId });
  await add({ logo: { logoId } });
  await add({ logo: { logoId, version: 2 } });
  const rows = await rowsOf(buyer);
  expect(rows.map(({ selectedVas }) => selectedVas)).toMatchObject([
    [{ logo: { version: 1, isReleased: true } }],
    [{ logo: { version: 2, isReleased: false } }],
  ]);
});

test('only logos of the company can be chosen, and only for services that take one', async () => {
  const { buyer, add } = await aSender();
  const other = await aCompany('Other').with({ ShowVas: 'true' }).save(shop.db);
  const eva = await aPerson('eva@other.example').withRole(roles.customerAdmin).at(other).save(shop.db);
  const theirs = await upload(
    await app.bearer({ customer_id: eva.id, storm_role: roles.customerAdmin, company_id: other.id }),
  );
  const refusedLogo = await add({ logo: { logoId: theirs } });
  expect([refusedLogo.status, await refusedLogo.json()]).toMatchObject([404, { code: 'logo-not-found' }]);
  const own = await upload(buyer.headers);
  const onText = await add({ serviceArticleId: nameTag, logo: { logoId: own } });
  expect(await onText.json()).toMatchObject({ code: 'setting-value-invalid' });
});

test('a logo that staff refuse while it is in a cart is said at the row, and the order is refused with code 28', async () => {
  const { buyer, add } = await aSender();
  const logoId = await upload(buyer.headers);
  await add({ logo: { logoId } });
  await decide(logoId, 1, { state: 'refused', answer: 'Too thin' });
  const [row] = await rowsOf(buyer);
  expect(row?.error.map(({ word }) => word)).toEqual(['vasLogoGone']);
  expect(await refused(sendAs(app, buyer))).toMatchObject({ status: 422, code: 'vas-text-invalid', orderCode: 28 });
});

test('a sheet is made with a logo of any number of units, which is in the file once', async () => {
  const { buyer, add } = await aSender();
  for (const [width, height] of [
    [24, 12],
    [15_000, 7_500],
  ]) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v${height}z" fill="#ff0000"/></svg>`;
    const logoId = await upload(buyer.headers, { name: `Logo ${width}` }, svg);
    await add({ logo: { logoId, version: 1 } });
    await add({ logo: { logoId, version: 1 }, position: 'left chest' });
  }
  const sheet = await app.request('/api/document/documents/cart/proofs/pdf', { headers: buyer.headers });
  expect(sheet.status).toBe(200);
  const pdf = Buffer.from(await sheet.arrayBuffer()).toString('latin1');
  // A picture and its transparency, for each of the two logos.
  expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(4);
});

test('a logo that waits stops production; its release or refusal is in the export again', async () => {
  const { buyer, add } = await aSender();
  const logoId = await upload(buyer.headers);
  await add({ logo: { logoId } });
  await add({});
  await sent(sendAs(app, buyer));
  await shop.events.deliverDue();
  const { id, order_no } = await shop.db.selectFrom('orders').select(['id', 'order_no']).executeTakeFirstOrThrow();
  const states = async () => {
    const rows = await get<{ state: string }[]>(`/api/vas/proofs/order/${id}/production`, buyer.headers);
    const exported = JSON.parse(Buffer.from(await shop.files.get(`orders/${order_no}.json`)).toString());
    const inExport = (exported.production as { state: string }[]).map(({ state }) => state);
    return { asked: rows.map(({ state }) => state), inExport };
  };
  const both = (...words: string[]) => ({ asked: words, inExport: words });
  expect(await states()).toEqual(both('waiting', 'file-awaited'));
  await decide(logoId, 1, release);
  await shop.events.deliverDue();
  expect(await states()).toEqual(both('ready', 'file-awaited'));
  await decide(logoId, 1, { state: 'refused', answer: 'Too thin.' });
  await shop.events.deliverDue();
  expect(await states()).toEqual(both('refused', 'file-awaited'));
});

async function aSentOrder(sender: Awaited<ReturnType<typeof aSender>>) {
  await sent(sendAs(app, sender.buyer));
  await shop.events.deliverDue();
  return shop.db.selectFrom('orders').select(['id', 'order_no']).executeTakeFirstOrThrow();
}

const exportedOf = async (orderNo: number) =>
  JSON.parse(Buffer.from(await shop.files.get(`orders/${orderNo}.json`)).toString()) as {
    production: { rowNumber: number; state: string; logo?: object }[];
  };

/** The numbers of the orders that staff list as not to be made yet, and how many they count. */
async function held() {
  const visit = aVisit({ claims: someClaims({ tasks: ['orders'] }) });
  const part = { limit: 25, isDescending: true };
  const listed = await listStaffOrders(shop, visit, { search: '', shown: 'held', part });
  const counted = await readWaiting(shop, visit, { most: 9 });
  return [listed.ok && listed.value.items.map(({ orderNo }) => orderNo), counted.ok && counted.value.held];
}

test('staff put another logo of the company on a row whose logo is refused or missing: new proof, export and audit entry', async () => {
  const sender = await aSender();
  const { headers } = sender.buyer;
  const logoId = await upload(headers);
  await sender.add({ logo: { logoId } });
  await sender.add({});
  const { id, order_no } = await aSentOrder(sender);
  await decide(logoId, 1, { state: 'refused', answer: 'Too thin.' });
  await upload(headers, { logoId, fileName: 'thick.svg' });
  await decide(logoId, 2, release);
  await shop.events.deliverDue();
  expect(await held()).toEqual([[String(order_no)], 1]);
  const before = await get<{ rowNumber: number; hash: string }[]>(`/api/vas/proofs/order/${id}`, headers);
  const staff = await aStaffMember(['orders']);
  const put = (rowNumber: number, by = staff, body: object = { logoId }) =>
    app.json(`/api/vas/proofs/order/${id}/rows/${rowNumber}/logo`, 'PUT', body, by);
  const changed = await put(200);
  const second = { logoId, version: 2, name: 'Bygg', fileName: 'thick.svg' };
  expect([changed.status, await changed.json()]).toMatchObject([
    200,
    [
      { rowNumber: 200, state: 'ready', logo: second },
      { rowNumber: 400, state: 'file-awaited', logo: null },
    ],
  ]);
  await shop.events.deliverDue();
  expect((await exportedOf(order_no)).production).toMatchObject([{ state: 'ready', logo: second }, { rowNumber: 400 }]);
  const after = await get<typeof before>(`/api/vas/proofs/order/${id}`, headers);
  expect(after[0]?.hash).not.toBe(before[0]?.hash);
  expect(after[1]?.hash).toBe(before[1]?.hash);
  const { rows } = (await findOrder(shop.db, id))?.order ?? { rows: [] };
  expect(rows.find(({ rowNumber }) => rowNumber === 200)?.comment).toBe('Höger lår: Bygg v2');
  const [entry] = await shop.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('action', '=', 'order.logo-changed')
    .execute();
  expect(entry).toMatchObject({
    subject_id: id,
    before: { logo: 'Bygg v1' },
    after: { rowNumber: 200, logo: 'Bygg v2' },
  });
  expect(await held()).toEqual([[String(order_no)], 1]);
  expect((await put(400, staff, { logoId, version: 2 })).status).toBe(200);
  expect(await held()).toEqual([[], 0]);
  const again = await put(200);
  expect([again.status, await again.json()]).toMatchObject([409, { code: 'logo-not-replaceable' }]);
});

test('only staff with the task orders replace a logo, only by one of the company, and not after delivery', async () => {
  const sender = await aSender();
  const logoId = await upload(sender.buyer.headers);
  await sender.add({});
  const { id } = await aSentOrder(sender);
  const other = await aCompany('Other').with({ ShowVas: 'true' }).save(shop.db);
  const eva = await aPerson('eva@other.example').withRole(roles.customerAdmin).at(other).save(shop.db);
  const admin = await app.bearer({ customer_id: eva.id, storm_role: roles.customerAdmin, company_id: other.id });
  const theirs = await upload(admin);
  const staff = await aStaffMember(['orders']);
  const put = async (by: Headers, named = logoId, rowNumber = 200) => {
    const path = `/api/vas/proofs/order/${id}/rows/${rowNumber}/logo`;
    const answer = await app.json(path, 'PUT', { logoId: named }, by);
    return [answer.status, ((await answer.json()) as { code?: string }).code];
  };
  expect(await put({})).toEqual([401, 'not-signed-in']);
  for (const by of [sender.buyer.headers, admin, await aStaffMember(['content']), await aStaffMember(['read-only'])])
    expect(await put(by)).toEqual([403, 'not-allowed']);
  expect(await put(staff, theirs)).toEqual([404, 'logo-not-found']);
  // The garment itself, and a row that the order does not have.
  expect(await put(staff, logoId, 100)).toEqual([404, 'order-not-found']);
  expect(await put(staff, logoId, 900)).toEqual([404, 'order-not-found']);
  await shop.db.updateTable('orders').set({ status: 600 }).where('id', '=', id).execute();
  expect(await put(staff)).toEqual([409, 'logo-not-replaceable']);
  expect(await held()).toEqual([[], 0]);
});

test('a decision exports open orders alone, and the same decision again exports and mails nothing', async () => {
  const sender = await aSender();
  const logoId = await upload(sender.buyer.headers);
  await sender.add({ logo: { logoId } });
  const { id, order_no } = await aSentOrder(sender);
  const state = async () => (await exportedOf(order_no)).production[0]?.state;
  const published = async () =>
    (await shop.db.selectFrom('outbox_event').selectAll().where('name', '=', 'logo-decided').execute()).length;
  await decide(logoId, 1, release);
  const once = await published();
  await decide(logoId, 1, release);
  expect(await published()).toBe(once);
  await shop.events.deliverDue();
  expect(await state()).toBe('ready');
  await shop.db.updateTable('orders').set({ status: 600 }).where('id', '=', id).execute();
  await decide(logoId, 1, { state: 'refused', answer: 'Too thin.' });
  await shop.events.deliverDue();
  expect(await state()).toBe('ready');
});

test('the administrators of the company get the decision about their logo by mail', async () => {
  const { buyer } = await aSender();
  const logoId = await upload(buyer.headers);
  const mails: { to: string; subject: string; text: string }[] = [];
  const mail = { send: async (message: (typeof mails)[number]) => void mails.push(message) };
  const tell = async () => {
    const payload = { logoId, version: 1 };
    for (const one of logoDecisionSubscriptions({ ...shop, mail }, (page, language) => `/${language}/${page}`))
      if (one.to === 'logo-decided')
        await one.handle({ name: 'logo-decided', key: logoId, payload, eventId: '1', occurredAt: new Date() });
  };
  await tell();
  await decide(logoId, 1, release);
  await tell();
  await decide(logoId, 1, { state: 'refused', answer: 'Too thin.' });
  await tell();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@bygg.example', 'Din logotyp är släppt: Bygg v1'],
    ['ada@bygg.example', 'Din logotyp kan inte göras: Bygg v1'],
  ]);
  expect(mails[1]?.text).toContain('Too thin.');
  expect(mails[1]?.text).toContain('/sv/companyVas');
  // Without a market and a language: those of the default market.
  await shop.db.updateTable('customer').set({ market_id: null, language: null }).execute();
  await tell();
  expect(mails[2]?.subject).toBe('Your logo cannot be made: Bygg v1');
  expect(mails[2]?.text).toContain('//uk.localhost:3000/en/companyVas');
});
