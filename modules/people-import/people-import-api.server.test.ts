import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { jobs } from '#server/jobs.ts';
import { aCompany } from '#tests/build/company.ts';
import { aSizeGuide } from '#tests/build/feed.ts';
import { aPerson } from '#tests/build/person.ts';
import { readWorkbook } from '#tests/build/read-workbook.ts';
import { aSpreadsheet } from '#tests/build/spreadsheet.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { plansOf } from '#tests/setup/plans-of.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { Claims } from '../auth/claims.ts';
import { roles } from '../auth/roles.ts';
import { saveStaffTasks, staffTasksTopic } from '../auth/staff-task-store.server.ts';
import type { StaffTask } from '../auth/staff-tasks.ts';
import { factsOf } from '../people/fact-store.server.ts';
import { peopleImportJob } from './apply-people.server.ts';
import { readLinesAbout, removeLinesAbout } from './line-store.server.ts';
import { startPeopleImport } from './run-import.server.ts';
import { stagePeople } from './stage-people.server.ts';

type Headers = Record<string, string>;
type View = {
  importId: string;
  status: string;
  counts: Record<string, number>;
  unreadColumns: string[];
  attention: {
    line: number;
    cells: Record<string, string>;
    problems: { field: string; code: string; reason: string }[];
  }[];
  accepted: number;
  refused: number;
  open: number;
};

const base = '/api/customer/imports';
const digestOfAddress = (address: string) => createHash('sha256').update(address).digest('hex');
let shop: TestShop;
let app: TestApp;
let sent: object[];
let bygg: { id: number };
let other: { id: number };
let marta: number;
let ture: number;
let ada: number;
let sven: number;

beforeEach(async () => {
  sent = [];
  shop = {
    ...(await openTestShop()),
    jobs: { send: async (name, data) => void (name === peopleImportJob && sent.push(data)) },
  };
  app = openTestApp(shop);
  bygg = await aCompany('Bygg').with({ UseAmountLimit: 'true' }).save(shop.db);
  other = await aCompany('Annat').save(shop.db);
  const at = (email: string, first: string, last: string) => aPerson(email).named(first, last).at(bygg);
  marta = (await at('marta@bygg.example', 'Märta', 'Granlund').withRole(roles.administrator).save(shop.db)).id;
  ture = (await at('ture@bygg.example', 'Ture', 'Ek').withRole(roles.customerAdmin).save(shop.db)).id;
  ada = (await at('ada@bygg.example', 'Ada', 'Berg').with({ Department: 'Kajen', EmployeeNo: '7' }).save(shop.db)).id;
  sven = (await aPerson('sven@annat.example').named('Sven', 'Dahl').at(other).save(shop.db)).id;
});

const as = (claims: Partial<Claims>) => app.bearer(someClaims({ company_id: bygg.id, tasks: [], ...claims }));
const asMarta = () => as({ customer_id: marta, storm_role: roles.administrator });
const asTure = () => as({ customer_id: ture, storm_role: roles.customerAdmin });

async function upload(body: Uint8Array<ArrayBuffer> | string, headers: Headers, query = '') {
  const type =
    typeof body === 'string' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const answer = await app.request(base + query, {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...headers },
  });
  return { status: answer.status, body: (await answer.json()) as View & { code?: string } };
}

async function call(method: string, path: string, headers: Headers, body?: unknown) {
  const answer =
    body === undefined
      ? await app.request(base + path, { method, headers })
      : await app.json(base + path, method, body, headers);
  return { status: answer.status, body: (await answer.json()) as View & { code?: string } };
}

async function sheetOf(path: string, headers: Headers) {
  const answer = await app.request(base + path, { headers });
  expect(answer.status).toBe(200);
  return (await readWorkbook(new Uint8Array(await answer.arrayBuffer()))).sheet(1);
}

async function runJobs() {
  const job = jobs(shop).find(({ name }) => name === peopleImportJob);
  for (const data of sent.splice(0)) await job?.run(data);
}

async function giveTasks(customerId: number, tasks: StaffTask[]) {
  await saveStaffTasks(shop.db, customerId, tasks);
  await shop.snapshots.announce(staffTasksTopic);
}

async function apply(importId: string, headers: Headers) {
  expect((await call('POST', `/${importId}/apply`, headers)).status).toBe(200);
  await runJobs();
  return (await call('GET', `/${importId}`, headers)).body;
}

const codesOf = (view: View) =>
  view.attention.map(({ line, problems }) => `${line} ${problems.map(({ code }) => code).join()}`);

