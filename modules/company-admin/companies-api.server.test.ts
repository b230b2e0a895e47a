import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { someDelivery } from '#tests/build/delivery.ts';
import { aPerson } from '#tests/build/person.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { type Role, roles } from '../auth/roles.ts';
import { newCompanyAdmin } from './new-company-admin.ts';

let shop: TestShop;
let app: TestApp;
let parent: { id: number };
let child: { id: number };
let stranger: { id: number };

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  parent = await aCompany('Bygg').inCoop('X').withAttributes({ InvoiceCreditStopAmount: '500' }).save(shop.db);
  child = await aCompany('Bygg Norr').childOf(parent).inCoop('X').save(shop.db);
  stranger = await aCompany('Elverket').inCoop('X').save(shop.db);
});

const companies = '/api/company/companies';
type Caller = { role?: Role; of?: { id: number } };
const headersOf = ({ role = roles.internal, of }: Caller) =>
  app.bearer({ storm_role: role, ...(of && { company_id: of.id }) });
const administrator: () => Caller = () => ({ role: roles.administrator, of: parent });

async function call(caller: Caller, method: string, path: string, body?: unknown) {
  const headers = await headersOf(caller);
  const answer = await (body === undefined
    ? app.request(`${companies}${path}`, { method, headers })
    : app.json(`${companies}${path}`, method, body, headers));
  return { status: answer.status, body: await answer.json() };
}

const newCompany = { name: 'Bygg Syd', emailAddress: 'syd@bygg.example', orgNo: '556012-5790' };
const street = { addressLine1: 'Gatan 1', zipCode: '97231', city: 'Luleå' };

describe('access', () => {
  test('G34 role 65 changes its own company and its children, 80 all; 64 and 81 only see theirs, and all others are 404', async () => {
    const status = async (caller: Caller, company: { id: number }) => [
      (await call(caller, 'GET', `/${company.id}`)).status,
      (await call(caller, 'PUT', `/${company.id}`, { web: 'bygg.example' })).status,
    ];
    expect(await status({}, stranger)).toEqual([200, 200]);
    expect(await status(administrator(), parent)).toEqual([200, 200]);
    expect(await status(administrator(), child)).toEqual([200, 200]);
    expect(await status(administrator(), stranger)).toEqual([404, 404]);
    expect(await status({ role: roles.administrator, of: child }, parent)).toEqual([404, 404]);
    for (const role of [roles.user, roles.customerAdmin]) {
      expect(await status({ role, of: parent }, parent)).toEqual([200, 403]);
      expect(await status({ role, of: parent }, child)).toEqual([404, 404]);
      for (const path of [
        `/${child.id}/deliveryaddresses`,
        `/${child.id}/settings`,
        `/${parent.id}/children/settings`,
        `/${parent.id}/children`,
        `/${parent.id}/children/ids`,
      ])
        expect([path, (await call({ role, of: parent }, 'GET', path)).status]).toEqual([path, 404]);
      expect((await call({ role, of: parent }, 'GET', `/${parent.id}`)).body.children).toEqual([]);
      expect((await call({ role, of: parent }, 'GET', '/coop/X')).body).toMatchObject([{ id: parent.id }]);
      expect(await status({ role, of: parent }, stranger)).toEqual([404, 404]);
    }
    expect(await status({ role: roles.b2c }, parent)).toEqual([404, 404]);
  });

  test('every call about a company of others answers 404 to an administrator and changes nothing', async () => {
    const saved = await call({}, 'POST', `/${stranger.id}/deliveryaddresses`, street);
    const admin = newCompanyAdmin({ adminFirstName: 'A', adminLastName: 'B', adminEmail: 'a@b.example' });
    const before = (await call({}, 'GET', `/${stranger.id}`)).body;
    const calls: [string, string, unknown?][] = [
      ['GET', ''],
      ['PUT', '', { name: 'Mine' }],
      ['DELETE', ''],
      ['GET', '/settings'],
      ['GET', '/children'],
      ['GET', '/children/ids'],
      ['GET', '/children/settings'],
      ['POST', '/admins', admin],
      ['PUT', '/deliverymethod', { deliveryMethodId: null }],
      ['GET', '/deliveryaddresses'],
      ['POST', '/deliveryaddresses', street],
      ['PUT', `/deliveryaddresses/${saved.body.id}`, street],
      ['DELETE', `/deliveryaddresses/${saved.body.id}`],
      ['GET', '/invoiceaddresses'],
      ['PUT', '/invoiceaddresses', street],
      ['GET', '/pricelists'],
      ['GET', '/pricelists/names'],
      ['POST', '/pricelists', { name: 'Mine' }],
      ['PUT', '/pricelists/OURS'],
      ['DELETE', '/pricelists/OURS'],
    ];
    for (const [method, path, body] of calls)
      expect([method, path, (await call(administrator(), method, `/${stranger.id}${path}`, body)).status]).toEqual([
        method,
        path,
        404,
      ]);
    expect((await call({}, 'GET', `/${stranger.id}`)).body).toEqual(before);
  });
});

