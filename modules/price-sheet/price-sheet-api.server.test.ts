import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { jobs } from '#server/jobs.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPriceList } from '#tests/build/feed.ts';
import { aPerson } from '#tests/build/person.ts';
import { readWorkbook } from '#tests/build/read-workbook.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { priceImportJob, requestPriceImport } from './import-price-list.server.ts';

let shop: TestShop;
let app: TestApp;
let sent: object[];
let parent: { id: number };
let astrid: { id: number };

beforeEach(async () => {
  sent = [];
  shop = {
    ...(await openTestShop()),
    jobs: { send: async (name, data) => void (name === priceImportJob && sent.push(data)) },
  };
  astrid = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
  const opened = openTestApp(shop);
  app = { ...opened, bearer: (claims) => opened.bearer({ customer_id: astrid.id, ...claims }) };
  await bringFeed(shop, [...smallWorld(), aPriceList({ code: 'OTHERS', type: 'Agreement' })]);
  parent = await aCompany('Bygg').withPriceLists('OURS').save(shop.db);
});

const documents = '/api/document/documents';
const administrator = () => app.bearer({ storm_role: roles.administrator, company_id: parent.id });
const get = (path: string, headers: Record<string, string>) => app.request(`${documents}${path}`, { headers });
const rowsOf = async (answer: Response) => (await readWorkbook(new Uint8Array(await answer.arrayBuffer()))).sheet(1);

async function bring(body: BodyInit, headers: Record<string, string>, list = 'OURS') {
  const answer = await app.request(`${documents}/pricelist/${list}/import`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/csv', ...headers },
  });
  return { status: answer.status, body: await answer.json() };
}

async function runJobs() {
  const job = jobs(shop).find(({ name }) => name === priceImportJob);
  for (const data of sent.splice(0)) await job?.run(data);
}

const secret = '40001110';

test('S03 the names of the templates, each of which can be downloaded', async () => {
  const answer = await get('/templates', await administrator());
  expect([answer.status, await answer.json()]).toEqual([200, ['pricelist', 'people', 'sizes']]);
  expect((await get('/templates', {})).status).toBe(401);
  const downloads = ['/api/document/documents/pricelist/template'];
  for (const content of ['people', 'sizes'])
    downloads.push(`/api/customer/imports/template?companyId=${parent.id}&content=${content}`);
  for (const path of downloads)
    expect((await app.request(path, { headers: await administrator() })).headers.get('content-disposition')).toMatch(
      /\.xlsx"$/,
    );
});

test('S04 the template has the headings sku, price, name and no rows', async () => {
  const answer = await get('/pricelist/template', await app.bearer());
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="price-list-template.xlsx"');
  expect(await rowsOf(answer)).toEqual([['sku', 'price', 'name']]);
});

test('S05 the export has one row for each colour of a product of the list', async () => {
  const answer = await get('/pricelist/OURS/export', await app.bearer());
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="prices-OURS.xlsx"');
  const [head, ...rows] = await rowsOf(answer);
  expect(head).toEqual(['sku', 'price', 'name', 'tax']);
  const stored = await shop.db
    .selectFrom('price')
    .select(['part_no', 'unit_amount'])
    .where('price_list', '=', 'OURS')
    .orderBy('part_no')
    .execute();
  expect(stored.length).toBeGreaterThan(0);
  expect(rows.map(([sku, price]) => [sku, price])).toEqual(
    stored.map(({ part_no, unit_amount }) => [part_no, unit_amount / 100]),
  );
});

test('S05 role 65 exports lists that its companies may use; other lists are not found', async () => {
  const status = async (list: string, headers: Record<string, string>) =>
    (await get(`/pricelist/${list}/export`, headers)).status;
  expect(await status('OURS', await administrator())).toBe(200);
  expect(await status('OTHERS', await administrator())).toBe(404);
  expect(await status('NOTHING', await app.bearer())).toBe(404);
  const user = await app.bearer({ storm_role: roles.user, company_id: parent.id });
  expect(await status('OURS', user)).toBe(403);
  expect(await status('OURS', await app.bearer({ tasks: ['orders'] }))).toBe(403);
  expect(await status('OURS', {})).toBe(401);
});