const crew = () =>
  shop.db
    .selectFrom('customer')
    .innerJoin('customer_company', 'customer_company.customer_id', 'customer.id')
    .innerJoin('account', 'account.customer_id', 'customer.id')
    .leftJoin('customer_fact', 'customer_fact.customer_id', 'customer.id')
    .select([
      'customer.id',
      'first_name',
      'last_name',
      'email_address',
      'role_id',
      'is_active',
      'department',
      'employee_no',
    ])
    .where('company_id', '=', bygg.id)
    .orderBy('customer.id')
    .execute();

const csv = (...lines: string[]) =>
  ['Employee number;First name;Last name;E-mail address;Department', ...lines].join('\n');

test('S09 the size template is downloaded as Excel, filled in and uploaded, and the sizes are stored', async () => {
  const jackets = { ...aSizeGuide(), code: 'jackets', title: { sv: 'Jackor', en: 'Jackets' } };
  const long = { ...jackets, code: 'long' };
  await bringFeed(shop, [aSizeGuide(), jackets, long]);
  const [titles = [], ...rows] = await sheetOf('/template?content=sizes&cultureCode=en-GB', await asMarta());
  expect(titles).toEqual([
    'Number in the shop',
    'Employee number',
    'First name',
    'Last name',
    'E-mail address',
    'Department',
    'Jackets (jackets)',
    'Jackets (long)',
    'Trousers',
  ]);
  expect(rows.find((row) => row[1] === '7')).toEqual([
    String(ada),
    '7',
    'Ada',
    'Berg',
    'ada@bygg.example',
    'Kajen',
    null,
    null,
    null,
  ]);
  const filled = (size: string, above = titles as string[]) =>
    aSpreadsheet([above, [String(ada), '7', 'Ada', 'Berg', 'ada@bygg.example', 'Kajen', '', '', size]]);
  const wrong = await upload(filled('C51'), await asMarta());
  expect(wrong.body.counts).toEqual({ new: 0, changed: 0, same: 0, offer: 0, attention: 1 });
  expect(wrong.body.attention[0]?.problems[0]).toMatchObject({ field: 'size:men-c', code: 'size-unknown' });
  // A sheet from a foreign colleague, and an older one with codes as headings of the sizes.
  for (const above of ['Byxstorlekar', 'men-c'])
    expect(
      (await upload(filled('C52', [...titles.slice(0, 8), above] as string[]), await asMarta())).body.counts,
    ).toMatchObject({
      changed: 1,
    });
  const { body } = await upload(filled('c50'), await asMarta());
  expect(body.counts).toEqual({ new: 0, changed: 1, same: 0, offer: 0, attention: 0 });
  expect((await apply(body.importId, await asMarta())).status).toBe('done');
  const sizes = await (await app.request(`/api/customer/customers/${ada}/sizes`, { headers: await asMarta() })).json();
  expect(sizes).toMatchObject([{ sizeGroup: 'men-c', size: 'C50' }]);
});

test('a sheet adds, changes and skips people, reports wrong lines, and changes nothing the second time', async () => {
  const file = csv(
    '7;Ada;Berg;ada@bygg.example;Torget',
    ';Ture;Ek;ture@bygg.example;',
    '8;Bo;Lind;bo@bygg.example;Kajen',
    '9;Cai;Öst;;Kajen',
    ';Dan;Ask;;Kajen',
    '10;;Ask;dan@bygg;Kajen',
    '8;Eva;Lind;eva@bygg.example;Kajen',
  );
  const headers = await asMarta();
  const { status, body } = await upload(file, headers);
  expect(status).toBe(201);
  expect(body.counts).toEqual({ new: 2, changed: 1, same: 1, offer: 0, attention: 3 });
  expect(codesOf(body)).toEqual(['6 needs-key', '7 email-invalid,required', '8 line-twice']);
  // Nothing is changed before the preview is confirmed.
  expect(await crew()).toHaveLength(3);
  const done = await apply(body.importId, headers);
  expect([done.status, done.accepted, done.refused]).toEqual(['done', 3, 3]);
  const people = await crew();
  expect(people.map(({ first_name, department }) => `${first_name} ${department}`)).toEqual([
    'Märta null',
    'Ture null',
    'Ada Torget',
    'Bo Kajen',
    'Cai Kajen',
  ]);
  expect(people[3]).toMatchObject({ email_address: 'bo@bygg.example', role_id: 64, is_active: true, employee_no: '8' });
  expect(people[4]).toMatchObject({ email_address: '', employee_no: '9' });
  const again = await upload(file, headers);
  expect(again.body.counts).toEqual({ new: 0, changed: 0, same: 4, offer: 0, attention: 3 });
  const entries = () => shop.db.selectFrom('audit_entry').select('action').orderBy('id').execute();
  const before = await entries();
  expect(before.map(({ action }) => action)).toEqual(['customer.changed', 'customer.created', 'customer.created']);
  await apply(again.body.importId, headers);
  expect(await crew()).toEqual(people);
  expect(await entries()).toEqual(before);
});

