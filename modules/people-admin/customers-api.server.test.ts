import { beforeEach, expect, test } from 'vitest';
import { aCompany, tellCompanyChanged } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { Claims } from '../auth/claims.ts';
import { roles } from '../auth/roles.ts';

type Named = { id: number; name: string };
type Headers = Record<string, string>;

let shop: TestShop;
let app: TestApp;
let bygg: Named;
let tak: Named;
let other: Named;
let marta: number;
let sanne: number;
let ture: number;
let ada: number;
let bo: number;
let kim: number;
let stranger: number;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  bygg = await aCompany('Bygg').with({ UseAmountLimit: 'true' }).save(shop.db);
  tak = await aCompany('Tak').childOf(bygg).save(shop.db);
  other = await aCompany('Annat').save(shop.db);
  const at = (email: string, first: string, last: string) => aPerson(email).named(first, last).at(bygg);
  marta = (await at('marta@bygg.example', 'Märta', 'Granlund').withRole(roles.administrator).save(shop.db)).id;
  sanne = (
    await at('sanne@bygg.example', 'Sanne', 'Lind')
      .withRole(roles.customerAdmin)
      .with({ IsSuperCustomerAdmin: 'true' })
      .save(shop.db)
  ).id;
  ture = (await at('ture@bygg.example', 'Ture', 'Ek').withRole(roles.customerAdmin).save(shop.db)).id;
  const adas = { Attestant1: 'ture@bygg.example', Department: 'Kajen', EmployeeNo: '7', Zone: 'B' };
  ada = (await at('ada@bygg.example', 'Ada', 'Berg').with(adas).save(shop.db)).id;
  bo = (await at('bo@bygg.example', 'Bo', 'Berg').with({ Department: 'Kajen' }).save(shop.db)).id;
  kim = (await aPerson('kim@yrke.example').withRole(roles.internal).save(shop.db)).id;
  stranger = (await aPerson('sven@annat.example').at(other).save(shop.db)).id;
});

const as = (claims: Partial<Claims>) => app.bearer(someClaims({ company_id: bygg.id, tasks: [], ...claims }));
const asMarta = () => as({ customer_id: marta, storm_role: roles.administrator });
const asSanne = () => as({ customer_id: sanne, storm_role: roles.customerAdmin, super_customer_admin: true });
const asTure = () => as({ customer_id: ture, storm_role: roles.customerAdmin });
const asAda = () => as({ customer_id: ada, storm_role: roles.user });
const asStaff = () => app.bearer(someClaims({ customer_id: kim, tasks: ['customers'] }));
const base = '/api/customer';

async function call(method: string, path: string, headers: Headers, body?: unknown) {
  const answer =
    body === undefined
      ? await app.request(base + path, { method, headers })
      : await app.json(base + path, method, body, headers);
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
}

const namesIn = ({ body }: { body: Record<string, never> }) =>
  (body.items as unknown as { firstName: string }[]).map(({ firstName }) => firstName);
const codeOf = ({ status, body }: { status: number; body: Record<string, never> }) => `${status} ${body.code}`;

test('G01 G61 a person is returned with all data, infos as codes and values; an unknown one is 404', async () => {
  await shop.db.updateTable('customer').set({ social_security_number: '850709' }).where('id', '=', ada).execute();
  const street = { addressLine1: 'Kajen 1', zipCode: '111 22', city: 'Stockholm', countryCode: 'SE' };
  await call('POST', `/customers/${ada}/addresses`, await asStaff(), street);
  const whole = await call('GET', `/customers/${ada}`, await asStaff());
  expect(whole).toEqual({
    status: 200,
    body: {
      id: ada,
      customerCode: 'ada@bygg.example',
      emailAddress: 'ada@bygg.example',
      socialSecurityNumber: '850709',
      firstName: 'Ada',
      lastName: 'Berg',
      infos: [
        { code: 'Attestant1', value: 'ture@bygg.example' },
        { code: 'Department', value: 'Kajen' },
        { code: 'EmployeeNo', value: '7' },
        { code: 'Zone', value: 'B' },
      ],
      account: { id: expect.any(Number), loginName: 'ada@bygg.example', roleId: 64, isActive: true },
      companies: [{ id: bygg.id, name: 'Bygg' }],
      addresses: [{ id: expect.any(Number), ...street }],
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
    },
  });
  expect(codeOf(await call('GET', '/customers/999999', await asStaff()))).toBe('404 customer-not-found');
});

