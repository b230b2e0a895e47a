import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { jobs } from '#server/jobs.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson, giveInfos } from '#tests/build/person.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { Claims } from '../auth/claims.ts';
import { roles } from '../auth/roles.ts';
import { changeTasks } from '../auth/staff-tasks.ts';
import { readWearersOf } from '../laundry/wearers-of-person.server.ts';
import { businessFeedJob } from './request-feed.server.ts';

type View = Record<'added' | 'changed' | 'same' | 'refused' | 'total', number> & {
  feedId: string;
  errors: { line: number; field: string; reason: string }[];
};

let shop: TestShop;
let app: TestApp;
let companyNumber: number;
let staff: number;
let sent: object[];

beforeEach(async () => {
  sent = [];
  const opened = await openTestShop();
  const send = async (name: string, data: object) => {
    if (name === businessFeedJob) sent.push(data);
  };
  shop = { ...opened, jobs: { send } };
  app = openTestApp(shop);
  companyNumber = (await aCompany().save(shop.db)).id;
  staff = (await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db)).id;
});

async function feed(body: string, type = 'application/x-ndjson', role: Claims['storm_role'] = roles.internal) {
  const who = { customer_id: staff, storm_role: role, ...(role === roles.internal && { tasks: changeTasks }) };
  const headers = { 'accept-language': 'en', ...(await app.bearer(who)) };
  const posted = await app.request('/api/company/feeds', {
    method: 'POST',
    body,
    headers: { ...headers, 'content-type': type },
  });
  if (posted.status !== 202) return { status: posted.status, counts: [], errors: [], total: 0 };
  const { feedId } = (await posted.json()) as View;
  const job = jobs(shop).find(({ name }) => name === businessFeedJob);
  for (const data of sent.splice(0)) await job?.run(data);
  const answer = await app.request(`/api/company/feeds/${feedId}`, { headers });
  const { added, changed, same, refused, errors, total } = (await answer.json()) as View;
  const reasons = errors.map(({ line, field, reason }) => [line, field, reason]);
  return { status: 202, counts: [added, changed, same, refused], errors: reasons, total };
}

const lines = (...rows: readonly object[]) =>
  rows.map(({ kind, ...row }: { kind?: string }) => JSON.stringify({ kind, companyNumber, ...row })).join('\n');

const register = [
  { kind: 'wearer', employeeNo: '31001', name: 'Eva Lind', subCompanyId: 'S1', department: 'Wash', costCenter: '3110' },
  { kind: 'locker', locker: '12', position: '1' },
  { kind: 'locker', locker: '12', position: '2' },
  { kind: 'laundry-list', list: 'delivery-location', code: 'Changing room A' },
  { kind: 'laundry-list', list: 'cost-center', code: '3110' },
  { kind: 'laundry-list', list: 'department', code: 'Wash' },
  { kind: 'laundry-list', list: 'sub-company', code: 'S1', name: 'North' },
  { kind: 'laundry', laundry: 'L-1', name: 'White Water' },
];
const kai = {
  kind: 'wearer',
  employeeNo: '31002',
  name: 'Kai Ek',
  subCompanyId: 'S1',
  department: 'Wash',
  costCenter: '3110',
  locker: '12',
  position: '1',
};

const entries = async () => (await shop.db.selectFrom('audit_entry').select('action').execute()).length;
const holders = async () => (await shop.laundry.positionsOf(companyNumber, '12'))?.map(({ employeeNo }) => employeeNo);

test('the lines of a register may be in any order, and the same file again changes nothing', async () => {
  expect((await feed(lines(...register))).counts).toEqual([8, 0, 0, 0]);
  expect(await shop.laundry.companyOf(companyNumber)).toEqual({ id: 'L-1', name: 'White Water' });
  expect(await shop.laundry.deliveryLocationsOf(companyNumber)).toEqual(['Changing room A']);
  expect(await shop.laundry.optionsOf(companyNumber)).toEqual({
    subCompanies: [{ id: 'S1', name: 'North' }],
    departments: ['Wash'],
    costCenters: ['3110'],
    lockerNumbers: ['12'],
  });
  expect(await shop.laundry.isKnown(companyNumber, { employeeNo: '31001', subCompanyId: 'S1' })).toBe(true);
  const before = await entries();
  expect((await feed(lines(...register))).counts).toEqual([0, 0, 8, 0]);
  // The only entry is the one about sending the feed.
  expect(await entries()).toBe(before + 1);
});