test('two lines with the same invalid e-mail address are not one person', async () => {
  const { body } = await upload(csv('22;Dan;Ask;none;Kajen', '23;Eva;Ask;none;Kajen'), await asMarta());
  expect(codesOf(body)).toEqual(['2 email-invalid', '3 email-invalid']);
});

test('a line is corrected in place, with those that depend on it; rejected lines are returned with reasons in the last column', async () => {
  const headers = await asMarta();
  const { body } = await upload(
    csv('8;Bo;Lind;bo@bygg.example;=1+1', '8;Eva;Lind;eva@bygg.example;', '9;;;x;'),
    headers,
  );
  expect(codesOf(body)).toEqual(['3 line-twice', '4 email-invalid,required,required']);
  const fixed = await call('PUT', `/${body.importId}/lines/3`, headers, { cells: { employeeNo: '10', id: '5' } });
  expect(fixed.body.counts).toEqual({ new: 2, changed: 0, same: 0, offer: 0, attention: 1 });
  await call('PUT', `/${body.importId}/lines/3`, headers, { cells: { employeeNo: '8' } });
  // The first of two lines about one person is changed to another person, so that the second becomes valid.
  const freed = await call('PUT', `/${body.importId}/lines/2`, headers, { cells: { employeeNo: '11' } });
  expect(codesOf(freed.body)).toEqual(['4 email-invalid,required,required']);
  expect((await call('PUT', `/${body.importId}/lines/99`, headers, { cells: {} })).status).toBe(404);
  const rejected = await sheetOf(`/${body.importId}/rejected?cultureCode=en-GB`, headers);
  expect(rejected[0]?.at(-1)).toBe('What is wrong');
  expect(rejected[1]).toEqual([
    '9',
    null,
    null,
    'x',
    null,
    'Must be a valid email; First name is a required field; Last name is a required field',
  ]);
  await apply(body.importId, headers);
  expect((await crew()).slice(3).map(({ department }) => department)).toEqual(['=1+1', null]);
  // Applied lines cannot be changed; skipped ones can still be corrected and applied.
  const over = { status: 409, body: { code: 'import-over' } };
  expect(await call('PUT', `/${body.importId}/lines/3`, headers, { cells: {} })).toMatchObject(over);
  expect(await call('POST', `/${body.importId}/apply`, headers)).toMatchObject(over);
  const cells = { firstName: 'Cai', lastName: 'Öst', emailAddress: 'cai@bygg.example' };
  const late = await call('PUT', `/${body.importId}/lines/4`, headers, { cells });
  expect(late.body).toMatchObject({ open: 1, counts: { new: 3, attention: 0 } });
  expect(await apply(body.importId, headers)).toMatchObject({ status: 'done', accepted: 3, refused: 0, open: 0 });
  expect((await crew()).slice(3).map(({ first_name }) => first_name)).toEqual(['Bo', 'Eva', 'Cai']);
});

test('a stopped job keeps its remaining lines with a reason; they are corrected and applied later', async () => {
  const headers = await asMarta();
  const { body } = await upload(csv('8;Bo;Lind;bo@bygg.example;', '9;Cai;Öst;;'), headers);
  const path = `/${body.importId}`;
  expect((await call('POST', `${path}/apply`, headers)).status).toBe(200);
  const running = await call('PUT', `${path}/lines/2`, headers, { cells: { department: 'Kajen' } });
  expect([running.status, running.body.code]).toEqual([409, 'import-over']);
  expect((await call('DELETE', path, headers)).status).toBe(200);
  await runJobs();
  const stopped = (await call('GET', path, headers)).body;
  expect(stopped).toMatchObject({ status: 'cancelled', accepted: 0, refused: 2, open: 2 });
  expect(await crew()).toHaveLength(3);
  const reasons = (await sheetOf(`${path}/rejected?cultureCode=en-GB`, headers)).map((row) => row.at(-1));
  const reason = 'Not applied: the import stopped before this line.';
  expect(reasons).toEqual(['What is wrong', reason, reason]);
  expect((await call('PUT', `${path}/lines/2`, headers, { cells: { department: 'Kajen' } })).status).toBe(200);
  expect(await apply(body.importId, headers)).toMatchObject({ status: 'done', accepted: 2, refused: 0, open: 0 });
  expect((await crew()).slice(3).map(({ department }) => department)).toEqual(['Kajen', null]);
});

