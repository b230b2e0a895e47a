import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { DatabaseAwayError } from '#platform/db/database-away.ts';
import { jobs } from '#server/jobs.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPriceList } from '#tests/build/feed.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { Claims } from '../auth/claims.ts';
import { roles } from '../auth/roles.ts';
import { changeTasks } from '../auth/staff-tasks.ts';
import { findCompany } from '../company/company-store.server.ts';
import { applyReport } from '../fulfilment/apply-report.server.ts';
import { findOfferer, listOffersTo } from '../people/offer-store.server.ts';
import { findRecord } from '../people/person-record-store.server.ts';
import { findKeyed, keepKey } from './key-store.server.ts';
import { businessFeedJob } from './request-feed.server.ts';
import { failFeed, runFeed } from './run-feed.server.ts';

type View = Record<'added' | 'changed' | 'same' | 'offered' | 'accepted' | 'refused' | 'done', number> & {
  feedId: string;
  status: string;
  total: number;
  errors: { line: number; field: string; reason: string }[];
  code?: string;
};

let shop: TestShop;
let app: TestApp;
let astrid: number;
let sent: { feedId: string }[];

beforeEach(async () => {
  sent = [];
  const opened = await openTestShop();
  const send = async (name: string, data: object) => {
    if (name === businessFeedJob) sent.push(data as { feedId: string });
  };
  shop = { ...opened, jobs: { send } };
  app = openTestApp(shop);
  const made = await aPerson('astrid@yrke.example').named('Astrid', 'Falk').withRole(roles.internal).save(shop.db);
  astrid = made.id;
});

const as = (claims: Partial<Claims> = {}) =>
  app.bearer({ customer_id: astrid, storm_role: roles.internal, tasks: changeTasks, ...claims });