describe('create', () => {
  test('G03 G41 a company is created with all fields, listed, and returned in full', async () => {
    await someDelivery(shop);
    const made = await call({}, 'POST', '', {
      ...newCompany,
      vatNo: 'SE556012579001',
      web: 'bygg.example',
      phoneNumber: '0920 123',
      coopCode: 'X',
      parentId: parent.id,
      defaultAmount: '400,50',
      invoiceCreditStopAmount: '300',
      deliveryMethodId: 200,
      deliveryAddress: street,
      invoiceAddress: { ...street, addressLine2: 'Box 4', countryId: 'SE' },
    });
    expect(made.status).toBe(201);
    const at = { zipCode: '972 31', city: 'Luleå', countryCode: 'SE', countryId: 'SE' };
    expect((await call({}, 'GET', `/${made.body.id}`)).body).toEqual({
      id: made.body.id,
      version: 1,
      parentId: parent.id,
      children: [],
      name: 'Bygg Syd',
      coopCode: 'X',
      emailAddress: 'syd@bygg.example',
      orgNo: '556012-5790',
      vatNo: 'SE556012579001',
      web: 'bygg.example',
      phoneNumber: '0920 123',
      deliveryAddresses: [{ id: 1, addressLine1: 'Gatan 1', ...at }],
      invoiceAddresses: [{ id: 2, addressLine1: 'Gatan 1', addressLine2: 'Box 4', ...at }],
      defaultAmount: '400.50',
      invoiceCreditStopAmount: '300',
      deliveryMethodId: 200,
      attributes: {
        VatNo: 'SE556012579001',
        DefaultAmount: '400.50',
        InvoiceCreditStopAmount: '300',
        DeliveryMethodId: '200',
      },
      settings: [],
    });
    expect((await call({}, 'GET', `/${parent.id}`)).body).not.toHaveProperty('parentId');
    expect((await call({}, 'GET', '?search=syd')).body.items).toMatchObject([{ id: made.body.id, name: 'Bygg Syd' }]);
  });

  test('role 65 creates only children of its own company, others none', async () => {
    const own = await call(administrator(), 'POST', '', newCompany);
    expect([own.status, own.body.parentId]).toEqual([201, parent.id]);
    for (const parentId of [stranger.id, child.id, 999])
      expect((await call(administrator(), 'POST', '', { ...newCompany, parentId })).body.code).toBe('parent-not-found');
    for (const role of [roles.user, roles.customerAdmin])
      expect((await call({ role, of: parent }, 'POST', '', newCompany)).status).toBe(403);
    expect((await call({ role: roles.administrator, of: child }, 'POST', '', newCompany)).body.code).toBe(
      'parent-not-found',
    );
  });

  test('G71 a parent must exist and not be a child, a price list must be allowed, a credit must be a number', async () => {
    const refused = async (wrong: object) => {
      const { status, body } = await call({}, 'POST', '', { ...newCompany, ...wrong });
      return [status, body.code];
    };
    expect(await refused({ parentId: 999 })).toEqual([422, 'parent-not-found']);
    expect(await refused({ parentId: child.id })).toEqual([422, 'parent-not-found']);
    expect(await refused({ primaryPriceListCode: 'NONE' })).toEqual([422, 'price-list-not-allowed']);
    expect(await refused({ invoiceCreditStopAmount: 'much' })).toEqual([422, 'invalid-input']);
    expect(await refused({ deliveryMethodId: 999 })).toEqual([422, 'delivery-method-not-found']);
    expect((await call({}, 'POST', '', newCompany)).status).toBe(201);
  });

  test('a child gets at most the credit that its parent has left, and always has a limit', async () => {
    const made = (amounts: object) => call(administrator(), 'POST', '', { ...newCompany, ...amounts });
    expect((await made({ invoiceCreditStopAmount: '500.01' })).body).toMatchObject({
      code: 'credit-above-parent',
      facts: { most: 500 },
    });
    expect((await made({ defaultAmount: '501' })).status).toBe(422);
    expect((await made({ invoiceCreditStopAmount: '500' })).body.invoiceCreditStopAmount).toBe('500');
    expect((await made({})).body.invoiceCreditStopAmount).toBe('0');
    expect((await call(administrator(), 'PUT', `/${child.id}`, { invoiceCreditStopAmount: '501' })).status).toBe(422);
    const own = await call(administrator(), 'PUT', `/${parent.id}`, { invoiceCreditStopAmount: '9000' });
    expect([own.status, own.body.code]).toEqual([403, 'credit-not-allowed']);
    expect((await call(administrator(), 'PUT', `/${parent.id}`, { defaultAmount: '9000' })).status).toBe(403);
  });
});