test('a failed batch keeps its lines open, including those with an offer to a person elsewhere', async () => {
  const headers = await asMarta();
  const { body } = await upload(csv('8;Bo;Lind;bo@bygg.example;', ';Sven;Dahl;sven@annat.example;'), headers);
  expect(body.counts).toMatchObject({ new: 1, offer: 1 });
  await sql`create function fail_offer() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`.execute(
    shop.db,
  );
  await sql`create trigger fail_offer before insert on membership_offer for each row execute function fail_offer()`.execute(
    shop.db,
  );
  expect((await call('POST', `/${body.importId}/apply`, headers)).status).toBe(200);
  await expect(runJobs()).rejects.toThrow('disk full');
  expect((await call('GET', `/${body.importId}`, headers)).body).toMatchObject({
    status: 'failed',
    accepted: 0,
    open: 2,
  });
  expect(await crew()).toHaveLength(3);
  await sql`drop trigger fail_offer on membership_offer`.execute(shop.db);
  expect(await apply(body.importId, headers)).toMatchObject({ status: 'done', accepted: 2, open: 0 });
  const offers = await shop.db.selectFrom('membership_offer').select('customer_id').execute();
  expect(offers).toEqual([{ customer_id: sven }]);
});

test('offers, and ended sessions, take as many statements for six lines as for two', async () => {
  const headers = await asMarta();
  const importOf = async (count: number) => {
    const lines: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const name = `${count}-${at}`;
      await aPerson(`guest${name}@annat.example`).named('Guest', name).at(other).save(shop.db);
      await aPerson(`old${name}@bygg.example`).named('Old', name).at(bygg).with({ EmployeeNo: name }).save(shop.db);
      lines.push(`;Guest;${name};guest${name}@annat.example;`, `${name};Old;${name};now${name}@bygg.example;`);
    }
    const { body } = await upload(csv(...lines), headers);
    expect((await call('POST', `/${body.importId}/apply`, headers)).status).toBe(200);
    const counted = countStatements(shop.db);
    const job = jobs({ ...shop, db: counted.db }).find(({ name }) => name === peopleImportJob);
    for (const data of sent.splice(0)) await job?.run(data);
    expect((await call('GET', `/${body.importId}`, headers)).body).toMatchObject({ accepted: 2 * count, refused: 0 });
    return counted.count();
  };
  const two = await importOf(2);
  expect(await importOf(6)).toBe(two);
  const offered = await shop.db
    .selectFrom('audit_entry')
    .select('subject_id')
    .where('action', '=', 'customer.membership-offered')
    .execute();
  const told = await shop.db
    .selectFrom('outbox_event')
    .select('name')
    .where('name', '=', 'customer-address-changed')
    .execute();
  expect([offered.length, told.length]).toEqual([8, 8]);
});

test('lines are staged and applied with a plan for each statement, also when the tables were empty before', async () => {
  await sql`create table planned (what text, mode text)`.execute(shop.db);
  await sql`create function note_plan() returns trigger language plpgsql as $$ begin
    insert into planned values (tg_table_name, current_setting('plan_cache_mode')); return new; end $$`.execute(
    shop.db,
  );
  for (const table of ['people_import_line', 'customer'])
    await sql`create trigger note_plan before insert on ${sql.table(table)} for each row execute function note_plan()`.execute(
      shop.db,
    );
  const { body } = await upload(csv('8;Bo;Lind;bo@bygg.example;'), await asMarta());
  expect(await apply(body.importId, await asMarta())).toMatchObject({ accepted: 1 });
  const { rows } = await sql`select distinct what, mode from planned order by what`.execute(shop.db);
  expect(rows).toEqual([
    { what: 'customer', mode: 'force_custom_plan' },
    { what: 'people_import_line', mode: 'force_custom_plan' },
  ]);
  expect((await sql`show plan_cache_mode`.execute(shop.db)).rows).toEqual([{ plan_cache_mode: 'auto' }]);
});