const lines = (...rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n');

async function post(body: string, claims: Partial<Claims> = {}) {
  const headers = { 'content-type': 'application/x-ndjson', 'accept-language': 'en', ...(await as(claims)) };
  const answer = await app.request('/api/company/feeds', { method: 'POST', body, headers });
  return { status: answer.status, body: (await answer.json()) as View };
}

async function read(feedId: string, claims: Partial<Claims> = {}, method = 'GET') {
  const answer = await app.request(`/api/company/feeds/${feedId}`, { method, headers: await as(claims) });
  return { status: answer.status, body: (await answer.json()) as View };
}

async function runJobs() {
  const job = jobs(shop).find(({ name }) => name === businessFeedJob);
  for (const data of sent.splice(0)) await job?.run(data);
}

/** Sends a feed and applies it. */
async function feed(body: string, claims: Partial<Claims> = {}) {
  const posted = await post(body, claims);
  expect(posted.status).toBe(202);
  await runJobs();
  return (await read(posted.body.feedId)).body;
}

const countsOf = ({ added, changed, same, offered, refused }: View) => ({ added, changed, same, offered, refused });
const reasonsOf = ({ errors }: View) => errors.map(({ line, field, reason }) => [line, field, reason]);

async function companyOf(key: string) {
  const id = await findKeyed(shop.db, 'company', key);
  return id === undefined ? undefined : findCompany(shop.db, id);
}

async function personOf(key: string) {
  const id = await findKeyed(shop.db, 'person', key);
  return id === undefined ? undefined : findRecord(shop.db, id);
}

const actions = async () => {
  const rows = await shop.db.selectFrom('audit_entry').select('action').orderBy('id').execute();
  return rows.map(({ action }) => action);
};

const bygg = {
  kind: 'company',
  key: 'C-1',
  market: 'se',
  name: 'Bygg',
  emailAddress: 'info@bygg.example',
  orgNo: '556012-5790',
};
const ada = { kind: 'person', key: 'P-1', company: 'C-1', firstName: 'Ada', lastName: 'Berg' };
const example = readFileSync(join(import.meta.dirname, 'feed-example.ndjson'), 'utf8');

test('a feed contains every kind of line in any order, and the same feed again changes nothing and records only that it was sent', async () => {
  await bringFeed(shop, [...smallWorld(), aPriceList({ code: 'PREORDER-se', type: 'PreOrder' })]);
  const first = await feed(example);
  expect([first.status, first.total, first.accepted, reasonsOf(first)]).toEqual(['done', 11, 11, []]);
  expect(countsOf(first)).toEqual({ added: 6, changed: 5, same: 0, offered: 0, refused: 0 });
  const parent = await companyOf('C-100');
  expect(parent).toMatchObject({
    name: 'Norrvik Bygg',
    emailAddress: 'info@norrvik.example',
    orgNo: '556012-5790',
    phoneNumber: '0920-12 34 56',
    marketId: 1,
    attributes: { VatNo: 'SE556012579001', DefaultAmount: '50000', InvoiceCreditStopAmount: '42000.50' },
    credit: { amount: 4_350_050, currency: 'SEK' },
    deliveryAddresses: [{ addressLine1: 'Hamngatan 4', zipCode: '972 31', city: 'Luleå', countryCode: 'SE' }],
    invoiceAddresses: [{ addressLine1: 'Box 12', zipCode: '971 02', city: 'Luleå', countryCode: 'SE' }],
  });
  const child = await companyOf('C-101');
  expect(child).toMatchObject({ name: 'Norrvik Bygg Umeå', parentId: parent?.id, credit: { amount: 200_000 } });
  expect(await personOf('P-1')).toMatchObject({
    emailAddress: 'ines.holm@norrvik.example',
    cellPhone: '46701740601',
    accounts: [{ roleId: 81, isActive: true }],
    companyIds: [parent?.id, child?.id],
    facts: { department: 'Office', employeeNo: '1001' },
  });
  expect(await personOf('P-2')).toMatchObject({
    emailAddress: '',
    accounts: [{ roleId: 64 }],
    companyIds: [child?.id],
    facts: { amountLimit: { amount: 150_000 }, approver: { emailAddress: 'ines.holm@norrvik.example' } },
  });
  const lists = await shop.db.selectFrom('company_price_list').select(['company_id', 'price_list']).execute();
  expect(lists).toEqual([{ company_id: parent?.id, price_list: 'PREORDER-se' }]);
  const before = await actions();
  expect(before.toSorted()).toEqual([
    'business-feed.started',
    'company.address-saved',
    'company.address-saved',
    'company.changed',
    'company.changed',
    'company.changed',
    'company.created',
    'company.created',
    'company.price-lists-changed',
    'customer.companies-changed',
    'customer.created',
    'customer.created',
  ]);
  const again = await feed(example);
  expect(countsOf(again)).toEqual({ added: 0, changed: 0, same: 11, offered: 0, refused: 0 });
  expect(await actions()).toEqual([...before, 'business-feed.started']);
  expect((await companyOf('C-100'))?.version).toBe(parent?.version);
});

test('a line changes only what differs, null removes a value, and absent fields stay', async () => {
  await feed(
    lines(
      { ...bygg, web: 'bygg.example', vatNo: 'SE556012579001' },
      { ...ada, department: 'Yard', employeeNo: '7' },
      {
        kind: 'address',
        key: 'A-1',
        company: 'C-1',
        type: 'delivery',
        addressLine1: 'Gatan 1',
        zipCode: '97231',
        city: 'Luleå',
      },
      {
        kind: 'address',
        key: 'A-2',
        company: 'C-1',
        type: 'delivery',
        addressLine1: 'Gatan 2',
        zipCode: '97231',
        city: 'Luleå',
      },
    ),
  );
  const result = await feed(
    lines(
      { ...bygg, name: 'Bygg AB', web: null },
      { ...ada, lastName: 'Bergman', role: 81, isActive: false, employeeNo: null },
      {
        kind: 'address',
        key: 'A-1',
        company: 'C-1',
        type: 'delivery',
        addressLine1: 'Gatan 9',
        zipCode: '97231',
        city: 'Luleå',
      },
      { kind: 'address', key: 'A-2', company: 'C-1', remove: true },
    ),
  );
  expect(countsOf(result)).toEqual({ added: 0, changed: 4, same: 0, offered: 0, refused: 0 });
  const company = await companyOf('C-1');
  expect(company).toMatchObject({ name: 'Bygg AB', web: undefined, attributes: { VatNo: 'SE556012579001' } });
  expect(company?.deliveryAddresses.map(({ addressLine1 }) => addressLine1)).toEqual(['Gatan 9']);
  const person = await personOf('P-1');
  expect(person).toMatchObject({ lastName: 'Bergman', accounts: [{ roleId: 81, isActive: false }] });
  expect([person?.facts.department, person?.facts.employeeNo]).toEqual(['Yard', undefined]);
});

test('each wrong line is reported by number and reason, and the others are applied', async () => {
  const result = await feed(
    [
      lines(bygg, { ...bygg, name: 'Other' }, { ...ada, company: 'C-9' }),
      '{"kind":',
      lines(
        { kind: 'boat', key: 'B-1' },
        { ...ada, key: 'P-2', role: 80 },
        { ...ada, key: 'P-3', emailAddress: 'ada' },
        { ...ada, key: 'P-4', isSuperCustomerAdmin: true },
        { kind: 'price-list', company: 'C-1', priceList: 'NOWHERE' },
        { kind: 'credit', key: 'K-1', company: 'C-1' },
        { kind: 'payment', key: 'Y-1', company: 'C-1', amount: '10' },
        { kind: 'payment', key: 'Y-2', company: 'C-1', invoice: 'SE1' },
        { kind: 'membership', company: 'C-1', emailAddress: 'ghost@nowhere.example' },
        { ...bygg, key: 'C-2', number: 987_654 },
        { ...bygg, key: 'C-3', market: 'xx' },
      ),
    ].join('\n'),
  );
  expect(reasonsOf(result)).toEqual([
    [2, '', 'Line 1 already has data about the same subject. A file may contain it once.'],
    [3, '', 'The key C-9 is not known. Import its line first, or in the same file.'],
    [4, '', 'The line is not JSON.'],
    [
      5,
      'kind',
      'kind must be one of: company, address, person, membership, price-list, credit, payment, laundry, laundry-list, locker, wearer',
    ],
    [6, '', 'Your role does not allow this.'],
    [7, 'emailAddress', 'Must be a valid email'],
    [8, '', 'Not known here: isSuperCustomerAdmin'],
    [9, '', expect.stringContaining('NOWHERE')],
    [10, 'remaining', 'remaining is a required field'],
    [11, '', 'The company has no credit limit that the payment could add to.'],
    [12, '', expect.stringContaining('SE1')],
    [13, '', 'The key ghost@nowhere.example is not known. Import its line first, or in the same file.'],
    [14, '', expect.stringContaining('987')],
    [15, 'market', 'market is not valid'],
  ]);
  const { status, total, done, accepted, refused } = result;
  expect([status, total, done, accepted, refused]).toEqual(['done', 15, 15, 1, 14]);
  expect((await companyOf('C-1'))?.name).toBe('Bygg');
});

test('a line that fails is refused, one that collides is retried, and the others are applied', async () => {
  await sql`create sequence tries`.execute(shop.db);
  await sql`create function fail_company() returns trigger language plpgsql as $$ begin
    if new.name = 'Broken' then raise exception 'broken'; end if;
    if new.name = 'Collides' and nextval('tries') < 3 then raise exception 'again' using errcode = '40P01'; end if;
    return new;
  end $$`.execute(shop.db);
  await sql`create trigger fail_company before insert on company for each row execute function fail_company()`.execute(
    shop.db,
  );
  const result = await feed(
    lines(
      { ...bygg, name: 'Broken' },
      { ...bygg, key: 'C-2', name: 'Collides' },
      { ...bygg, key: 'C-3', number: 2_147_483_648 },
      { ...bygg, key: 'C-4' },
    ),
  );
  expect(reasonsOf(result)).toEqual([
    [1, '', 'The line was not applied because of an error on our side. Send it again.'],
    [3, 'number', expect.stringContaining('number')],
  ]);
  expect([result.status, result.accepted, result.refused]).toEqual(['done', 2, 2]);
  expect([(await companyOf('C-2'))?.name, (await companyOf('C-4'))?.name]).toEqual(['Collides', 'Bygg']);
});

test('a person elsewhere with the e-mail address gets an offer and is not changed', async () => {
  const other = await aCompany('Annat').save(shop.db);
  const sven = await aPerson('sven@annat.example').named('Sven', 'Dahl').at(other).save(shop.db);
  await aConsumer('eva@home.example').save(shop.db);
  const body = lines(
    bygg,
    { ...ada, emailAddress: 'SVEN@annat.example', role: 81, isActive: false },
    { ...ada, key: 'P-2', emailAddress: 'eva@home.example' },
  );
  const first = await feed(body);
  expect(countsOf(first)).toEqual({ added: 1, changed: 0, same: 0, offered: 1, refused: 1 });
  expect(reasonsOf(first)).toEqual([[3, '', 'Somebody has this e-mail address already. Enter another one.']]);
  const company = await companyOf('C-1');
  expect((await listOffersTo(shop.db, sven.id)).map(({ companyId }) => companyId)).toEqual([company?.id]);
  const kept = {
    firstName: 'Sven',
    lastName: 'Dahl',
    companyIds: [other.id],
    accounts: [{ roleId: 64, isActive: true }],
  };
  expect(await findRecord(shop.db, sven.id)).toMatchObject(kept);
  expect(await personOf('P-1')).toBeUndefined();
  const entries = await actions();
  expect(countsOf(await feed(body))).toEqual({ added: 0, changed: 0, same: 2, offered: 0, refused: 1 });
  const byAddress = { kind: 'membership', company: 'C-1', emailAddress: 'sven@annat.example' };
  expect(countsOf(await feed(lines(byAddress)))).toMatchObject({ same: 1 });
  expect(await actions()).toEqual([...entries, 'business-feed.started', 'business-feed.started']);
});

test('a declined offer is not repeated by a feed, and one whose author left is renewed with its old date', async () => {
  const other = await aCompany('Annat').save(shop.db);
  const sven = await aPerson('sven@annat.example').at(other).save(shop.db);
  const left = await aPerson('left@annat.example').at(other).save(shop.db);
  const body = lines(bygg, { kind: 'membership', company: 'C-1', emailAddress: 'sven@annat.example' });
  expect(countsOf(await feed(body))).toMatchObject({ offered: 1 });
  const companyId = (await companyOf('C-1'))?.id ?? 0;
  const day = new Date('2026-01-07T08:00:00Z');
  await shop.db.updateTable('membership_offer').set({ offered_by: left.id, offered_at: day }).execute();
  const entries = await actions();
  expect(countsOf(await feed(body))).toMatchObject({ same: 2, offered: 0 });
  expect(await findOfferer(shop.db, sven.id, companyId)).toBe(astrid);
  expect(await listOffersTo(shop.db, sven.id)).toEqual([{ companyId, offeredAt: day }]);
  const decline = async () => {
    const headers = await as({ customer_id: sven.id, storm_role: roles.user, company_id: other.id, tasks: [] });
    const init = {
      method: 'PUT',
      body: '{"isAccepted":false}',
      headers: { 'content-type': 'application/json', ...headers },
    };
    return (await app.request(`/api/customer/offers/${companyId}`, init)).status;
  };
  expect([await decline(), await decline()]).toEqual([200, 404]);
  expect(countsOf(await feed(body))).toMatchObject({ same: 2, offered: 0 });
  const started = 'business-feed.started';
  expect([await listOffersTo(shop.db, sven.id), await actions()]).toEqual([[], [...entries, started, started]]);
});

test('parts of an address that a line leaves out stay, and null removes them', async () => {
  const line = { kind: 'address', key: 'A-1', company: 'C-1', type: 'delivery', addressLine1: 'Kajen 1' } as const;
  const address = { ...line, zipCode: '11122', city: 'Stockholm' };
  const whole = { ...address, addressLine2: 'Gate 2', region: 'Uppland' };
  const held = async () => {
    const [found] = (await companyOf('C-1'))?.deliveryAddresses ?? [];
    return [found?.addressLine2, found?.region, found?.city];
  };
  expect(countsOf(await feed(lines(bygg, whole)))).toMatchObject({ added: 2 });
  expect(countsOf(await feed(lines(address)))).toMatchObject({ same: 1, changed: 0 });
  expect(countsOf(await feed(lines({ ...address, city: 'Solna' })))).toMatchObject({ changed: 1 });
  expect(await held()).toEqual(['Gate 2', 'Uppland', 'Solna']);
  const cleared = lines({ ...address, addressLine2: null, region: null });
  expect(countsOf(await feed(cleared))).toMatchObject({ changed: 1, refused: 0 });
  expect(await held()).toEqual([undefined, undefined, 'Stockholm']);
  expect(countsOf(await feed(cleared))).toMatchObject({ same: 1 });
});

test('existing objects get a key instead of a duplicate, and no key is given twice', async () => {
  const held = await aCompany('Bygg').withAddress('delivery').save(shop.db);
  const person = await aPerson('ada@bygg.example').at(held).save(shop.db);
  const address = { addressLine1: 'Verkstadsgatan 4', zipCode: '11122', city: 'Stockholm' };
  const body = lines(
    { ...bygg, number: held.id },
    { ...ada, emailAddress: 'ada@bygg.example' },
    { kind: 'address', key: 'A-1', company: 'C-1', type: 'delivery', ...address },
  );
  expect(countsOf(await feed(body))).toEqual({ added: 0, changed: 3, same: 0, offered: 0, refused: 0 });
  expect([(await companyOf('C-1'))?.id, (await personOf('P-1'))?.id]).toEqual([held.id, person.id]);
  expect((await companyOf('C-1'))?.deliveryAddresses).toHaveLength(1);
  const taken = await feed(
    lines({ ...bygg, key: 'C-2', number: held.id }, { ...ada, key: 'P-2', emailAddress: 'ada@bygg.example' }),
  );
  expect(reasonsOf(taken)).toEqual([
    [1, '', 'The key C-2 belongs to something else, or what it names has another key.'],
    [2, '', 'Somebody has this e-mail address already. Enter another one.'],
  ]);
});

test('a refused line of a person changes nothing of them, and the corrected line everything', async () => {
  const held = { ...ada, emailAddress: 'ada@bygg.example' };
  await feed(lines(bygg, { ...bygg, key: 'C-2' }, held, { ...ada, key: 'P-2', emailAddress: 'bo@bygg.example' }));
  const wanted = { ...held, company: 'C-2', role: 81, lastName: 'Ek' };
  const refused = await feed(lines({ ...wanted, emailAddress: 'bo@bygg.example' }));
  expect(reasonsOf(refused)).toEqual([[1, '', 'Somebody has this e-mail address already. Enter another one.']]);
  const [first, second] = [await companyOf('C-1'), await companyOf('C-2')];
  const before = { lastName: 'Berg', companyIds: [first?.id], accounts: [{ roleId: 64 }] };
  expect(await personOf('P-1')).toMatchObject(before);
  expect(countsOf(await feed(lines(wanted)))).toMatchObject({ changed: 1, refused: 0 });
  const after = { lastName: 'Ek', companyIds: [first?.id, second?.id], accounts: [{ roleId: 81 }] };
  expect(await personOf('P-1')).toMatchObject(after);
});

test('an address without a key is matched exactly first, and an ambiguous line is refused', async () => {
  const address = { kind: 'address', key: 'A-1', company: 'C-1', type: 'delivery', addressLine1: 'Kajen 1' } as const;
  const whole = { ...address, zipCode: '11122', city: 'Stockholm' };
  const gates = ['Gate 1', 'Gate 2', undefined].map((addressLine2, at) => ({ ...whole, key: `X-${at}`, addressLine2 }));
  await feed(lines(bygg, ...gates));
  const ids = ((await companyOf('C-1'))?.deliveryAddresses ?? []).map(({ id }) => id);
  await shop.db.deleteFrom('business_key').where('kind', '=', 'address').execute();
  expect(countsOf(await feed(lines(whole)))).toMatchObject({ changed: 1, refused: 0 });
  expect(await findKeyed(shop.db, 'address', 'A-1')).toBe(ids[2]);
  expect(reasonsOf(await feed(lines({ ...whole, key: 'A-2' })))).toEqual([
    [1, '', expect.stringMatching(/^Several addresses of the company could be A-2\./)],
  ]);
  expect(countsOf(await feed(lines({ ...whole, key: 'A-2', addressLine2: 'Gate 2' })))).toMatchObject({ changed: 1 });
  expect(countsOf(await feed(lines({ ...whole, key: 'A-3' })))).toMatchObject({ changed: 1 });
  expect(await findKeyed(shop.db, 'address', 'A-3')).toBe(ids[0]);
});

test('credit and payments count once: repeated lines change nothing, and other content is refused', async () => {
  const credit = { kind: 'credit', key: 'K-1', company: 'C-1', limit: '5000', remaining: '3000' };
  const payment = { kind: 'payment', key: 'Y-1', company: 'C-1', amount: '250.50' };
  expect(countsOf(await feed(lines(bygg, credit, payment)))).toMatchObject({ added: 1, changed: 2 });
  expect((await companyOf('C-1'))?.credit?.amount).toBe(325_050);
  expect(countsOf(await feed(lines(credit, payment)))).toMatchObject({ same: 2 });
  const other = await feed(lines({ ...credit, remaining: '9000' }, { ...payment, amount: '251' }));
  expect(other.errors.map(({ line }) => line)).toEqual([1, 2]);
  expect((await companyOf('C-1'))?.credit?.amount).toBe(325_050);
});

test('a payment of an invoice settles it, for the company of the invoice alone and with the task finance', async () => {
  const [own, other] = [await aCompany('Bygg').save(shop.db), await aCompany('Annat').save(shop.db)];
  await keepKey(shop.db, 'company', 'C-1', own.id);
  await keepKey(shop.db, 'company', 'C-2', other.id);
  const { id: orderId } = await anOpenOrder(shop, {
    owner: { kind: 'company', companyId: own.id, customerId: astrid, punchOutSession: undefined },
  });
  const rows = [{ rowNumber: 100, quantity: 3 }];
  for (const report of [
    { kind: 'delivery', dispatchNumber: 'D-1', carrier: 'X', rows } as const,
    { kind: 'invoice', rows } as const,
  ])
    await applyReport(shop, { orderId, source: 'erp', messageId: randomUUID(), report });
  const payment = { kind: 'payment', key: 'Y-1', company: 'C-1', invoice: 'SE100001', receivedOn: '2026-02-27' };
  const paidAt = async () => (await shop.db.selectFrom('invoice').select('paid_at').executeTakeFirstOrThrow()).paid_at;
  expect((await feed(lines({ ...payment, company: 'C-2' }))).refused).toBe(1);
  expect((await feed(lines(payment), { tasks: ['customers'] })).errors[0]?.reason).toBe(
    'Your role does not allow this.',
  );
  expect(await paidAt()).toBeNull();
  expect(countsOf(await feed(lines(payment)))).toMatchObject({ changed: 1 });
  expect(await paidAt()).toEqual(new Date('2026-02-27T12:00:00Z'));
  expect(countsOf(await feed(lines(payment)))).toMatchObject({ same: 1 });
});

test('only staff with the task customers send, read and stop feeds, with their current rights', async () => {
  for (const claims of [
    { storm_role: roles.administrator, company_id: 1 },
    { storm_role: roles.customerAdmin, company_id: 1 },
    { tasks: ['orders', 'finance', 'catalogue'] as const },
    { tasks: ['read-only'] as const },
  ])
    expect((await post(lines(bygg), claims)).status).toBe(403);
  const { feedId } = (await post(lines(bygg))).body;
  expect((await read(feedId, { tasks: ['read-only'] })).status).toBe(200);
  expect((await read(feedId, { tasks: ['orders'] })).status).toBe(403);
  expect((await read(feedId, { tasks: ['read-only'] }, 'DELETE')).status).toBe(403);
  expect((await read(randomUUID())).status).toBe(404);
  // The task is gone before the job begins.
  await as({ tasks: ['orders'] });
  await runJobs();
  expect((await read(feedId)).body).toMatchObject({ status: 'failed', failure: 'not-allowed' });
  expect(await companyOf('C-1')).toBeUndefined();
});

const manyPeople = Array.from({ length: 120 }, (_, at) => ({ ...ada, key: `P-${at}`, firstName: `N${at}` }));

/** In the middle the connection is lost once, and the job is to be tried again. */
async function killedFeed(body: string): Promise<string> {
  const { feedId } = (await post(body)).body;
  const whole = shop;
  let left = 70;
  const away = new DatabaseAwayError('Connection terminated unexpectedly');
  const dying = new Proxy(whole.db, {
    get(db, name) {
      if (name === 'transaction' && (left -= 1) === 0) throw away;
      const part: unknown = Reflect.get(db, name);
      return typeof part === 'function' ? part.bind(db) : part;
    },
  });
  shop = { ...whole, db: dying };
  await expect(runJobs()).rejects.toThrow('Connection terminated');
  shop = whole;
  return feedId;
}

test('a stopped feed ends between two batches, and a killed one continues without repeating anything', async () => {
  const body = lines(bygg, { ...bygg, key: '' }, ...manyPeople);
  const stopped = (await post(body)).body.feedId;
  await read(stopped, {}, 'DELETE');
  await runJobs();
  expect((await read(stopped)).body).toMatchObject({ status: 'cancelled', accepted: 50, refused: 1 });
  expect((await read(stopped, {}, 'DELETE')).body.code).toBe('import-over');
  const feedId = await killedFeed(body);
  expect((await read(feedId)).body.status).toBe('running');
  sent.push({ feedId });
  await runJobs();
  const { status, accepted, refused, errors } = (await read(feedId)).body;
  expect([status, accepted, refused, errors.length]).toEqual(['done', 121, 1, 1]);
  const members = await shop.db.selectFrom('customer_company').select('customer_id').execute();
  expect(members).toHaveLength(120);
  expect((await actions()).filter((action) => action === 'customer.created')).toHaveLength(120);
});

test('a feed that housekeeping has ended keeps its counts when its process ends later', async () => {
  const feedId = await killedFeed(lines(bygg, { ...bygg, key: '' }, ...manyPeople));
  await failFeed(shop, feedId);
  const ended = (await read(feedId)).body;
  expect(ended).toMatchObject({ status: 'failed', failure: 'abandoned', accepted: 50, added: 50 });
  const claims = someClaims({ customer_id: astrid, storm_role: roles.internal, tasks: changeTasks });
  const open = () => Promise.reject(new Error('the feed is not read again'));
  const run = { job: { id: feedId, state: 'running' }, claims, language: 'en', open } as const;
  expect(await runFeed(shop, run)).toBe('failed');
  expect((await read(feedId)).body).toEqual(ended);
});

test('a feed that continues after its sender lost the task ends with its counts, and the content of its lines is deleted', async () => {
  const feedId = await killedFeed(lines(bygg, { ...bygg, key: '' }, ...manyPeople));
  const staged = () => shop.db.selectFrom('business_feed_line').select('line').execute();
  expect(await staged()).not.toEqual([]);
  await as({ tasks: ['orders'] });
  sent.push({ feedId });
  await runJobs();
  expect((await read(feedId)).body).toMatchObject({
    status: 'failed',
    failure: 'not-allowed',
    accepted: 50,
    refused: 1,
    added: 50,
  });
  expect(await staged()).toEqual([]);
});
