import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { giveLaundry } from '#tests/build/laundry.ts';
import { aPerson } from '#tests/build/person.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';

let shop: TestShop;
let app: TestApp;
let companyId: number;
let admin: Record<string, string>;
let user: Record<string, string>;
let stranger: Record<string, string>;

async function signIn(email: string, role: 64 | 81, company: { id: number }) {
  const person = await aPerson(email).withRole(role).at(company).save(shop.db);
  return app.bearer({ customer_id: person.id, storm_role: role, company_id: company.id });
}

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  const company = await aCompany().with({ UseLaundry: 'true' }).save(shop.db);
  const other = await aCompany().save(shop.db);
  companyId = company.id;
  await giveLaundry(shop.db, companyId);
  admin = await signIn('aino@pesu.example', roles.customerAdmin, company);
  user = await signIn('kai@pesu.example', roles.user, company);
  stranger = await signIn('una@bygg.example', roles.customerAdmin, other);
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(`/api/laundry/${path}`, { headers });
  return { status: answer.status, body: await answer.json() };
};

const validate = async (query: string, wearers: unknown[], headers = admin) => {
  const answer = await app.request(`/api/laundry/customer/validate/customers${query}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(wearers),
  });
  return { status: answer.status, body: await answer.json() };
};

const place = { department: 'Wash', costCode: '3110', laundryLockerNumber: '12', laundryPositionNumber: '1' };

test('L05 errors by employee number; a missing action is update, and the first error stands first', async () => {
  const wearers = [
    { ...place, employeeNo: '31001' },
    { ...place, employeeNo: '31002', laundryPositionNumber: '2' },
    { ...place, employeeNo: '031' },
  ];
  const refused = { '31002': ['LaundryCustomerDoesNotExits'], '031': ['CustomerEmployeeNoZeroDigitPrefix'] };
  expect(await validate(`?companyId=${companyId}`, wearers)).toEqual({ status: 200, body: refused });
  expect(await validate(`?companyId=${companyId}&action=update`, wearers)).toEqual({ status: 200, body: refused });
  expect((await validate('?action=create', wearers)).body).toEqual({
    '31001': ['LaundryCustomerAlreadyExists'],
    '031': ['CustomerEmployeeNoZeroDigitPrefix'],
  });
  expect((await validate('?action=remove', wearers)).status).toBe(422);
  expect((await validate('?validationType=other', wearers)).status).toBe(422);
});

test('L05 a position of another wearer is refused', async () => {
  const wearer = { ...place, employeeNo: '31002' };
  expect((await validate('?action=create', [wearer])).body).toEqual({
    '31002': ['LaundryCompanyLockerAndPositionDoesNotExists'],
  });
});

test('L06 whether a wearer is known; the number stands in the path and in the query', async () => {
  const known = `customer/31001/exists?employeeNo=31001&companyId=${companyId}&subCompanyId=`;
  expect(await get(known, admin)).toEqual({ status: 200, body: true });
  expect(await get('customer/31002/exists?employeeNo=31002', admin)).toEqual({ status: 200, body: false });
  expect(await get('customer/31001/exists?subCompanyId=N', admin)).toEqual({ status: 200, body: false });
});

test('L07 the laundry of the company; none is LaundryCompanyDoesNotExists', async () => {
  expect(await get('company/laundryCompany', user)).toEqual({
    status: 200,
    body: {
      id: 'L-1',
      name: 'White Water',
      subCompanies: [],
      departments: ['Wash', 'Yard'],
      costCenters: ['3110', '3120'],
      lockerNumbers: ['12'],
    },
  });
  const none = await get('company/laundryCompany', stranger);
  expect(none.status).toBe(404);
  expect(none.body).toMatchObject({
    code: 'laundry-company-not-found',
    facts: { laundryError: 'LaundryCompanyDoesNotExists' },
  });
});

test('L08 where the laundry delivers to', async () => {
  expect(await get('company/deliveryLocation', user)).toEqual({
    status: 200,
    body: ['Changing room A', 'Changing room B'],
  });
});

test('L09 the positions of a locker; who has them is for administrators', async () => {
  const positions = (employeeNo: string | null) => [
    { position: '1', isFree: false, employeeNo },
    { position: '2', isFree: true, employeeNo: null },
    { position: '3', isFree: true, employeeNo: null },
  ];
  expect(await get('company/locker/12/position', admin)).toEqual({ status: 200, body: positions('31001') });
  expect(await get('company/locker/12/position', user)).toEqual({ status: 200, body: positions(null) });
  expect((await get('company/locker/99/position', admin)).status).toBe(404);
});

test('L02 administrators save wearers; others of the company, and staff without the task, may not', async () => {
  const save = async (headers: Record<string, string>, laundryPositionNumber = '2') => {
    const wearer = { ...place, employeeNo: '31002', name: 'Kai Ek', laundryPositionNumber };
    const answer = await app.json(`/api/laundry/customer/save?companyId=${companyId}`, 'POST', wearer, headers);
    return { status: answer.status, body: await answer.json() };
  };
  const staff = (tasks: ['customers'] | ['catalogue'] | ['read-only']) =>
    app.bearer({ storm_role: roles.internal, tasks });
  expect((await save({})).status).toBe(401);
  expect((await save(user)).status).toBe(403);
  expect((await save(stranger)).status).toBe(404);
  expect((await save(await staff(['catalogue']))).status).toBe(403);
  expect((await save(await staff(['read-only']))).status).toBe(403);
  expect(await save(admin)).toEqual({ status: 200, body: { outcome: 'accepted' } });
  expect(await save(await staff(['customers']), '3')).toEqual({ status: 200, body: { outcome: 'moved' } });
  expect(await save(admin, '1')).toEqual({ status: 200, body: { outcome: 'refused' } });
});

test('another company’s laundry does not exist, and nobody is asked who they are not', async () => {
  const foreign = `companyId=${companyId}`;
  for (const path of ['company/laundryCompany', 'company/deliveryLocation', 'company/locker/12/position']) {
    expect((await get(`${path}?${foreign}`, stranger)).status).toBe(404);
    expect((await get(path)).status).toBe(401);
  }
  expect((await get(`customer/31001/exists?${foreign}`, stranger)).status).toBe(404);
  expect((await validate(`?${foreign}`, [{ ...place, employeeNo: '31001' }], stranger)).status).toBe(404);
});

test('L13 a laundry that fails blocks nothing: no errors, a line in the log, and 503 where something is read', async () => {
  const lines: unknown[] = [];
  const failing = async () => {
    throw new Error('500');
  };
  Object.assign(shop, {
    laundry: { ...shop.laundry, validate: failing, companyOf: failing },
    log: { ...shop.log, warn: (...line: unknown[]) => lines.push(line) },
  });
  app = openTestApp(shop);
  expect(await validate('', [{ employeeNo: '' }])).toEqual({ status: 200, body: {} });
  expect((await get('company/laundryCompany', admin)).status).toBe(503);
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(lines)).not.toContain('31001');
});