describe('the credit that an administrator gives to children', () => {
  const leftOf = async ({ id }: { id: number }) => (await call({}, 'GET', `/${id}`)).body.invoiceCreditStopAmount;
  const give = (to: { id: number }, invoiceCreditStopAmount: string, caller = administrator()) =>
    call(caller, 'PUT', `/${to.id}`, { invoiceCreditStopAmount });

  test('is taken from the parent, so that all children together never have more than it had', async () => {
    const made = await call(administrator(), 'POST', '', { ...newCompany, invoiceCreditStopAmount: '300' });
    expect([await leftOf(made.body), await leftOf(parent)]).toEqual(['300', '200']);
    expect((await give(child, '201')).body).toMatchObject({ code: 'credit-above-parent', facts: { most: 200 } });
    expect((await give(child, '200')).status).toBe(200);
    expect(await leftOf(parent)).toBe('0');
    expect((await give(made.body, '301')).status).toBe(422);
    expect((await give(made.body, '300')).status).toBe(200);
    expect((await call(administrator(), 'POST', '', { ...newCompany, invoiceCreditStopAmount: '1' })).status).toBe(422);
  });

  test('is not given again after it was spent, and returns if it is lowered or the child is deleted', async () => {
    const made = (await call(administrator(), 'POST', '', { ...newCompany, invoiceCreditStopAmount: '300' })).body;
    await shop.db.updateTable('company_credit').set({ remaining: 5000 }).where('company_id', '=', made.id).execute();
    expect((await give(made, '251')).body).toMatchObject({ code: 'credit-above-parent', facts: { most: 250 } });
    expect((await give(made, '20')).status).toBe(200);
    expect(await leftOf(parent)).toBe('230');
    expect((await call(administrator(), 'DELETE', `/${made.id}`)).status).toBe(200);
    expect(await leftOf(parent)).toBe('250');
  });

  test('credit that staff grant to a child is not taken from the parent', async () => {
    expect((await give(child, '400', {})).status).toBe(200);
    expect([await leftOf(child), await leftOf(parent)]).toEqual(['400', '500']);
  });
});

