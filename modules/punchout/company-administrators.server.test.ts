import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { aProcurementSystem, arrive, type ProcurementSystem } from '#tests/build/procurement.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { defaultConnection } from './connection.ts';

let shop: SendingShop;
let app: TestApp;
let system: ProcurementSystem;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  system = await aProcurementSystem(shop, app);
});

type Headers = Record<string, string>;

async function administratorOf(company: { id: number }, email: string): Promise<Headers> {
  const { id } = await aPerson(email).withRole(roles.administrator).at(company).save(shop.db);
  return app.bearer({ customer_id: id, company_id: company.id, storm_role: roles.administrator });
}

const addSecret = async (headers: Headers) => {
  const body = { name: 'buy-example', customerId: system.person.id };
  const answer = await app.json(`${system.path}/credentials`, 'POST', body, headers);
  return { status: answer.status, ...((await answer.json()) as { id?: string; secret?: string }) };
};
const change = async (headers: Headers) =>
  (await app.json(system.path, 'PUT', { ...defaultConnection, vendor: 'Y1' }, headers)).status;

test('an administrator replaces the secret of the company: two are valid at a time, a third ends the first', async () => {
  const admin = await administratorOf(system.company, 'admin@hav.example');
  shop.clock.moveBy(1000);
  const second = await addSecret(admin);
  const arrives = async (secret = '') => (await arrive(app, { ...system, secret })).status;
  expect([await arrives(system.secret), await arrives(second.secret)]).toEqual([303, 303]);
  shop.clock.moveBy(1000);
  const third = await addSecret(admin);
  expect([await arrives(system.secret), await arrives(second.secret), await arrives(third.secret)]).toEqual([
    401, 303, 303,
  ]);
  const read = await app.request(system.path, { headers: admin });
  const text = await read.text();
  expect([text.includes(third.secret ?? '-'), JSON.parse(text)]).toMatchObject([
    false,
    { credentials: [{ id: third.id }, { id: second.id }] },
  ]);
});

test('administrators change settings of their own company; others and staff without the task do not', async () => {
  expect(await change(await administratorOf(system.company, 'admin@hav.example'))).toBe(200);
  const other = await aCompany('Berg').save(shop.db);
  const stranger = await administratorOf(other, 'admin@berg.example');
  const user = await app.bearer({
    customer_id: system.person.id,
    company_id: system.company.id,
    storm_role: roles.user,
  });
  expect([await change(stranger), (await addSecret(stranger)).status]).toEqual([404, 404]);
  expect([await change(user), await change({}), (await app.request(system.path, { headers: user })).status]).toEqual([
    403, 401, 403,
  ]);
  expect(await change(await app.bearer({ tasks: ['read-only'] }))).toBe(403);
});