test('the social security number is visible only to the person and to staff with the task customers', async () => {
  await shop.db.updateTable('customer').set({ social_security_number: '850709' }).where('id', '=', ada).execute();
  const readOnly = await app.bearer(someClaims({ customer_id: kim, tasks: ['read-only'] }));
  const seen = async (headers: Headers) => (await call('GET', `/customers/${ada}`, headers)).body.socialSecurityNumber;
  expect(await seen(await asAda())).toBe('850709');
  for (const headers of [await asMarta(), await asSanne(), readOnly]) expect(await seen(headers)).toBeUndefined();
  expect(JSON.stringify(await call('GET', `/customers?companyId=${bygg.id}`, await asStaff()))).not.toContain('850709');
});

test('G57 the people of a company come by last and first name; ids are paged like people', async () => {
  const listed = await call('GET', '/customers', await asMarta());
  expect(namesIn(listed)).toEqual(['Ada', 'Bo', 'Ture', 'Märta', 'Sanne']);
  expect(listed.body).toMatchObject({ page: 1, pageSize: 50, total: 5, type: 'company' });
  const three = await call('GET', `/customers?customerIds=${bo},${ada},${ture}`, await asMarta());
  expect([namesIn(three), three.body.pageSize, three.body.total]).toEqual([['Ada', 'Bo', 'Ture'], 3, 3]);
  const second = await call('GET', '/customers?page=2&pageSize=2&order=desc', await asMarta());
  expect(namesIn(second)).toEqual(['Ture', 'Bo']);
  expect(namesIn(await call('GET', '/customers?missing=employee-number&role=64', await asMarta()))).toEqual(['Bo']);
  expect(codeOf(await call('GET', '/customers', await asAda()))).toBe('403 not-allowed');
  expect(codeOf(await call('GET', '/customers', {}))).toBe('401 not-signed-in');
});

test('G30 G31 a customer admin bound to a team gets only their team for every query, and reaches no other people', async () => {
  for (const [key, value] of Object.entries({ UseCompanyTeam: 'true', ApproverMode: 'AttestantPerUser' }))
    await shop.db.insertInto('company_setting').values({ company_id: bygg.id, key, value }).execute();
  for (const query of ['', '?type=company', '?type=company-team&attestant=marta@bygg.example']) {
    const listed = await call('GET', `/customers${query}`, await asTure());
    expect(namesIn(listed)).toEqual(['Ada']);
    expect(listed.body).toMatchObject({ type: 'company-team', attestant: 'ture@bygg.example', total: 1 });
  }
  expect(codeOf(await call('GET', `/customers/${bo}`, await asTure()))).toBe('404 customer-not-found');
  expect((await call('GET', `/customers/${ada}`, await asTure())).status).toBe(200);
  const moved = { customerIds: [ada], approver: 'sanne@bygg.example' };
  expect(codeOf(await call('PUT', '/customers/approvers', await asTure(), moved))).toBe('403 not-allowed');
  const added = await call('POST', '/customers', await asTure(), { firstName: 'Ny', lastName: 'Man' });
  expect(added.body.infos).toEqual([{ code: 'Attestant1', value: 'ture@bygg.example' }]);
});

test('G32 a super customer admin, an administrator and staff get the company, and no approver', async () => {
  for (const [key, value] of Object.entries({ UseCompanyTeam: 'true', ApproverMode: 'AttestantPerUser' }))
    await shop.db.insertInto('company_setting').values({ company_id: bygg.id, key, value }).execute();
  const asked = `/customers?companyId=${bygg.id}&type=company-team&attestant=ture@bygg.example`;
  for (const [headers, total] of [
    [await asSanne(), 4],
    [await asMarta(), 5],
    [await asStaff(), 5],
  ] as const) {
    const { body } = await call('GET', asked, headers);
    expect([body.type, body.attestant, body.total]).toEqual(['company', undefined, total]);
  }
});

