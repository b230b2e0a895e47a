import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { createHttpClient } from '#platform/http/http-client.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { giveLaundry } from '#tests/build/laundry.ts';
import { aPerson } from '#tests/build/person.ts';
import { startHttpServer } from '#tests/setup/http-server.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { createLaundry } from './create-laundry.server.ts';
import type { LaundrySystem } from './laundry-system.ts';

const http = createHttpClient();

const kai = {
  employeeNo: '31002',
  name: 'Kai Ek',
  subCompanyId: '',
  department: 'Wash',
  costCenter: '3110',
  locker: '12',
  position: '2',
};

const forwarded = ({ authorization = '', 'idempotency-key': key }: IncomingHttpHeaders) => ({
  authorization,
  'content-type': 'application/json',
  ...(key !== undefined && { 'idempotency-key': String(key) }),
});

/** The shop answers the calls of a laundry's system, so that one shop can be the laundry of another. */
async function byHttp(shop: TestShop, companyId: number): Promise<LaundrySystem> {
  const app = openTestApp(shop);
  const admin = await aPerson('aino@pesu.example').withRole(roles.customerAdmin).at({ id: companyId }).save(shop.db);
  const { authorization } = await app.bearer({
    customer_id: admin.id,
    storm_role: roles.customerAdmin,
    company_id: companyId,
  });
  const url = await startHttpServer(async (request, response) => {
    const body = await text(request);
    const answer = await app.request(request.url ?? '', {
      method: request.method ?? 'GET',
      headers: forwarded(request.headers),
      ...(body && { body }),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  });
  return createLaundry(
    { LAUNDRY_URL: `${url}/api`, LAUNDRY_TOKEN: authorization.replace('Bearer ', '') },
    shop.db,
    http,
    shop.clock,
  );
}

describe.each<[string, (shop: TestShop, companyId: number) => Promise<LaundrySystem>]>([
  [
    'the register',
    async (shop) => createLaundry({ LAUNDRY_URL: undefined, LAUNDRY_TOKEN: undefined }, shop.db, http, shop.clock),
  ],
  ['a system over HTTP', byHttp],
])('a laundry is %s', (_, open) => {
  async function openLaundry() {
    const shop = await openTestShop();
    const { id } = await aCompany().save(shop.db);
    await giveLaundry(shop.db, id);
    return { id, laundry: await open(shop, id), db: shop.db };
  }

  test('L07 L08 L09 company, choices, locations and positions', async () => {
    const { id, laundry } = await openLaundry();
    expect(await laundry.companyOf(id)).toEqual({ id: 'L-1', name: 'White Water' });
    expect(await laundry.optionsOf(id)).toEqual({
      subCompanies: [],
      departments: ['Wash', 'Yard'],
      costCenters: ['3110', '3120'],
      lockerNumbers: ['12'],
    });
    expect(await laundry.deliveryLocationsOf(id)).toEqual(['Changing room A', 'Changing room B']);
    expect(await laundry.positionsOf(id, '12')).toEqual([
      { position: '1', employeeNo: '31001' },
      { position: '2', employeeNo: undefined },
      { position: '3', employeeNo: undefined },
    ]);
    expect(await laundry.positionsOf(id, '99')).toBeUndefined();
  });

  test('lockers and positions are in the sequence of their numbers', async () => {
    const { id, laundry, db } = await openLaundry();
    const places = [
      ['9', '1'],
      ['12', '10'],
    ] as const;
    const free = places.map(([locker, position]) => ({ company_id: id, locker, position, employee_no: null }));
    await db.insertInto('laundry_position').values(free).execute();
    expect((await laundry.optionsOf(id)).lockerNumbers).toEqual(['9', '12']);
    const positions = await laundry.positionsOf(id, '12');
    expect(positions?.map(({ position }) => position)).toEqual(['1', '2', '3', '10']);
  });

  test('L06 a wearer is known by number and sub-company', async () => {
    const { id, laundry } = await openLaundry();
    expect(await laundry.isKnown(id, { employeeNo: '31001', subCompanyId: '' })).toBe(true);
    expect(await laundry.isKnown(id, { employeeNo: '31001', subCompanyId: 'N' })).toBe(false);
    expect(await laundry.isKnown(id, { employeeNo: '31002', subCompanyId: '' })).toBe(false);
  });

  test('L05 wearers are accepted, or refused with a code', async () => {
    const { id, laundry } = await openLaundry();
    const eva = {
      employeeNo: '31001',
      name: 'Eva Lind',
      subCompanyId: '',
      department: 'Wash',
      costCenter: '3110',
      locker: '12',
      position: '1',
    };
    expect(await laundry.validate(id, [eva, kai], 'update')).toEqual(
      new Map([['31002', ['LaundryCustomerDoesNotExits']]]),
    );
    expect(await laundry.validate(id, [{ ...kai, position: '1' }], 'create')).toEqual(
      new Map([['31002', ['LaundryCompanyLockerAndPositionDoesNotExists']]]),
    );
    expect(await laundry.validate(id, [kai], 'create')).toEqual(new Map());
  });

  test('a new wearer is taken once, one is moved, and a place that another one has is refused', async () => {
    const { id, laundry } = await openLaundry();
    const save = (changed: Partial<typeof kai>) => laundry.saveWearer(id, { ...kai, ...changed });
    expect([await save({}), await save({})]).toEqual(['accepted', 'unchanged']);
    expect(await save({ department: 'Yard' })).toBe('accepted');
    expect([await save({ position: '1' }), await save({ locker: '99' })]).toEqual(['refused', 'refused']);
    expect([await save({ employeeNo: '031' }), await save({ department: 'Moon' })]).toEqual(['refused', 'refused']);
    expect(await save({ position: '3' })).toBe('moved');
    expect(await laundry.positionsOf(id, '12')).toEqual([
      { position: '1', employeeNo: '31001' },
      { position: '2', employeeNo: undefined },
      { position: '3', employeeNo: '31002' },
    ]);
  });
});

test('over HTTP an answer that got lost is given again to the same key', async () => {
  const shop = await openTestShop();
  const { id } = await aCompany().save(shop.db);
  await giveLaundry(shop.db, id);
  const laundry = await byHttp(shop, id);
  await laundry.saveWearer(id, kai, { key: 'order-100' });
  const moved = { ...kai, position: '3' };
  expect(await laundry.saveWearer(id, moved, { key: 'order-200' })).toBe('moved');
  expect(await laundry.saveWearer(id, moved, { key: 'order-200' })).toBe('moved');
  expect(await laundry.saveWearer(id, moved)).toBe('unchanged');
});

test.each([
  ['an error', 500, '{}'],
  ['something else than JSON', 200, '<html>'],
  ['another shape', 200, '{"31001":"no"}'],
])('L13 a system that answers with %s rejects', async (_, status, body) => {
  const url = await startHttpServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body);
  });
  const { db, clock } = await openTestShop();
  const laundry = createLaundry({ LAUNDRY_URL: url, LAUNDRY_TOKEN: undefined }, db, http, clock);
  await expect(laundry.validate(1, [], 'update')).rejects.toThrow(/./);
});

test('a wearer is posted to a system over HTTP with the names that partners know', async () => {
  const posted: unknown[] = [];
  const url = await startHttpServer(async (request, response) => {
    posted.push([request.method, request.url, JSON.parse(await text(request))]);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ outcome: 'moved' }));
  });
  const { db, clock } = await openTestShop();
  const laundry = createLaundry({ LAUNDRY_URL: url, LAUNDRY_TOKEN: undefined }, db, http, clock);
  expect(await laundry.saveWearer(7, kai)).toBe('moved');
  const { employeeNo, name, department } = kai;
  const place = { costCode: '3110', laundryLockerNumber: '12', laundryPositionNumber: '2', laundrySubCustomer: '' };
  expect(posted).toEqual([['POST', '/laundry/customer/save?companyId=7', { employeeNo, name, department, ...place }]]);
});
