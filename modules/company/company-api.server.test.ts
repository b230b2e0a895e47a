import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { type Role, roles } from '../auth/roles.ts';
import { companyAttributes } from './company.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`/api/company/companies${path}`, { headers });
const asStaff = async (path: string) => get(path, await app.bearer());
const userOf = (company: { id: number }, storm_role: Role = roles.administrator) =>
  app.bearer({ storm_role, company_id: company.id });

describe('one company', () => {
  test('a company is visible to its own people, the administrator of its parent and staff, and to no one else', async () => {
    const parent = await aCompany('Bygg').save(shop.db);
    const child = await aCompany('Bygg Norr').childOf(parent).save(shop.db);
    const sister = await aCompany('Bygg Syd').childOf(parent).save(shop.db);
    const stranger = await aCompany('Elverket').save(shop.db);
    const statusFor = async (company: { id: number }, headers: Record<string, string>) =>
      (await get(`/${company.id}`, headers)).status;
    for (const role of [roles.user, roles.administrator, roles.customerAdmin]) {
      expect(await statusFor(parent, await userOf(stranger, role))).toBe(404);
      expect(await statusFor(parent, await userOf(child, role))).toBe(404);
      expect(await statusFor(sister, await userOf(child, role))).toBe(404);
      expect(await statusFor(parent, await userOf(parent, role))).toBe(200);
      expect(await statusFor(child, await userOf(parent, role))).toBe(role === roles.administrator ? 200 : 404);
    }
    expect(await statusFor(parent, await app.bearer({ storm_role: roles.b2c }))).toBe(404);
    expect(await statusFor(parent, {})).toBe(401);
    expect(await statusFor(parent, await app.bearer())).toBe(200);
  });

  test('a company that the caller may not see is answered like one that does not exist', async () => {
    const own = await aCompany().save(shop.db);
    const other = await aCompany().save(shop.db);
    const headers = await userOf(own);
    const { instance: _, ...hidden } = await (await get(`/${other.id}`, headers)).json();
    const { instance: __, ...missing } = await (await get('/999', headers)).json();
    expect(hidden).toMatchObject({ code: 'company-not-found', status: 404, facts: { companyId: other.id } });
    expect(JSON.stringify(hidden).replaceAll(String(other.id), '999')).toBe(JSON.stringify(missing));
  });

  test('M04 a parent company has its children and no parentId, a child has its parentId', async () => {
    const parent = await aCompany('Bygg').inCoop('COOP1').save(shop.db);
    const south = await aCompany('Bygg Syd').childOf(parent).save(shop.db);
    const north = await aCompany('Bygg Norr').childOf(parent).save(shop.db);
    const answer = await (await asStaff(`/${parent.id}`)).json();
    expect(answer).toEqual({
      id: parent.id,
      version: 1,
      name: 'Bygg',
      coopCode: 'COOP1',
      children: [
        { id: north.id, name: 'Bygg Norr' },
        { id: south.id, name: 'Bygg Syd' },
      ],
      attributes: {},
      defaultAmount: '0',
      settings: [],
      deliveryAddresses: [],
      invoiceAddresses: [],
    });
    expect(await (await asStaff(`/${north.id}`)).json()).toMatchObject({ parentId: parent.id, children: [] });
  });

  test('M04 settings are pairs of key and value, addresses are distinguished by their use', async () => {
    const { id } = await aCompany()
      .with({ HidePrice: 'true', AKeyOfAPartner: 'x' })
      .withAddress('invoice', { city: 'Lund' })
      .withAddress('delivery', { city: 'Umeå', addressLine2: 'Port 3' })
      .withAddress('delivery', { city: 'Boden', region: 'Norrbotten' })
      .save(shop.db);
    const answer = await (await asStaff(`/${id}`)).json();
    expect(answer.settings).toEqual([
      { key: 'AKeyOfAPartner', value: 'x' },
      { key: 'HidePrice', value: 'true' },
    ]);
    expect(answer.invoiceAddresses).toMatchObject([{ city: 'Lund' }]);
    expect(answer.deliveryAddresses).toEqual([
      {
        id: 2,
        addressLine1: 'Verkstadsgatan 4',
        addressLine2: 'Port 3',
        zipCode: '111 22',
        city: 'Umeå',
        countryCode: 'SE',
        countryId: 'SE',
      },
      {
        id: 3,
        addressLine1: 'Verkstadsgatan 4',
        zipCode: '111 22',
        city: 'Boden',
        region: 'Norrbotten',
        countryCode: 'SE',
        countryId: 'SE',
      },
    ]);
  });

  test('M05 attributes are stored and read under their names, and unknown ones are passed on', async () => {
    const names = `Currency CoopCode DeliveryPaidBy InvoiceCreditStop InvoiceCreditStopAmount DefaultAmount
      PrimaryPricelistCode VatNo OrderEmail KickbackDiscount BStockApprover`.split(/\s+/);
    expect(companyAttributes).toEqual(names);
    const attributes = Object.fromEntries([...names, 'AttributeOfAPartner'].map((name) => [name, `${name} value`]));
    const { id } = await aCompany().withAttributes(attributes).save(shop.db);
    expect((await (await asStaff(`/${id}`)).json()).attributes).toEqual(attributes);
  });

  test('M55 G03 administrators and staff with a task for it see the credit, only roles 65 and 80 the kickback', async () => {
    const company = await aCompany()
      .withAttributes({ DefaultAmount: '5000', InvoiceCreditStopAmount: '1200', KickbackDiscount: '4', VatNo: 'SE1' })
      .save(shop.db);
    const seenBy = async (headers: Record<string, string>) => {
      const answer = await (await get(`/${company.id}`, headers)).json();
      return [answer.defaultAmount, answer.invoiceCreditStopAmount, answer.attributes];
    };
    const credit = { DefaultAmount: '5000', InvoiceCreditStopAmount: '1200', VatNo: 'SE1' };
    const all = ['5000', '1200', { ...credit, KickbackDiscount: '4' }];
    const none = [undefined, undefined, { VatNo: 'SE1' }];
    expect(await seenBy(await userOf(company, roles.user))).toEqual(none);
    expect(await seenBy(await userOf(company, roles.customerAdmin))).toEqual(['5000', '1200', credit]);
    expect(await seenBy(await userOf(company, roles.administrator))).toEqual(all);
    expect(await seenBy(await app.bearer({ tasks: ['customers'] }))).toEqual(all);
    expect(await seenBy(await app.bearer({ tasks: ['read-only'] }))).toEqual(all);
    expect(await seenBy(await app.bearer({ tasks: ['catalogue'] }))).toEqual(none);
  });

  test.each(['abc', '1.5', '-1', '99999999999', '%20'])('the company id %s is refused', async (id) => {
    expect((await asStaff(`/${id}`)).status).toBe(422);
  });
});