describe('change and delete', () => {
  test('G40 a change is stored, absent fields stay, an empty text removes a field', async () => {
    await call({}, 'PUT', `/${child.id}`, {
      web: 'norr.example',
      vatNo: 'SE556012579001',
      phoneNumber: '08-465 004 10',
    });
    const changed = await call(administrator(), 'PUT', `/${child.id}`, { name: 'Bygg Nord', web: '' });
    expect(changed.status).toBe(200);
    const { body } = await call({}, 'GET', `/${child.id}`);
    expect(body).toMatchObject({
      name: 'Bygg Nord',
      vatNo: 'SE556012579001',
      phoneNumber: '08-465 004 10',
      coopCode: 'X',
    });
    expect(body).not.toHaveProperty('web');
  });

  test('an outdated version is refused, and nothing is written', async () => {
    expect((await call({}, 'PUT', `/${child.id}`, { name: 'First', version: 1 })).status).toBe(200);
    const second = await call({}, 'PUT', `/${child.id}`, { name: 'Second', version: 1 });
    expect([second.status, second.body.code]).toEqual([409, 'company-changed']);
    expect((await call({}, 'GET', `/${child.id}`)).body.name).toBe('First');
  });

  test('the version is part of the company and also increases with its addresses', async () => {
    const versionOf = async () => (await call({}, 'GET', `/${child.id}`)).body.version;
    expect(await versionOf()).toBe(1);
    const saved = await call({}, 'POST', `/${child.id}/deliveryaddresses`, street);
    expect(await versionOf()).toBe(2);
    await call({}, 'DELETE', `/${child.id}/deliveryaddresses/${saved.body.id}`);
    expect(await versionOf()).toBe(3);
    expect((await call({}, 'PUT', `/${child.id}`, { name: 'Late', version: 2 })).status).toBe(409);
  });

  test('only staff move a company to another buying group; a new child may be in that of its parent', async () => {
    const moved = await call(administrator(), 'PUT', `/${child.id}`, { coopCode: 'Y' });
    expect([moved.status, moved.body.code]).toEqual([403, 'not-allowed']);
    expect((await call(administrator(), 'PUT', `/${child.id}`, { coopCode: 'X' })).status).toBe(200);
    expect((await call({}, 'PUT', `/${child.id}`, { coopCode: 'Y' })).body.coopCode).toBe('Y');
    expect((await call(administrator(), 'POST', '', { ...newCompany, coopCode: 'Y' })).status).toBe(403);
    expect((await call(administrator(), 'POST', '', { ...newCompany, coopCode: 'X' })).body.coopCode).toBe('X');
  });

  test('only staff move a company below another parent, never below itself or a child', async () => {
    expect((await call(administrator(), 'PUT', `/${child.id}`, { parentId: null })).status).toBe(422);
    expect((await call({}, 'PUT', `/${child.id}`, { parentId: child.id })).status).toBe(422);
    expect((await call({}, 'PUT', `/${parent.id}`, { parentId: stranger.id })).status).toBe(422);
    expect((await call({}, 'PUT', `/${child.id}`, { parentId: stranger.id })).body.parentId).toBe(stranger.id);
  });

  test('G39 roles 65 and 80 delete, 81 may not; a company with dependents is kept and the answer names them', async () => {
    expect((await call({ role: roles.customerAdmin, of: parent }, 'DELETE', `/${parent.id}`)).status).toBe(403);
    expect((await call({ role: roles.customerAdmin, of: parent }, 'DELETE', `/${child.id}`)).status).toBe(404);
    await aPerson().at(child).save(shop.db);
    expect((await call({}, 'DELETE', `/${parent.id}`)).body).toMatchObject({
      code: 'company-in-use',
      status: 409,
      facts: { children: 1, people: 0, orders: 0, programs: 0 },
    });
    expect((await call({}, 'DELETE', `/${child.id}`)).body.facts).toMatchObject({ children: 0, people: 1 });
    const empty = await call(administrator(), 'POST', '', { ...newCompany, deliveryAddress: street });
    expect((await call(administrator(), 'DELETE', `/${empty.body.id}`)).status).toBe(200);
    expect((await call({}, 'GET', `/${empty.body.id}`)).status).toBe(404);
    expect((await call({}, 'DELETE', `/${stranger.id}`)).status).toBe(200);
  });
});

