import { randomUUID } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { readTextLines } from '#modules/bulk-job/feed-file.server.ts';
import { listLineErrors } from '#modules/bulk-job/line-error-store.server.ts';
import { findFeedCounts } from '#modules/business-feed/line-store.server.ts';
import { readAskerByLogin } from '#modules/business-feed/read-asker.server.ts';
import { insertFeed } from '#modules/business-feed/request-feed.server.ts';
import { runFeed } from '#modules/business-feed/run-feed.server.ts';
import { listPlacesWith } from '#modules/content-editor/list-places-with.server.ts';
import { getPeopleImport } from '#modules/people-import/people-imports.server.ts';
import { stagePeople } from '#modules/people-import/stage-people.server.ts';
import { listRedirects } from '#modules/redirect/redirect-store.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { someClaims } from '#tests/build/visit.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { smallWorld } from './catalogue.ts';
import { demoPassword } from './companies/demo-password.ts';
import { laundryProgram } from './companies/laundry-account.ts';
import { demoDocuments } from './content/documents.ts';
import { fillDemo } from './fill-demo.server.ts';
import { demoGarmentId } from './garments/garment-id.ts';

/** Filling the demo world takes long on a busy machine. */
const patience = 180_000;

let shop: TestShop;
let filled: readonly string[];

beforeAll(async () => {
  shop = await openTestShop();
  filled = await fill(shop);
}, patience);