test('a person who declined the company gets no offer by another import', async () => {
  const headers = await asMarta();
  const ask = async () => {
    const { body } = await upload(csv(';Sven;Dahl;sven@annat.example;'), headers);
    await apply(body.importId, headers);
    return shop.db.selectFrom('membership_offer').select('declined_at').execute();
  };
  expect(await ask()).toEqual([{ declined_at: null }]);
  const at = shop.clock.now();
  await shop.db.updateTable('membership_offer').set({ declined_at: at }).execute();
  expect(await ask()).toEqual([{ declined_at: at }]);
});

test('Q14 an address in a line is corrected; other forbidden characters are refused', async () => {
  const headers = await asMarta();
  const { body } = await upload(csv('8;Bo;Lind;x;'), headers);
  expect(codesOf(body)).toEqual(['2 email-invalid']);
  const correct = (emailAddress: string) =>
    call('PUT', `/${body.importId}/lines/2`, headers, { cells: { emailAddress } });
  expect((await correct('<bo@bygg.example>')).status).toBe(422);
  expect((await correct('bo@bygg.example')).body.counts).toMatchObject({ new: 1, attention: 0 });
});

test('a hyphen removes the employee number of several people, and does not count as a number', async () => {
  const headers = await asMarta();
  const { body } = await upload(
    csv('-;;;ada@bygg.example;', '–;;;ture@bygg.example;Kajen', '-;Bo;Lind;bo@bygg.example;', '-;Cai;Lind;;'),
    headers,
  );
  expect(body.counts).toEqual({ new: 1, changed: 2, same: 0, offer: 0, attention: 1 });
  expect(codesOf(body)).toEqual(['5 needs-key']);
  await apply(body.importId, headers);
  expect((await crew()).map(({ employee_no }) => employee_no)).toEqual([null, null, null, null]);
});

test('a person elsewhere gets an offer and is not changed; nobody gets a role above that of the importing person', async () => {
  const both = await aPerson('per@bygg.example').named('Per', 'Kvist').at(bygg, other).save(shop.db);
  const text = [
    'E-mail address;First name;Last name;Role;State',
    'sven@annat.example;Sven;Other;User;',
    'per@bygg.example;Peter;;;',
    'marta@bygg.example;Maj;Gran;;',
    'ture@bygg.example;;;User;Inactive',
    'new@bygg.example;Nils;Ny;Administrator;',
    'ada@bygg.example;;;Customer admin;inaktiv',
  ].join('\n');
  const headers = await asTure();
  const { body } = await upload(text, headers);
  expect(body.counts).toEqual({ new: 0, changed: 1, same: 0, offer: 1, attention: 4 });
  expect(codesOf(body)).toEqual([
    '3 person-elsewhere',
    '4 email-taken',
    '5 own-account,own-account',
    '6 role-not-allowed',
  ]);
  await apply(body.importId, headers);
  const offers = await shop.db.selectFrom('membership_offer').select(['customer_id', 'company_id']).execute();
  expect(offers).toEqual([{ customer_id: sven, company_id: bygg.id }]);
  const names = await shop.db
    .selectFrom('customer')
    .select(['id', 'last_name', 'first_name'])
    .where('id', 'in', [sven, both.id, marta])
    .orderBy('id')
    .execute();
  expect(names.map(({ first_name, last_name }) => `${first_name} ${last_name}`)).toEqual([
    'Märta Granlund',
    'Sven Dahl',
    'Per Kvist',
  ]);
  expect((await crew()).find(({ id }) => id === ada)).toMatchObject({ role_id: 81, is_active: false });
});

test('a long list of addresses does not reveal who has an account', async () => {
  const lines: string[] = [];
  for (let at = 0; at < 30; at += 1) {
    await aPerson(`p${at}@annat.example`).at(other).save(shop.db);
    lines.push(`${100 + at};P;P;p${at}@annat.example;`);
  }
  const refused = await upload(csv(...lines), await asMarta());
  expect([refused.status, refused.body.code]).toEqual([429, 'try-later']);
  expect(await shop.db.selectFrom('people_import').select('id').execute()).toEqual([]);
});

test('a correction above the limit of addresses is refused and leaves the line unchanged', async () => {
  const headers = await asMarta();
  const { body } = await upload(csv('8;P;P;x;'), headers);
  const correct = (at: number) =>
    call('PUT', `/${body.importId}/lines/2`, headers, { cells: { emailAddress: `p${at}@annat.example` } });
  let at = 0;
  let last = await call('GET', `/${body.importId}`, headers);
  for (; at < 40 && last.status === 200; at += 1) {
    await aPerson(`p${at}@annat.example`).at(other).save(shop.db);
    last = await correct(at);
  }
  expect([last.status, last.body.code]).toEqual([429, 'try-later']);
  const [line] = await shop.db.selectFrom('people_import_line').select(['cells', 'verdict']).execute();
  expect(line).toMatchObject({ cells: { emailAddress: `p${at - 2}@annat.example` }, verdict: 'offer' });
});