describe('the family of a company', () => {
  test('G35 all settings, or by their keys', async () => {
    const { id } = await aCompany().with({ HidePrice: 'true', ShowVas: 'false' }).save(shop.db);
    expect((await call({}, 'GET', `/${id}/settings?keys=HidePrice`)).body).toEqual([
      { key: 'HidePrice', value: 'true' },
    ]);
    expect((await call({}, 'GET', `/${id}/settings`)).body).toHaveLength(2);
  });

  test('G36 G37 children are sorted by name, in full or as ids', async () => {
    const south = await aCompany('Bygg Syd').childOf(parent).save(shop.db);
    expect((await call(administrator(), 'GET', `/${parent.id}/children`)).body).toEqual([
      { id: child.id, name: 'Bygg Norr', parentId: parent.id, coopCode: 'X' },
      { id: south.id, name: 'Bygg Syd', parentId: parent.id },
    ]);
    expect((await call({}, 'GET', `/${parent.id}/children/ids`)).body).toEqual([child.id, south.id]);
  });

  test('G38 G42 a buying group and names contain only companies that the caller may see', async () => {
    const idsOf = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id);
    expect(idsOf(await call({}, 'GET', '/coop/X'))).toEqual([parent.id, child.id, stranger.id]);
    expect(idsOf(await call(administrator(), 'GET', '/coop/X'))).toEqual([parent.id, child.id]);
    const ids = `ids=${parent.id},${stranger.id}`;
    expect((await call({}, 'GET', `/names?${ids}`)).body).toEqual([
      { id: parent.id, name: 'Bygg' },
      { id: stranger.id, name: 'Elverket' },
    ]);
    expect(idsOf(await call(administrator(), 'GET', `/names?${ids}`))).toEqual([parent.id]);
  });

  test('G43 each child has the settings that are on', async () => {
    const settings = { HidePrice: 'true', ShowVas: 'false', PunchOutType: 'OCI4', OfAPartner: 'true' };
    const south = await aCompany('Bygg Syd').childOf(parent).with(settings).save(shop.db);
    expect((await call(administrator(), 'GET', `/${parent.id}/children/settings`)).body).toEqual([
      { id: child.id, name: 'Bygg Norr', settings: [] },
      { id: south.id, name: 'Bygg Syd', settings: [{ key: 'HidePrice', value: 'true' }] },
    ]);
  });
});