test('the people of one approver are listed by the address of the approver; a team admin gets their team', async () => {
  const asked = `/customers?companyId=${bygg.id}&attestant=TURE@bygg.example`;
  for (const headers of [await asMarta(), await asStaff()]) {
    const listed = await call('GET', asked, headers);
    expect([namesIn(listed), listed.body.total, listed.body.type]).toEqual([['Ada'], 1, 'company']);
    expect(listed.body.attestant).toBe('TURE@bygg.example');
  }
  const none = await call('GET', `/customers?companyId=${bygg.id}&attestant=ure@bygg.example`, await asMarta());
  expect(none.body).toMatchObject({ items: [], total: 0 });
  for (const [key, value] of Object.entries({ UseCompanyTeam: 'true', ApproverMode: 'AttestantPerUser' }))
    await shop.db.insertInto('company_setting').values({ company_id: bygg.id, key, value }).execute();
  await tellCompanyChanged(shop);
  const own = await call('GET', '/customers?attestant=marta@bygg.example', await asTure());
  expect([namesIn(own), own.body.attestant]).toEqual([['Ada'], 'ture@bygg.example']);
});

test('an administrator reaches their company and its children, a customer admin only their company, staff all', async () => {
  const list = async (headers: Headers, company: Named) =>
    codeOf(await call('GET', `/customers?companyId=${company.id}`, headers));
  expect(await list(await asMarta(), tak)).toBe('200 undefined');
  expect(await list(await asMarta(), other)).toBe('404 company-not-found');
  expect(await list(await asSanne(), tak)).toBe('404 company-not-found');
  expect(await list(await asStaff(), other)).toBe('200 undefined');
  const wrongTask = await app.bearer(someClaims({ customer_id: kim, tasks: ['orders'] }));
  expect(await list(wrongTask, bygg)).toBe('403 not-allowed');
});

test('G58 a changed person has the new values; the second of two editors gets a conflict', async () => {
  const { version } = (await call('GET', `/customers/${ada}`, await asTure())).body;
  const contact = { firstName: 'Adela', lastName: 'Berg', emailAddress: 'ada@bygg.example' };
  const changed = await call('PUT', `/customers/${ada}`, await asTure(), { version, ...contact });
  expect([changed.status, changed.body.firstName]).toEqual([200, 'Adela']);
  expect((await call('GET', `/customers/${ada}`, await asTure())).body.firstName).toBe('Adela');
  const late = { version, ...contact, firstName: 'Adina' };
  expect(codeOf(await call('PUT', `/customers/${ada}`, await asTure(), late))).toBe('409 person-changed');
  expect((await call('GET', `/customers/${ada}`, await asTure())).body).toMatchObject({
    firstName: 'Adela',
    infos: expect.arrayContaining([{ code: 'Zone', value: 'B' }]),
  });
});

test('role, companies and the super flag cannot be changed together with the other fields', async () => {
  const contact = { firstName: 'Ada', lastName: 'Berg', emailAddress: 'ada@bygg.example' };
  const put = async (more: object) =>
    codeOf(await call('PUT', `/customers/${ada}`, await asTure(), { ...contact, ...more }));
  for (const more of [
    { account: { roleId: 65 } },
    { roleId: 65 },
    { companies: [{ id: other.id }] },
    { companyIds: [other.id] },
    { isSuperCustomerAdmin: true },
  ])
    expect(await put(more)).toBe('422 invalid-input');
  expect(await put({ infos: [{ code: 'IsSuperCustomerAdmin', value: 'true' }] })).toBe('403 not-allowed');
  const added = {
    ...contact,
    emailAddress: 'ny@bygg.example',
    infos: [{ code: 'IsSuperCustomerAdmin', value: 'true' }],
  };
  expect(codeOf(await call('POST', '/customers', await asMarta(), added))).toBe('403 not-allowed');
  // A list that is sent back unchanged is not a change.
  const same = { infos: [{ code: 'IsSuperCustomerAdmin', value: 'true' }] };
  const sannes = { firstName: 'Sanne', lastName: 'Lind', emailAddress: 'sanne@bygg.example', ...same };
  expect((await call('PUT', `/customers/${sanne}`, await asMarta(), sannes)).status).toBe(200);
});