test('invalid files, and sheets of others, are refused', async () => {
  const headers = await asMarta();
  expect((await upload(csv(), headers)).body.code).toBe('people-file-empty');
  expect((await upload('Colour;Size\nred;M', headers)).body.code).toBe('people-file-columns');
  expect((await upload('\u0001\u0002', headers)).body.code).toBe('people-file-unreadable');
  expect((await upload(new Uint8Array([0x50, 0x4b, 3, 4, 5]), headers)).body.code).toBe('people-file-unreadable');
  const { body } = await upload(csv('8;Bo;Lind;bo@bygg.example;'), headers);
  const path = `/${body.importId}`;
  expect((await call('GET', path, await asTure())).status).toBe(404);
  expect((await call('GET', path, await as({ customer_id: sven, company_id: other.id, storm_role: 65 }))).status).toBe(
    404,
  );
  expect((await call('GET', path, await as({ customer_id: ada, storm_role: roles.user }))).status).toBe(403);
  expect((await upload(csv(), await as({ customer_id: ada, storm_role: roles.user }))).status).toBe(403);
  expect((await upload(csv('1;a;b;;'), headers, `?companyId=${other.id}`)).status).toBe(404);
  expect((await call('GET', path, {})).status).toBe(401);
  expect((await call('DELETE', path, headers)).status).toBe(200);
  expect((await call('GET', path, headers)).status).toBe(404);
});

test('a person who loses the role before the job runs changes nothing', async () => {
  const headers = await asMarta();
  const { body } = await upload(csv('8;Bo;Lind;bo@bygg.example;'), headers);
  await shop.db.updateTable('account').set({ role_id: 64 }).where('customer_id', '=', marta).execute();
  expect((await apply(body.importId, headers)).status).toBe('failed');
  expect(await crew()).toHaveLength(3);
});

test('staff without the task, and a super admin without the flag, change nothing when the job runs later', async () => {
  const astrid = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
  const asAstrid = await as({ customer_id: astrid.id, storm_role: roles.internal });
  await giveTasks(astrid.id, ['customers']);
  const { body } = await upload(csv('8;Bo;Lind;bo@bygg.example;'), asAstrid);
  expect((await call('POST', `/${body.importId}/apply`, asAstrid)).status).toBe(200);
  await giveTasks(astrid.id, ['orders']);
  await runJobs();
  expect(await crew()).toHaveLength(3);
  const settings = { UseAmountLimit: 'true', UseAmountLimitForCustomerAdmins: 'true' };
  const hamn = await aCompany('Hamn').with(settings).save(shop.db);
  await aPerson('nils@hamn.example').at(hamn).save(shop.db);
  const vera = await aPerson('vera@hamn.example').withRole(roles.customerAdmin).at(hamn).save(shop.db);
  const veras = { customer_id: vera.id, storm_role: roles.customerAdmin, company_id: hamn.id };
  const asVera = await as({ ...veras, super_customer_admin: true });
  const limits = 'E-mail address;Amount limit\nnils@hamn.example;500';
  const raised = await upload(limits, asVera);
  expect(raised.body.counts).toMatchObject({ changed: 1, attention: 0 });
  expect(await apply(raised.body.importId, asVera)).toMatchObject({ accepted: 0, refused: 1 });
});

test('what staff import is in the history of each company that the person belongs to; an administrator’s in that of the sheet', async () => {
  await shop.db.insertInto('customer_company').values({ customer_id: ada, company_id: other.id }).execute();
  const astrid = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
  await giveTasks(astrid.id, ['customers']);
  const asAstrid = await as({ customer_id: astrid.id, storm_role: roles.internal, tasks: ['customers'] });
  const { body } = await upload(
    csv('7;Ada;Ny;ada@bygg.example;', '8;Bo;Lind;bo@bygg.example;'),
    asAstrid,
    `?companyId=${bygg.id}`,
  );
  expect(await apply(body.importId, asAstrid)).toMatchObject({ accepted: 2 });
  const entriesOf = (actor: number) =>
    shop.db
      .selectFrom('audit_entry')
      .select(['action', 'company_id', 'companies'])
      .where('actor_id', '=', actor)
      .orderBy('action')
      .execute();
  expect(await entriesOf(astrid.id)).toEqual([
    { action: 'customer.changed', company_id: null, companies: [bygg.id, other.id] },
    { action: 'customer.created', company_id: bygg.id, companies: null },
  ]);
  const martas = await upload(csv('8;Bo;Lund;bo@bygg.example;'), await asMarta());
  expect(await apply(martas.body.importId, await asMarta())).toMatchObject({ accepted: 1 });
  expect(await entriesOf(marta)).toEqual([{ action: 'customer.changed', company_id: bygg.id, companies: null }]);
});