describe('addresses', () => {
  test('G48 delivery addresses are created, changed, listed and removed; those of another company stay', async () => {
    const other = await call({}, 'POST', `/${stranger.id}/deliveryaddresses`, street);
    const path = `/${child.id}/deliveryaddresses`;
    const made = await call(administrator(), 'POST', path, street);
    expect(made.status).toBe(201);
    expect((await call(administrator(), 'PUT', `${path}/${made.body.id}`, { ...street, city: 'Boden' })).status).toBe(
      200,
    );
    expect((await call({}, 'GET', path)).body).toMatchObject([{ id: made.body.id, city: 'Boden', zipCode: '972 31' }]);
    expect((await call(administrator(), 'PUT', `${path}/${other.body.id}`, street)).body.code).toBe(
      'address-not-found',
    );
    expect((await call(administrator(), 'DELETE', `${path}/${other.body.id}`)).status).toBe(404);
    expect((await call(administrator(), 'DELETE', `${path}/${made.body.id}`)).status).toBe(200);
    expect((await call({}, 'GET', path)).body).toEqual([]);
    expect((await call({}, 'GET', `/${stranger.id}/deliveryaddresses`)).body).toHaveLength(1);
  });

  test('an address is not changed on an outdated version of the company', async () => {
    const path = `/${child.id}/deliveryaddresses`;
    const { id } = (await call({}, 'POST', path, street)).body;
    const { version } = (await call({}, 'GET', `/${child.id}`)).body;
    const change = (city: string) => call(administrator(), 'PUT', `${path}/${id}`, { ...street, city, version });
    expect((await change('Boden')).status).toBe(200);
    const late = await change('Kiruna');
    expect([late.status, late.body.code]).toEqual([409, 'company-changed']);
    const invoice = await call({}, 'PUT', `/${child.id}/invoiceaddresses`, { ...street, version });
    expect(invoice.body.code).toBe('company-changed');
    expect((await call({}, 'GET', path)).body).toMatchObject([{ city: 'Boden' }]);
  });

  test('an invoice address with an id is changed, one without is added; a postcode must be valid in its country', async () => {
    const path = `/${child.id}/invoiceaddresses`;
    const first = await call({}, 'PUT', path, street);
    await call({}, 'PUT', path, { ...street, id: first.body.id, city: 'Boden' });
    await call({}, 'PUT', path, { ...street, city: 'Kiruna' });
    expect((await call({}, 'GET', path)).body.map(({ city }: { city: string }) => city)).toEqual(['Boden', 'Kiruna']);
    expect((await call({}, 'PUT', path, { ...street, zipCode: '1' })).body.errors).toEqual([
      { path: 'zipCode', code: 'invalid', facts: {}, message: expect.any(String) },
    ]);
  });

  test('a state must be one of the country of its address', async () => {
    const path = `/${child.id}/invoiceaddresses`;
    const toronto = { addressLine1: '100 Queen St W', zipCode: 'M5H 2N2', city: 'Toronto', countryId: 'CA' };
    const refused = await call({}, 'PUT', path, { ...toronto, region: 'TX' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: 'region', code: 'invalid', facts: {}, message: expect.any(String) }],
    ]);
    expect((await call({}, 'PUT', path, { ...toronto, region: 'ON' })).body.region).toBe('ON');
  });
});

describe('the administrator of a company', () => {
  const admin = newCompanyAdmin({ adminFirstName: 'Ada', adminLastName: 'Berg', adminEmail: 'ada@norr.example' });

  test('is created with the role 81 and the info IsMainCustomer, without a mail', async () => {
    const made = await call(administrator(), 'POST', `/${child.id}/admins`, admin);
    expect([made.status, made.body.roleId]).toEqual([201, 81]);
    const infos = await app.request(`/api/customer/customers/${made.body.id}/infos`, { headers: await headersOf({}) });
    expect(await infos.json()).toEqual([{ code: 'IsMainCustomer', value: 'false' }]);
    expect((await call({}, 'DELETE', `/${child.id}`)).body.facts.people).toBe(1);
  });

  test('an address that belongs to another person is refused without a change', async () => {
    await aPerson('ada@norr.example').at(stranger).save(shop.db);
    const refused = await call(administrator(), 'POST', `/${child.id}/admins`, admin);
    expect([refused.status, refused.body.code]).toEqual([422, 'person-not-added']);
    expect((await call({}, 'DELETE', `/${stranger.id}`)).body.facts.people).toBe(1);
  });

  test('an administrator who tries many addresses has to wait; staff do not', async () => {
    await aPerson('ada@norr.example').at(stranger).save(shop.db);
    const codes = async (caller: Caller) => {
      const seen = [];
      for (let count = 0; count < 21; count += 1)
        seen.push((await call(caller, 'POST', `/${child.id}/admins`, admin)).body.code);
      return new Set(seen);
    };
    expect(await codes(administrator())).toEqual(new Set(['person-not-added', 'try-later']));
    expect(await codes({})).toEqual(new Set(['person-not-added']));
  });
});