const fill = (into: TestShop) => fillDemo(into, { products: smallWorld, onProgress: () => {} });
const count = async (table: 'product' | 'company' | 'customer' | 'store', { db } = shop) =>
  Number(
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

test('M57 an empty database gets the whole demo world, once', async () => {
  const chapters = [
    'catalogue',
    'companies',
    'content',
    'campaigns',
    'checkout',
    'reviews',
    'contact',
    'orders',
    'crew',
  ];
  expect(filled).toEqual([
    ...chapters,
    'laundries',
    'staff-changes',
    'approval-rules',
    'allowances',
    'names',
    'logos',
    'services',
    'procurement-systems',
    'procurement-log',
    'garments',
    'reseller-login',
    'company-pages',
    'guides',
    'insights',
    'newsletter',
    'notices',
    'media',
    'redirects',
  ]);
  expect(await count('product')).toBe(smallWorld);
  expect([await count('company'), await count('customer')]).toEqual([29, 344]);
  expect(await count('store')).toBeGreaterThan(100);
  expect(await fill(shop)).toEqual([]);
});

test('buyers have notices of their orders of the last weeks, the older ones read', async () => {
  const { rows } = await sql<{ kind: string; read: boolean; n: number }>`
    select kind, read_at is not null as read, count(*)::int as n from notice
    where created_at > now() - interval '61 days' group by 1, 2 order by 1, 2`.execute(shop.db);
  const kinds = new Set(rows.map(({ kind }) => kind));
  expect(kinds).toEqual(
    new Set(['order-approval', 'order-delivered', 'order-last', 'order-received', 'order-to-approve']),
  );
  expect(new Set(rows.map(({ read }) => read))).toEqual(new Set([true, false]));
});

test('people of the hospital laundry have garments with a history: some near their limit, lost and retired ones', async () => {
  const { rows } = await sql<Record<string, number>>`
    select count(*)::int as all, (count(*) filter (where washes >= 45 and retired_at is null))::int as worn,
      count(lost_at)::int as lost, count(retired_at)::int as retired from garment`.execute(shop.db);
  expect(rows).toEqual([{ all: 12, worn: 5, lost: 1, retired: 1 }]);
});

test('the program of the laundry posts scans and reads garments, and nothing else', async () => {
  const app = openTestApp(shop);
  const { id: client_id } = laundryProgram;
  const host = { host: 'fi.localhost:3000' };
  const secret = { grant_type: 'client_credentials', client_id, client_secret: demoPassword };
  const token = await (await app.json('/api/auth/token', 'POST', secret, host)).json();
  const headers = { ...host, authorization: `Bearer ${token.access_token}` };
  const garment = `/api/laundry/garments/${demoGarmentId(0)}`;
  const seen = await (await app.request(garment, { headers })).json();
  expect(seen).toMatchObject({ laundry: 'Kuusirannan Pesula', passport: { washes: 47, locker: '21' } });
  const scan = { eventId: 'again', kind: 'washed', at: shop.clock.now().toISOString() };
  const told = await app.json(`${garment}/events`, 'POST', scan, headers);
  expect(await told.json()).toEqual({ eventId: 'again', outcome: 'counted' });
  const wearer = { employeeNo: '31002', name: 'Veikko', laundryLockerNumber: '21', laundryPositionNumber: '3' };
  const refused: [string, string, unknown?][] = [
    ['GET', '/api/laundry/company/locker/21/position?companyId=1011'],
    ['GET', '/api/laundry/company/laundryCompany?companyId=1011'],
    ['GET', '/api/laundry/customer/31002/exists?companyId=1011'],
    ['POST', '/api/laundry/customer/save?companyId=1011', wearer],
    ['POST', '/api/laundry/customer/save', wearer],
    ['PUT', '/api/laundry/company/laundryCompany/account?companyId=1011', { accountId: 1011 }],
    ['GET', '/api/company/companies/1011'],
    ['GET', '/api/order/orders'],
    ['GET', '/api/customer/customers/5033'],
  ];
  for (const [method, path, body] of refused) {
    const asked = { method, headers: { ...headers, 'content-type': 'application/json' } };
    const { status } = await app.request(path, body === undefined ? asked : { ...asked, body: JSON.stringify(body) });
    expect([403, 404], `${method} ${path}`).toContain(status);
  }
});

test('customers of the demo have written reviews: some are shown, some wait for staff, one was refused', async () => {
  const rows = await sql<{ status: string; known: number }>`
    select status, count(*)::int as known from customer_review join product using (base_part_no)
    group by status order by status`.execute(shop.db);
  expect(rows.rows).toEqual([
    { status: 'accepted', known: 2 },
    { status: 'refused', known: 1 },
    { status: 'waiting', known: 3 },
  ]);
});

test('Vera has ordered forty jackets with names and logos; one logo is still to be released', async () => {
  const { rows } = await sql<Record<string, number>>`
    select count(*) filter (where r.type = 'DefaultArticle')::int as jackets,
      count(*) filter (where r.data -> 'service' -> 'lines' ->> 0 = r.data -> 'coworker' ->> 'name')::int as names,
      count(p.id)::int as proofs, count(h.order_id)::int as held
    from orders o join order_row r on r.order_id = o.id
    left join proof p on p.order_id = o.id and p.row_number = r.row_number
    left join held_service h on h.order_id = o.id and h.row_number = r.row_number
    where o.send_key = 'demo:named'`.execute(shop.db);
  expect(rows).toEqual([{ jackets: 40, names: 40, proofs: 80, held: 1 }]);
  const days = await sql<{ days: unknown }>`
    select data -> 'delivery' -> 'method' -> 'days' as days from orders where send_key = 'demo:named'`.execute(shop.db);
  expect(days.rows, '2 to 4 days, and 5 for the embroidery').toEqual([{ days: { from: 7, to: 9 } }]);
  const keys = await sql<{ key: string }>`select file_key as key from company_logo_version`.execute(shop.db);
  for (const { key } of keys.rows) expect(await shop.files.exists(key)).toBe(true);
});

test('the logos of Hamnvik have the facts of their drawings', async () => {
  const versions = shop.db.selectFrom('company_logo_version').select(['file_name', 'facts']).orderBy('uploaded_at');
  const seen = (await versions.execute()).map((one) => [one.file_name, one.facts.hasTransparency, one.facts.colours]);
  expect(seen).toEqual([
    ['hamnvik.svg', true, ['#2458a8', '#e2701e']],
    ['hamnvik-2026.svg', true, ['#1f2c4d', '#e2701e']],
    ['service.svg', false, ['#ffffff', '#1f2c4d', '#e2701e']],
  ]);
});

test('of jackets with names one return was refused, and a faulty one is credited with its name', async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select b.state, b.rows -> 0 ->> 'reason' as reason, b.answer <> '' as answered,
      (select jsonb_agg(i.data -> 'rows') from invoice i where i.order_id = b.order_id and i.kind = 'credit') as credited
    from order_return b join orders o on o.id = b.order_id
    where exists (select from order_row r where r.order_id = o.id and r.type = 'VasArticle') order by b.seq`.execute(
    shop.db,
  );
  const taken = [{ rowNumber: 300 }, { rowNumber: 400 }];
  const credited = [expect.arrayContaining(taken.map((row) => expect.objectContaining(row)))];
  expect(rows).toEqual([
    { state: 'refused', reason: 'wrong-article', answered: true, credited },
    { state: 'accepted', reason: 'faulty', answered: false, credited },
  ]);
});

test('the history of changes has what staff tried out', async () => {
  const { rows } = await sql<{ action: string }>`select action from audit_entry order by id limit 4`.execute(shop.db);
  const [days, flag] = ['return-days.changed', 'flag.changed'];
  expect(rows.map(({ action }) => action)).toEqual([days, flag, 'flag.removed', days]);
});

test('S09 the sheet of 300 people of Hamnvik has 60 new, 200 changed and ten wrong lines', async () => {
  const bytes = new Uint8Array(readFileSync('demo/hamnvik-people.csv'));
  const vera = { customer_id: 5014, company_id: 1005, storm_role: roles.customerAdmin, super_customer_admin: true };
  const visit = { claims: someClaims(vera), now: shop.clock.now(), language: 'sv' } as const;
  const staged = await stagePeople(shop, visit, { companyId: undefined, fileName: 'hamnvik-people.csv', bytes });
  if (!staged.ok) throw new Error(staged.refusal.code);
  const read = await getPeopleImport(shop, visit, staged.value.importId);
  if (!read.ok) throw new Error(read.refusal.code);
  const { counts, attention, unread } = read.value;
  expect(unread).toEqual([]);
  expect(counts).toEqual({ new: 60, changed: 200, same: 30, offer: 0, attention: 10 });
  expect(attention.map(({ line, problems }) => [line, ...problems.map(({ code }) => code)])).toEqual([
    [292, 'required'],
    [293, 'email-invalid'],
    [294, 'phone-invalid'],
    [295, 'role-unknown'],
    [296, 'role-not-allowed'],
    [297, 'state-unknown'],
    [298, 'money-invalid'],
    [299, 'size-unknown'],
    [300, 'needs-key'],
    [301, 'line-twice'],
  ]);
});

test('the example of the business feed applies fully', async () => {
  const claims = await readAskerByLogin(shop, 'astrid.norelius@yrke.example');
  if (!claims) throw new Error('the demo has no Astrid');
  const id = randomUUID();
  await insertFeed(shop.db, { claims, now: shop.clock.now() }, { id, source: 'example', options: {} });
  const open = async () => readTextLines(createReadStream('modules/business-feed/feed-example.ndjson'));
  const state = await runFeed(shop, { job: { id, state: 'waiting' }, claims, language: 'en', open });
  expect([state, await listLineErrors(shop.db, id, 20)]).toEqual(['done', []]);
  expect(await findFeedCounts(shop.db, id)).toEqual({ added: 6, changed: 5, same: 0, offered: 0 });
});

test('the media library has pictures that pages use, and one that is not translated yet', async () => {
  const items = await shop.db.selectFrom('media_item').select(['path', 'alts', 'bytes']).orderBy('path').execute();
  const languagesOf = items.map(({ path, alts }) => [path, Object.keys(alts).length]);
  expect(languagesOf).toEqual([
    ['library/building-site.jpg', 14],
    ['library/kitchen.jpg', 2],
    ['library/store-front.jpg', 14],
    ['library/wind-farm.jpg', 14],
    ['library/winter-road.jpg', 14],
    ['library/workshop.jpg', 14],
  ]);
  for (const { path, bytes } of items) {
    const uses = (await listPlacesWith(shop.db, path)).map(({ language }) => language);
    expect([path, new Set(uses).size]).toEqual([path, path.includes('kitchen') ? 0 : 14]);
    expect(Number(bytes)).toBeGreaterThan(10_000);
    expect(await shop.files.stat(`media/${path}`)).toMatchObject({ bytes: Number(bytes) });
  }
});

test('old addresses lead to pages that exist', async () => {
  const app = openTestApp(shop);
  const known = new Set(demoDocuments().map(({ slug }) => slug));
  for (const { from, to } of await listRedirects(shop.db)) {
    expect([to, known.has(to.slice(1))]).toEqual([to, true]);
    expect(known.has(from.slice(1))).toBe(false);
  }
  const { status } = await app.request('/api/content/missing-addresses', { headers: await app.bearer() });
  expect(status).toBe(200);
});

test('entries that are added afterwards get new numbers', async () => {
  const { id } = await aCompany().save(shop.db);
  expect(id).toBeGreaterThan(1028);
});

test('a shop with its own data is left alone', async () => {
  const other = await openTestShop();
  await aCompany().save(other.db);
  expect(await fill(other)).toEqual([]);
  expect([await count('product', other), await count('company', other)]).toEqual([0, 1]);
});