test('an import by acting staff names both people', async () => {
  const astrid = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
  await giveTasks(astrid.id, ['customers']);
  const acting = { by: astrid.id, until: 4_000_000_000 };
  const claims = someClaims({ customer_id: marta, storm_role: roles.administrator, company_id: bygg.id, acting });
  const importAs = async (line: string) => {
    const visit = aVisit({ claims });
    const bytes = new TextEncoder().encode(csv(line));
    const staged = await stagePeople(shop, visit, { companyId: undefined, fileName: 'people.csv', bytes });
    if (!staged.ok) throw new Error(staged.refusal.code);
    expect(await startPeopleImport(shop, visit, staged.value.importId)).toMatchObject({ ok: true });
  };
  await importAs('8;Bo;Lind;bo@bygg.example;');
  await runJobs();
  const entries = await shop.db.selectFrom('audit_entry').select(['action', 'actor_id', 'acting_as']).execute();
  expect(entries).toEqual([{ action: 'customer.created', actor_id: astrid.id, acting_as: marta }]);
  await importAs('9;Cai;Lind;cai@bygg.example;');
  await giveTasks(astrid.id, []);
  await runJobs();
  expect(await crew()).toHaveLength(4);
});

test('a line with an offer to a person elsewhere is part of their export, and removed with their account', async () => {
  await upload(csv(';Sven;Dahl;sven@annat.example;Kajen'), await asMarta());
  expect(await readLinesAbout(shop.db, sven)).toMatchObject([{ line: 2, cells: { department: 'Kajen' } }]);
  await removeLinesAbout(shop.db, { customerId: sven, addressDigest: undefined });
  expect(await shop.db.selectFrom('people_import_line').select('line').execute()).toEqual([]);
});

test('refused lines and approvers of applied lines are removed with the account of the person whom they name', async () => {
  const { body } = await upload(
    csv('7;Ada;Berg;ada@bygg.example;Kajen', '7;Ada;Bergh;ada@bygg.example;Yard'),
    await asMarta(),
  );
  await upload(csv('9;Bo;Lind;bo@bygg.example;Yard'), await asMarta());
  const lines = () => shop.db.selectFrom('people_import_line').select('cells').orderBy('line').execute();
  expect(body.counts).toMatchObject({ attention: 1 });
  expect(await lines()).toHaveLength(3);
  await sql`update people_import_line set is_done = true, cells = cells || '{"approver": "Ada@bygg.example"}'
    where email_key = 'bo@bygg.example'`.execute(shop.db);
  await removeLinesAbout(shop.db, { customerId: ada, addressDigest: digestOfAddress('ada@bygg.example') });
  const [kept, ...others] = await lines();
  expect(others).toEqual([]);
  expect(kept?.cells).toMatchObject({ firstName: 'Bo' });
  expect(JSON.stringify(kept)).not.toMatch(/ada/i);
});

test('refused lines with a person’s address are removed with that person; lines of others lose only the address', async () => {
  const header = 'Employee number;First name;E-mail address;Approver';
  const hidden = await aPerson('hidden@annat.example').save(shop.db);
  await upload(
    [header, '7;Ada;hidden@annat.example;', ';Bo;bo@bygg.example;Hidden@annat.example', ';Cai;cai@bygg.example;'].join(
      '\n',
    ),
    await asMarta(),
  );
  // A refused line without a person, and a line of a new person with the employee number of a line about the person.
  await sql`update people_import_line set customer_id = null, email_key = 'hidden@annat.example' where line = 4`.execute(
    shop.db,
  );
  const lines = () =>
    shop.db.selectFrom('people_import_line').select(['line', 'cells', 'customer_id']).orderBy('line').execute();
  expect(await lines()).toMatchObject([{ line: 2, customer_id: ada }, { line: 3 }, { line: 4 }]);
  await removeLinesAbout(shop.db, { customerId: hidden.id, addressDigest: digestOfAddress('hidden@annat.example') });
  expect(await lines()).toMatchObject([
    { line: 2, customer_id: ada, cells: { firstName: 'Ada', emailAddress: '' } },
    { line: 3, cells: { firstName: 'Bo', emailAddress: 'bo@bygg.example', approver: '' } },
  ]);
});