test('the same register as a spreadsheet', async () => {
  const head = 'kind;companyNumber;laundry;name;list;code;locker;position;employeeNo;department;remove';
  const rows = [
    `wearer;${companyNumber};;Eva Lind;;;12;1;31001;Wash;`,
    `locker;${companyNumber};;;;;12;1;;;`,
    `laundry-list;${companyNumber};;;department;Wash;;;;;`,
    `laundry;${companyNumber};L-1;White Water;;;;;;;`,
    `laundry;x;L-1;White Water;;;;;;;`,
    `laundry-list;${companyNumber};;;department;Yard;;;;;true`,
  ];
  const came = await feed([head, ...rows].join('\r\n'), 'text/csv');
  expect(came.counts).toEqual([4, 0, 1, 1]);
  expect(came.errors.map(([line, field]) => [line, field])).toEqual([[6, 'companyNumber']]);
  expect(came.total).toBe(6);
  expect(await holders()).toEqual(['31001']);
});

test('the example of the documentation', async () => {
  const example = readFileSync(join(import.meta.dirname, 'laundry-example.csv'), 'utf8');
  expect((await feed(example.replaceAll('1005', String(companyNumber)), 'text/csv')).counts).toEqual([8, 0, 0, 0]);
  expect(await holders()).toEqual(['31002', undefined]);
});

test('a line that the laundry would refuse is refused separately, with the reason at its field', async () => {
  await feed(lines(...register));
  const came = await feed(
    lines(
      { ...kai, employeeNo: '031002' },
      { ...kai, employeeNo: '31003', department: 'Yard' },
      { ...kai, employeeNo: '31004', position: '9' },
      { kind: 'wearer', employeeNo: '31005' },
      kai,
    ),
  );
  expect(came.counts).toEqual([1, 0, 0, 4]);
  expect(came.errors).toEqual([
    [1, 'employeeNo', 'The employee number may not begin with 0.'],
    [2, 'department', 'The laundry does not know this department.'],
    [3, 'position', 'This locker has no such position, or it is occupied.'],
    [4, 'name', 'Empty value'],
  ]);
  expect(await holders()).toEqual(['31002', undefined]);
});

test('a wearer gets the position that another one leaves in the same file; what a line leaves out stays', async () => {
  await feed(lines(...register, kai));
  const came = await feed(
    lines({ kind: 'wearer', employeeNo: '31001', locker: '12', position: '1' }, { ...kai, position: '2' }),
  );
  expect(came.counts).toEqual([0, 2, 0, 0]);
  expect(await holders()).toEqual(['31001', '31002']);
  await feed(lines({ kind: 'wearer', employeeNo: '31001', locker: null }));
  expect(await holders()).toEqual([undefined, '31002']);
  expect(await shop.laundry.isKnown(companyNumber, { employeeNo: '31001', subCompanyId: 'S1' })).toBe(true);
});

test('removal: an occupied position stays, and goes with its wearer', async () => {
  await feed(lines(...register, kai));
  const gone = { kind: 'locker', locker: '12', position: '1', remove: true };
  expect((await feed(lines(gone))).errors).toEqual([[1, '', 'A wearer has this position. Move the wearer first.']]);
  const came = await feed(lines(gone, { kind: 'wearer', employeeNo: '31002', remove: true }));
  expect(came.counts).toEqual([0, 2, 0, 0]);
  expect(await holders()).toEqual([undefined]);
  expect((await feed(lines(gone))).counts).toEqual([0, 0, 1, 0]);
});

test('a wearer is connected to the person of the company with this number, so that export and erasure reach them', async () => {
  const company = { id: companyNumber };
  const person = await aPerson('kai@bygg.example').at(company).save(shop.db);
  await giveInfos(shop.db, person.id, { EmployeeNo: '31002' });
  await feed(lines(...register, kai));
  expect(await readWearersOf(shop.db, person.id)).toMatchObject([{ employeeNo: '31002', locker: '12', position: '1' }]);
});

test('refused: a company without a laundry, an unknown company, a laundry with its own system, people of companies', async () => {
  const [wearer = {}, locker = {}] = register;
  expect((await feed(lines(locker))).errors).toEqual([[1, '', 'This company has no laundry.']]);
  expect((await feed(lines(wearer))).errors).toEqual([[1, 'employeeNo', 'The company has no laundry.']]);
  expect((await feed(lines({ ...locker, companyNumber: 999_999 }))).counts).toEqual([0, 0, 0, 1]);
  expect((await feed(lines(...register), 'application/x-ndjson', roles.customerAdmin)).status).toBe(403);
  shop.laundry = { ...shop.laundry, keepsRegister: false };
  expect((await feed(lines(locker))).errors).toEqual([[1, '', 'The laundry keeps this register in its own system.']]);
});