test('S06 a sheet is accepted at once, a job writes the valid rows, and the state lists the others', async () => {
  const staff = await app.bearer();
  const sheet = `sku;price;name\n${secret};123,45;Jacket\n99999999;10;Nothing\n${secret}0100;;Again\n${secret}0100;99;Twice`;
  const asked = await bring(sheet, staff);
  expect(asked.status).toBe(202);
  const state = async () => (await get(`/pricelist/imports/${asked.body.importId}`, staff)).json();
  expect(await state()).toMatchObject({ state: 'waiting', priceListId: 'OURS', rows: 4, errors: [] });
  await runJobs();
  expect(await state()).toEqual({
    importId: asked.body.importId,
    priceListId: 'OURS',
    state: 'done',
    rows: 4,
    done: 3,
    accepted: 1,
    refused: 3,
    errors: [
      { line: 3, field: 'sku', reason: 'Det finns ingen produkt med detta nummer.' },
      { line: 4, field: 'price', reason: 'Detta är inget pris.' },
      { line: 5, field: 'sku', reason: 'En tidigare rad har redan satt detta pris.' },
    ],
  });
  const user = await app.bearer({ storm_role: roles.user, company_id: parent.id });
  const seen = await (await app.request(`/api/product/products/${secret}`, { headers: user })).text();
  expect(seen).toContain('123.45');
});

test('S06 importing an export again changes nothing', async () => {
  const staff = await app.bearer();
  const stored = () =>
    shop.db.selectFrom('price').selectAll().where('price_list', '=', 'OURS').orderBy('part_no').execute();
  const before = await stored();
  const versions = () =>
    shop.db.selectFrom('product').select(['base_part_no', 'version']).orderBy('base_part_no').execute();
  const then = await versions();
  const bytes = new Uint8Array(await (await get('/pricelist/OURS/export', staff)).arrayBuffer());
  expect((await bring(bytes, staff)).status).toBe(202);
  await runJobs();
  expect(await stored()).toEqual(before);
  expect(await versions()).toEqual(then);
});

test('S06 only staff with the task customers write prices, and never into a public list', async () => {
  const sheet = `sku;price\n${secret};1`;
  expect((await bring(sheet, {})).status).toBe(401);
  expect((await bring(sheet, await administrator())).status).toBe(403);
  expect((await bring(sheet, await app.bearer({ tasks: ['catalogue', 'read-only'] }))).status).toBe(403);
  const staff = await app.bearer();
  expect((await bring(sheet, staff, 'PUBLIC-se')).body.code).toBe('price-list-not-found');
  expect((await bring(sheet, staff, 'NOTHING')).status).toBe(404);
  const { body } = await bring(sheet, staff);
  expect((await get(`/pricelist/imports/${body.importId}`, await administrator())).status).toBe(403);
  expect((await get('/pricelist/imports/0199f0a2-7c1e-7abc-8def-0123456789ab', staff)).status).toBe(404);
});

test.each([
  ['no sheet at all', '\u0000\u0001PDF', 'order-file-unreadable'],
  ['no headings', '40001110;12', 'price-sheet-headings'],
  ['no rows', 'sku;price', 'order-file-empty'],
])('S06 a file with %s is refused before a job starts', async (_, body, code) => {
  const refused = await bring(body, await app.bearer());
  expect([refused.status, refused.body.code]).toEqual([422, code]);
  expect(sent).toEqual([]);
});

test('S06 prices of sizes and campaigns stay, and the prices before and after are recorded once', async () => {
  const sizes = [{ sizes: ['M'], unitAmount: 200 }];
  const campaign = { from: '2026-11-01', to: '2026-11-30', unitAmount: 100, lowest30Days: 150 };
  const kept = { size_exceptions: JSON.stringify(sizes), campaign: JSON.stringify(campaign) };
  const ofList = () =>
    shop.db.selectFrom('price').selectAll().where('price_list', '=', 'OURS').where('part_no', 'like', `${secret}%`);
  const before = await ofList().orderBy('part_no').execute();
  const partNos = before.map(({ part_no }) => part_no);
  await sql`update price set size_exceptions = ${kept.size_exceptions}::jsonb, campaign = ${kept.campaign}::jsonb
    where price_list = 'OURS' and part_no like ${`${secret}%`}`.execute(shop.db);
  const staff = await app.bearer();
  for (let time = 0; time < 2; time += 1) {
    await bring(`sku;price\n${secret};123,45`, staff);
    await runJobs();
  }
  const after = await ofList().orderBy('part_no').execute();
  expect(
    after.map((row) => ({
      unit_amount: row.unit_amount,
      size_exceptions: row.size_exceptions,
      campaign: row.campaign,
    })),
  ).toEqual(partNos.map(() => ({ unit_amount: 12_345, size_exceptions: sizes, campaign })));
  const entries = await shop.db
    .selectFrom('audit_entry')
    .select(['subject_id', 'company_id', 'before', 'after'])
    .where('action', '=', 'price-list.product-added')
    .execute();
  const net = (amount: number) => ({ unitNet: (amount / 100).toFixed(2) });
  expect(entries).toEqual([
    {
      subject_id: 'OURS',
      // The company of the staff member's session is irrelevant.
      company_id: null,
      before: { prices: before.map(({ part_no, unit_amount }) => ({ partNo: part_no, ...net(unit_amount) })) },
      after: { added: partNos, prices: partNos.map((partNo) => ({ partNo, ...net(12_345) })) },
    },
  ]);
});