test('a line that is refused because of the address of a person elsewhere belongs to that person, a line of another person does not', async () => {
  await upload(csv('not a number at all;Sven;;sven@annat.example;'), await asMarta());
  expect(await readLinesAbout(shop.db, sven)).toHaveLength(1);
  await upload(csv('55;Nova;Ny;nova@bygg.example;', ';Nils;Ny;nils@bygg.example;'), await asMarta());
  await removeLinesAbout(shop.db, { customerId: sven, addressDigest: digestOfAddress('sven@annat.example') });
  expect(await shop.db.selectFrom('people_import_line').select('line').orderBy('line').execute()).toHaveLength(2);
});

test('lines about an address are found by indexes; a person without an address costs no search for one', async () => {
  const plans = (addressDigest: string | undefined) =>
    plansOf(shop.db, (db) => removeLinesAbout(db, { customerId: sven, addressDigest }));
  const plan = await plans(digestOfAddress('sven@annat.example'));
  expect(plan.match(/Index Cond: \(address_digest\(email_key\)/g)).toHaveLength(2);
  expect(plan).toContain("Index Cond: (address_digest((cells ->> 'approver'");
  expect(plan).not.toContain('Seq Scan');
  expect(await plans(undefined)).not.toContain('address_digest');
});

test('L02 the sheet contains where the laundry delivers the garments of a person, for import and export', async () => {
  const sheet = ['Employee number;Department;Cost centre;Locker;Position in the locker', '7;Wash;3110;12;3'].join('\n');
  const { body } = await upload(sheet, await asMarta());
  expect(body.unreadColumns).toEqual([]);
  await apply(body.importId, await asMarta());
  expect(await factsOf(shop.db, ada)).toMatchObject({
    employeeNo: '7',
    department: 'Wash',
    costCentre: '3110',
    locker: '12',
    lockerPosition: '3',
  });
  expect((await upload(sheet, await asMarta())).body.counts).toMatchObject({ same: 1, changed: 0 });
  const [titles = [], ...rows] = await sheetOf('/template?content=people&cultureCode=en-GB', await asMarta());
  const row = rows.find((one) => one[0] === String(ada)) ?? [];
  expect(['Locker', 'Position in the locker'].map((title) => row[titles.indexOf(title)])).toEqual(['12', '3']);
});

test('the person who started an import is notified once of its result in the shop and by mail, but not of one they cancelled', async () => {
  const headers = await asMarta();
  const mails: string[] = [];
  shop.mail.send = async ({ to, subject, text }) =>
    void mails.push([to, subject, /infördes: \d+/.exec(text)?.[0]].join(' | '));
  const titles = async (who: Headers) => {
    const { notices } = (await (await app.request('/api/notifications/notices', { headers: who })).json()) as {
      notices: { topic: string; title: string; href: string | null }[];
    };
    return notices.map(({ topic, title, href }) => [topic, title, href]);
  };
  const cancelled = (await upload(csv('8;Bo;Lind;bo@bygg.example;'), headers)).body.importId;
  await call('POST', `/${cancelled}/apply`, headers);
  await call('DELETE', `/${cancelled}`, headers);
  await runJobs();
  await shop.events.deliverDue();
  expect(mails).toEqual([]);
  const { importId } = (await upload(csv('9;Cai;Öst;;', 'x;;;;'), headers, '?fileName=folk.csv')).body;
  await apply(importId, headers);
  await shop.events.deliverDue();
  await shop.events.deliverDue();
  expect(mails).toEqual(['marta@bygg.example | Din import är klar: folk.csv | infördes: 1']);
  const page = `/sv/minasidor/foretag/administration/import/${importId}`;
  expect(await titles(headers)).toEqual([['imports', 'Din import är klar: folk.csv', page]]);
  expect(await titles(await asTure())).toEqual([]);
  const second = (await upload(csv('10;Dag;Öst;;'), headers, '?fileName=mer.csv')).body.importId;
  await shop.db.updateTable('account').set({ role_id: 64 }).where('customer_id', '=', marta).execute();
  await apply(second, headers);
  await shop.events.deliverDue();
  expect(mails.slice(1)).toEqual(['marta@bygg.example | Din import avbröts: mer.csv | infördes: 0']);
});