test('a caller cannot give a role above their own, change people above them, or change themselves', async () => {
  const set = async (id: number, headers: Headers, rights: object) =>
    codeOf(await call('PUT', `/customers/${id}/rights`, headers, rights));
  expect(await set(ada, await asTure(), { roleId: 65 })).toBe('403 not-allowed');
  expect(await set(ada, await asTure(), { isSuperCustomerAdmin: true })).toBe('403 not-allowed');
  expect(await set(ada, await asMarta(), { roleId: 80 })).toBe('403 not-allowed');
  expect(await set(ada, await asStaff(), { roleId: 80 })).toBe('403 not-allowed');
  expect(await set(sanne, await asTure(), { roleId: 64 })).toBe('403 not-allowed');
  expect(await set(marta, await asTure(), { roleId: 64 })).toBe('404 customer-not-found');
  expect(await set(ture, await asTure(), { roleId: 64 })).toBe('403 own-account');
  expect(await set(ada, await asTure(), { roleId: 81 })).toBe('200 undefined');
  expect(await set(bo, await asSanne(), { roleId: 81, isSuperCustomerAdmin: true })).toBe('200 undefined');
  const admin = { firstName: 'Ny', lastName: 'Chef', emailAddress: 'chef@bygg.example', account: { roleId: 65 } };
  expect(codeOf(await call('POST', '/customers', await asSanne(), admin))).toBe('403 not-allowed');
  expect((await call('POST', '/customers', await asMarta(), admin)).status).toBe(201);
});

test('G59 G07 a new person is in the list, active, without a mail, and signs in by the e-mail address', async () => {
  const body = {
    companyId: bygg.id,
    firstName: 'Ida',
    lastName: 'Alm',
    emailAddress: 'ida@bygg.example',
    doSendMail: false,
    account: { id: 1, isActive: true, loginName: 'ida@bygg.example', roleId: 81 },
    infos: [{ code: 'IsMainCustomer', value: 'false' }],
  };
  const added = await call('POST', '/customers', await asMarta(), body);
  expect(added).toMatchObject({
    status: 201,
    body: {
      account: { loginName: 'ida@bygg.example', roleId: 81, isActive: true },
      infos: [{ code: 'IsMainCustomer', value: 'false' }],
      companies: [{ id: bygg.id, name: 'Bygg' }],
    },
  });
  expect(namesIn(await call('GET', '/customers', await asMarta()))).toEqual([
    'Ida',
    'Ada',
    'Bo',
    'Ture',
    'Märta',
    'Sanne',
  ]);
  expect(await shop.db.selectFrom('outbox_event').selectAll().execute()).toEqual([]);
  const wearer = await call('POST', '/customers', await asMarta(), { firstName: 'Ulf', lastName: 'Öst' });
  expect(wearer.body).toMatchObject({ emailAddress: '', account: { roleId: 64 } });
});

test('an e-mail address of a person elsewhere is neither merged nor edited; the person joins by accepting an offer', async () => {
  const taken = { firstName: 'Sven', lastName: 'Ny', emailAddress: 'SVEN@annat.example' };
  expect(codeOf(await call('POST', '/customers', await asMarta(), taken))).toBe('409 email-taken');
  expect(codeOf(await call('PUT', `/customers/${ada}`, await asMarta(), taken))).toBe('409 email-taken');
  const offer = async (emailAddress: string) => call('POST', '/offers', await asMarta(), { emailAddress });
  expect(await offer('sven@annat.example')).toEqual(await offer('nobody@nowhere.example'));
  await offer('sven@annat.example');
  const offered = shop.db.selectFrom('audit_entry').select('id').where('action', '=', 'customer.membership-offered');
  expect(await offered.execute()).toHaveLength(1);
  const sven = await as({ customer_id: stranger, storm_role: roles.user, company_id: other.id });
  const listed = (await call('GET', '/offers', sven)).body as unknown;
  expect(listed).toEqual([{ companyId: bygg.id, companyName: 'Bygg', offeredAt: '2026-11-16T08:00:00.000Z' }]);
  const member = {
    customer_id: (await shop.db.selectFrom('membership_offer').select('customer_id').executeTakeFirstOrThrow())
      .customer_id,
    company_id: bygg.id,
  };
  await shop.db.insertInto('customer_company').values(member).execute();
  expect((await call('GET', '/offers', sven)).body).toEqual([]);
  await shop.db
    .deleteFrom('customer_company')
    .where('customer_id', '=', member.customer_id)
    .where('company_id', '=', bygg.id)
    .execute();
  expect(codeOf(await call('PUT', `/offers/${tak.id}`, sven, { isAccepted: true }))).toBe('404 offer-not-found');
  expect((await call('PUT', `/offers/${bygg.id}`, sven, { isAccepted: true })).status).toBe(200);
  const shared = await call('GET', `/customers/${stranger}`, await asMarta());
  expect(shared.body.companies).toEqual([{ id: bygg.id, name: 'Bygg' }]);
  const edit = { firstName: 'X', lastName: 'Y', emailAddress: 'sven@annat.example' };
  for (const [method, path, body] of [
    ['PUT', '', edit],
    ['POST', '/account/deactivate', undefined],
    ['PUT', '/rights', { roleId: 81 }],
  ] as const)
    expect(codeOf(await call(method, `/customers/${stranger}${path}`, await asMarta(), body))).toBe(
      '409 person-elsewhere',
    );
  expect((await call('DELETE', `/customers/${stranger}/companies/${bygg.id}`, await asMarta())).status).toBe(200);
  expect(codeOf(await call('GET', `/customers/${stranger}`, await asMarta()))).toBe('404 customer-not-found');
});

