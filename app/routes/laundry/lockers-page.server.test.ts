import { beforeEach, expect, test } from 'vitest';
import { readCompanyTabs } from '#app/routes/history/history-place.server.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { giveLaundry } from '#tests/build/laundry.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { changeLockers } from './change-lockers.server.ts';
import { loadLockers } from './load-lockers.server.ts';

let shop: TestShop;
let companyId: number;
let otherId: number;

beforeEach(async () => {
  shop = await openTestShop();
  companyId = (await aCompany('Pesu').with({ UseLaundry: 'true' }).save(shop.db)).id;
  otherId = (await aCompany('Bygg').save(shop.db)).id;
  await giveLaundry(shop.db, companyId);
});

const visitOf = (claims: Partial<Claims>) =>
  aVisit({ language: 'en', claims: someClaims(claims), now: shop.clock.now() });
const admin = () => visitOf({ storm_role: roles.customerAdmin, company_id: companyId });

const load = (query = '', visit = admin()) => loadLockers(shop, visit, companyId, new URLSearchParams(query));

const places = async (query = '') =>
  (await load(query)).items.map(({ locker, position, employeeNo, name }) => [locker, position, employeeNo, name]);

async function post(fields: Readonly<Record<string, string>>, visit = admin()) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await changeLockers({ shop, visit, companyId, form });
  if (answer instanceof Response) return answer.headers.get('location')?.split('done=')[1];
  return { status: answer.init?.status, errors: answer.data.errors };
}

const kai = { intent: 'assign', employeeNo: '31002', name: 'Kai Ek', department: 'Wash', costCenter: '3110' };
const occupied = 'This locker has no such position, or it is occupied.';

test('the lockers of a company with their positions, by whom they are occupied, page by page', async () => {
  expect(await places()).toEqual([
    ['12', '1', '31001', 'Eva Lind'],
    ['12', '2', null, null],
    ['12', '3', null, null],
  ]);
  const more = Array.from({ length: 50 }, (_, at) => ({ locker: '9', position: String(at + 1) }));
  await shop.db
    .insertInto('laundry_position')
    .values(more.map((place) => ({ company_id: companyId, employee_no: null, ...place })))
    .execute();
  expect(await load()).toMatchObject({ total: 53, pageCount: 2, mayChange: true, laundry: 'White Water' });
  expect((await places())[9]).toEqual(['9', '10', null, null]);
  expect(await places('page=2')).toHaveLength(3);
  expect(await places('search=12')).toHaveLength(3);
  for (const text of ['lind', '31001'])
    expect(await places(`search=${text}`)).toEqual([['12', '1', '31001', 'Eva Lind']]);
  expect(await places('search=100%25')).toEqual([]);
});

test('a position is assigned to a person and changed; empty fields of a known wearer keep their values', async () => {
  expect(await post({ ...kai, locker: '12', position: '2' })).toBe('assigned');
  expect(await post({ intent: 'assign', employeeNo: '31002', locker: '12', position: '3' })).toBe('assigned');
  expect(await places()).toEqual([
    ['12', '1', '31001', 'Eva Lind'],
    ['12', '2', null, null],
    ['12', '3', '31002', 'Kai Ek'],
  ]);
  const audit = await shop.db.selectFrom('audit_entry').select(['action', 'subject_id']).execute();
  const saved = { action: 'company.wearer-saved', subject_id: String(companyId) };
  expect(audit).toEqual([saved, saved]);
});

test('L10 an occupied position, a number with a leading zero and a missing name are refused at their fields', async () => {
  const at = { locker: '12', position: '1' };
  expect(await post({ ...kai, ...at })).toEqual({ status: 409, errors: [{ text: occupied, fieldId: 'position' }] });
  expect(await post({ ...kai, ...at, employeeNo: '031' })).toMatchObject({ errors: [{ fieldId: 'employeeNo' }] });
  expect(await post({ ...kai, ...at, name: '' })).toMatchObject({ errors: [{ fieldId: 'name' }] });
  expect(await post({ ...kai, locker: '', position: '2' })).toMatchObject({ errors: [{ fieldId: 'locker' }] });
});

test('of two who assign a position at once, one gets it', async () => {
  const at = { locker: '12', position: '2' };
  const answers = await Promise.all([post({ ...kai, ...at }), post({ ...kai, ...at, employeeNo: '31003' })]);
  expect(answers).toContain('assigned');
  expect(answers).toContainEqual({ status: 409, errors: [{ text: occupied, fieldId: 'position' }] });
});

test('a position is set free; one that has another wearer by now stays', async () => {
  const eva = { intent: 'free', locker: '12', position: '1', employeeNo: '31001' };
  expect(await post({ ...eva, employeeNo: '31002' })).toMatchObject({ status: 409 });
  expect(await post(eva)).toBe('freed');
  expect((await places())[0]).toEqual(['12', '1', null, null]);
  expect(await post(eva)).toMatchObject({ status: 409 });
});

test('the lockers are for administrators of the company and staff with the task; others find no page', async () => {
  const staff = (tasks: readonly ('customers' | 'read-only' | 'catalogue')[]) =>
    visitOf({ storm_role: roles.internal, tasks });
  expect(await load('', staff(['customers']))).toMatchObject({ mayChange: true });
  expect(await load('', staff(['read-only']))).toMatchObject({ mayChange: false });
  const free = { intent: 'free', locker: '12', position: '1', employeeNo: '31001' };
  expect(await post(free, staff(['read-only']))).toMatchObject({ status: 403 });
  for (const [visit, status] of [
    [staff(['catalogue']), 403],
    [visitOf({ storm_role: roles.user, company_id: companyId }), 403],
    [visitOf({ storm_role: roles.customerAdmin, company_id: otherId }), 404],
  ] as const) {
    await expect(load('', visit)).rejects.toMatchObject({ init: { status: 404 } });
    expect(await post(free, visit)).toMatchObject({ status });
    expect(await post({ ...kai, locker: '12', position: '2' }, visit)).toMatchObject({ status });
  }
  expect(await readCompanyTabs(shop, admin())).toContain('companyLockers');
  const other = visitOf({ storm_role: roles.customerAdmin, company_id: otherId });
  expect(await readCompanyTabs(shop, other)).not.toContain('companyLockers');
});