test('S06 an import counts by batch, keeps its counts when it fails, and checks the task again before it writes', async () => {
  const staff = await app.bearer();
  const others = Array.from({ length: 500 }, (_, at) => `${90_000_000 + at};1`).join('\n');
  const sheet = `sku;price\n${secret};7\n${others}`;
  const stateOf = async (id: string) => (await get(`/pricelist/imports/${id}`, staff)).json();
  const failing = (await bring(sheet, staff)).body.importId as string;
  let batches = 0;
  const whole = shop;
  const db = new Proxy(whole.db, {
    get(target, name) {
      if (name === 'transaction' && (batches += 1) === 2) throw new Error('the second batch');
      const part: unknown = Reflect.get(target, name);
      return typeof part === 'function' ? part.bind(target) : part;
    },
  });
  shop = { ...whole, db };
  await expect(runJobs()).rejects.toThrow('the second batch');
  shop = whole;
  expect(await stateOf(failing)).toMatchObject({ state: 'failed', done: 500, accepted: 1, refused: 499 });
  const late = (await bring(`sku;price\n${secret};8`, staff)).body.importId as string;
  await app.bearer({ tasks: ['orders'] });
  await runJobs();
  await app.bearer();
  expect(await stateOf(late)).toMatchObject({ state: 'failed', accepted: 0 });
  const account = shop.db.updateTable('account').where('customer_id', '=', astrid.id);
  const left = (await bring(`sku;price\n${secret};8`, staff)).body.importId as string;
  await account.set({ is_active: false }).execute();
  await runJobs();
  await account.set({ is_active: true }).execute();
  expect(await stateOf(left)).toMatchObject({ state: 'failed', accepted: 0 });
  const prices = await shop.db
    .selectFrom('price')
    .select('unit_amount')
    .where('price_list', '=', 'OURS')
    .where('part_no', 'like', `${secret}%`)
    .execute();
  expect(prices).not.toContainEqual({ unit_amount: 800 });
});

test('S06 a failing import ends as failed, and staff can stop a running one', async () => {
  const staff = await app.bearer();
  const stateOf = async (id: string) =>
    ((await (await get(`/pricelist/imports/${id}`, staff)).json()) as { state: string }).state;
  const stop = async (id: string, headers: Record<string, string>) =>
    (await app.request(`${documents}/pricelist/imports/${id}`, { method: 'DELETE', headers })).status;
  const sheet = `sku;price\n${secret};1`;
  const first = (await bring(sheet, staff)).body.importId as string;
  await shop.files.remove(`imports/${first}`);
  await expect(runJobs()).rejects.toThrow(/ENOENT|no such file|not found/i);
  expect(await stateOf(first)).toBe('failed');
  expect(await stop(first, staff)).toBe(409);
  const second = (await bring(sheet, staff)).body.importId as string;
  expect([await stop(second, await administrator()), await stop(second, staff)]).toEqual([403, 200]);
  await runJobs();
  expect(await stateOf(second)).toBe('cancelled');
  const written = shop.db
    .selectFrom('price')
    .select('part_no')
    .where('price_list', '=', 'OURS')
    .where('unit_amount', '=', 100);
  expect(await written.execute()).toEqual([]);
});

test('an import is named by the company on whose page it began, otherwise by its list', async () => {
  const visit = aVisit({ claims: someClaims({ customer_id: astrid.id }) });
  const bytes = new TextEncoder().encode('sku;price\n40001110;12');
  for (const place of [{ companyId: parent.id }, {}])
    expect(await requestPriceImport(shop, visit, { code: 'OURS', bytes, ...place })).toMatchObject({ ok: true });
  const named = await shop.db
    .selectFrom('bulk_job')
    .select('source')
    .where('kind', '=', priceImportJob)
    .orderBy('source')
    .execute();
  expect(named.map(({ source }) => source)).toEqual(['Bygg', 'OURS']);
});