describe('the list of companies', () => {
  const amounts = (DefaultAmount: string, InvoiceCreditStopAmount: string) => ({
    DefaultAmount,
    InvoiceCreditStopAmount,
  });

  beforeEach(async () => {
    await aCompany('Carl').withAttributes(amounts('1000', '1000.50')).save(shop.db);
    await aCompany('Anna').withAttributes(amounts('9', '300')).save(shop.db);
    await aCompany('Bert').withAttributes(amounts('80', 'nine')).save(shop.db);
  });

  const namesOf = async (query: string) =>
    (await (await asStaff(`?${query}`)).json()).items.map(({ name }: { name: string }) => name);

  test('is for internal staff and, with their own companies, for administrators', async () => {
    expect((await get('')).status).toBe(401);
    const parent = await aCompany('Hus').save(shop.db);
    const child = await aCompany('Hus Norr').childOf(parent).save(shop.db);
    const ids = async (query: string) =>
      (await (await get(query, await userOf(parent))).json()).items.map(({ id }: { id: number }) => id);
    expect(await ids('')).toEqual([parent.id, child.id]);
    expect(await ids('?search=anna')).toEqual([]);
    expect(await ids('?search=norr')).toEqual([child.id]);
    for (const storm_role of [roles.user, roles.customerAdmin, roles.b2c])
      expect((await get('', await app.bearer({ storm_role, company_id: 1 }))).status).toBe(403);
    expect((await asStaff('')).status).toBe(200);
  });

  test('is sorted by name, with paging and the amounts', async () => {
    expect(await (await asStaff('?pageSize=2')).json()).toEqual({
      items: [
        { id: 2, name: 'Anna', defaultAmount: '9', invoiceCreditStopAmount: '300' },
        { id: 3, name: 'Bert', defaultAmount: '80', invoiceCreditStopAmount: '0' },
      ],
      page: 1,
      pageSize: 2,
      total: 3,
    });
    expect(await namesOf('pageSize=2&page=2')).toEqual(['Carl']);
  });

  test.each([
    ['name', ['Anna', 'Bert', 'Carl']],
    ['id', ['Carl', 'Anna', 'Bert']],
    ['defaultAmount', ['Anna', 'Bert', 'Carl']],
    ['invoiceCreditStopAmount', ['Bert', 'Anna', 'Carl']],
  ])('sorted by %s, in both directions', async (sort, names) => {
    expect(await namesOf(`sort=${sort}`)).toEqual(names);
    expect(await namesOf(`sort=${sort}&order=asc`)).toEqual(names);
    expect(await namesOf(`sort=${sort}&order=desc`)).toEqual(names.toReversed());
  });

  test('companies with equal sort values have a fixed order, so that no page repeats one', async () => {
    for (const name of ['Dora', 'Dora', 'Dora']) await aCompany(name).save(shop.db);
    // PostgreSQL moves an updated row behind the others.
    await shop.db.updateTable('company').set({ web: 'dora.example' }).where('id', '=', 4).execute();
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (page) => (await asStaff(`?sort=name&order=desc&pageSize=1&page=${page}`)).json()),
    );
    expect(pages.map(({ items }) => items[0].id)).toEqual([4, 5, 6, 1, 3, 2]);
  });

  test('a page beyond the end is empty and still has the total', async () => {
    expect(await (await asStaff('?page=9')).json()).toEqual({ items: [], page: 9, pageSize: 50, total: 3 });
    expect((await asStaff('?page=9007199254740991&pageSize=200')).status).toBe(200);
  });

  test.each([
    ['sort=phoneNumber', 'sort', 'not-one-of'],
    ['order=up', 'order', 'not-one-of'],
    ['page=0', 'page', 'too-small'],
    ['page=1.5', 'page', 'not-integer'],
    ['pageSize=201', 'pageSize', 'too-big'],
    ['page=1&page=2', 'page', 'wrong-type'],
  ])('%s is refused', async (query, path, code) => {
    const answer = await asStaff(`?${query}`);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid-input', errors: [{ path, code }] });
  });
});