test('G60 only staff add a person without a company', async () => {
  const body = { firstName: 'Ida', lastName: 'Alm', emailAddress: 'ida@home.example' };
  const added = await call('POST', '/customers/withoutcompany', await asStaff(), body);
  expect([added.status, added.body.companies]).toEqual([201, []]);
  expect(codeOf(await call('POST', '/customers/withoutcompany', await asMarta(), body))).toBe('403 not-allowed');
});

test('G63 callers who administer both add a company to a person, who sees it at sign-in', async () => {
  const added = await call('POST', `/customers/${ada}/companies`, await asMarta(), { companyId: tak.id });
  expect(added.body).toEqual({ id: ada, companyIds: [bygg.id, tak.id] });
  const mine = await app.request('/api/auth/companies', { headers: await asAda() });
  expect(((await mine.json()) as { name: string }[]).map(({ name }) => name)).toEqual(['Bygg', 'Tak']);
  const foreign = { companyId: other.id };
  expect(codeOf(await call('POST', `/customers/${ada}/companies`, await asMarta(), foreign))).toBe(
    '404 company-not-found',
  );
});

test('G65 people are found by a part of the name or e-mail address, within the visible roles', async () => {
  const find = async (query: string, headers: Headers) =>
    namesIn(await call('GET', `/customers/search?query=${query}`, headers));
  expect(await find('erg', await asTure())).toEqual(['Ada', 'Bo']);
  expect(await find('MARTA@', await asMarta())).toEqual(['Märta']);
  expect(await find('marta@', await asTure())).toEqual([]);
  expect(await find('sven', await asMarta())).toEqual([]);
});

test('people of another company are not found by name, address or number, and the filters are those of the screen', async () => {
  await aPerson('eva@annat.example').named('Eva', 'Holm').at(other).with({ EmployeeNo: 'EX-99' }).save(shop.db);
  const costs = { CostCenter: '4100', EmployeeNo: 'BX-12' };
  const cia = await aPerson('cia@bygg.example').named('Cia', 'Ek').at(bygg).with(costs).save(shop.db);
  const find = async (asked: string, headers: Headers) => {
    const { body } = await call('GET', `/customers/search?${asked}`, headers);
    return [body.total, namesIn({ body })];
  };
  for (const query of ['eva@annat.example', 'Eva Holm', 'EX-99', 'ev', '99'])
    expect(await find(`query=${query}`, await asMarta())).toEqual([0, []]);
  expect(await find('query=BX-12', await asMarta())).toEqual([1, ['Cia']]);
  expect(await find(`query=eva@annat.example&companyId=${other.id}`, await asStaff())).toEqual([1, ['Eva']]);
  const list = async (asked: string) => namesIn(await call('GET', `/customers?${asked}`, await asMarta()));
  expect(await list('costCentre=4100')).toEqual(['Cia']);
  const invited = { password_hash: null, invited_at: shop.clock.now() };
  await shop.db.updateTable('account').set(invited).where('customer_id', '=', cia.id).execute();
  expect(await list('invited=true')).toEqual(['Cia']);
});

test('G66 departments are listed once each', async () => {
  expect((await call('GET', `/departments?companyId=${bygg.id}`, await asMarta())).body).toEqual(['Kajen']);
  expect(codeOf(await call('GET', `/departments?companyId=${other.id}`, await asMarta()))).toBe(
    '404 company-not-found',
  );
});