describe('numbers of a company', () => {
  const wrong = { code: 'invalid-input', errors: [{ path: 'vatNo', code: 'vat-wrong' }] };

  test('a VAT number is checked at creation and at a change; a stored one stays while other fields change', async () => {
    const fresh = { name: 'Ny', emailAddress: 'info@ny.example', orgNo: '556012-5790' };
    expect((await call({}, 'POST', '', { ...fresh, vatNo: 'SE556012579101' })).body).toMatchObject(wrong);
    expect((await call({}, 'PUT', `/${child.id}`, { vatNo: 'SE556012579101' })).body).toMatchObject(wrong);
    expect((await call({}, 'PUT', `/${child.id}`, { vatNo: 'SE556012579001' })).status).toBe(200);
    const { id } = await aCompany().withAttributes({ VatNo: 'SE1' }).save(shop.db);
    expect((await call({}, 'PUT', `/${id}`, { vatNo: 'SE1', web: 'ny.example' })).status).toBe(200);
    expect((await call({}, 'PUT', `/${id}`, { vatNo: '' })).status).toBe(200);
  });

  test('a number that is too large for the database is refused, not an error', async () => {
    const large = 99_999_999_999;
    const calls = [
      ['PUT', `/${child.id}`, { parentId: large }],
      ['PUT', `/${child.id}`, { version: large }],
      ['PUT', `/${child.id}/deliverymethod`, { deliveryMethodId: large }],
      ['PUT', `/${child.id}/invoiceaddresses`, { ...street, id: large }],
      ['POST', `/${child.id}/punchout/credentials`, { name: 'A', customerId: large }],
      ['GET', `/${large}`, undefined],
    ] as const;
    for (const [method, path, body] of calls)
      expect([path, (await call({}, method, path, body)).status]).toEqual([path, 422]);
  });

  test('all wrong parts of an address are reported', async () => {
    const { id } = await aCompany().inMarket(19).save(shop.db);
    const address = { addressLine1: 'Main St 1', zipCode: '1', city: 'Austin', region: 'XX' };
    const { status, body } = await call({}, 'POST', `/${id}/deliveryaddresses`, address);
    expect([status, body.errors]).toMatchObject([
      422,
      [
        { path: 'addressLine1', code: 'number-first' },
        { path: 'zipCode', code: 'invalid' },
        { path: 'region', code: 'invalid' },
      ],
    ]);
  });
});

describe('the telephone number of a company', () => {
  const wrong = { code: 'invalid-input', errors: [{ path: 'phoneNumber', code: 'phone-invalid' }] };

  test('G04 must be valid in its market, at creation and at a change', async () => {
    const fresh = { name: 'Ny', emailAddress: 'info@ny.example', orgNo: '556012-5790' };
    expect((await call({}, 'POST', '', { ...fresh, phoneNumber: '12' })).body).toMatchObject(wrong);
    expect((await call({}, 'PUT', `/${child.id}`, { phoneNumber: '12' })).body).toMatchObject(wrong);
    expect((await call({}, 'PUT', `/${child.id}`, { phoneNumber: '08-465 004 10' })).status).toBe(200);
    expect((await call({}, 'PUT', `/${child.id}`, { phoneNumber: '' })).status).toBe(200);
  });

  test('a number that was stored before stays while other fields change', async () => {
    await shop.db.updateTable('company').set({ phone_number: '12' }).where('id', '=', child.id).execute();
    expect((await call({}, 'PUT', `/${child.id}`, { phoneNumber: '12', web: 'norr.example' })).status).toBe(200);
  });
});
