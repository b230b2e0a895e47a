import { roles } from '#modules/auth/roles.ts';
import { newCompanyAdmin } from '#modules/company-admin/new-company-admin.ts';
import { defaultConnection } from '#modules/punchout/connection.ts';
import { giveLaundry } from '#tests/build/laundry.ts';
import { aPerson } from '#tests/build/person.ts';
import { idIn, type StaffChange } from './staff-change.ts';
import type { Member, World } from './world.server.ts';

const companies = '/api/company/companies';
const newCompany = { name: 'Norr', emailAddress: 'info@norr.example', orgNo: '556012-5790' };
const created = { ...newCompany, defaultAmount: '0' };
const street = { addressLine1: 'Gatan 1', zipCode: '97231', city: 'Luleå' };
const kept = { addressLine1: 'Gatan 1', zipCode: '972 31', city: 'Luleå', countryId: 'SE' };
const admin = newCompanyAdmin({ adminFirstName: 'Ada', adminLastName: 'Berg', adminEmail: 'ada@norr.example' });

const aCompany = async (world: World) => idIn(await world.call(world.everything, 'POST', companies, newCompany));
const ofWorld = ({ companyId }: World, path = '') => `${companies}/${companyId}${path}`;

const aPriceList = async (world: World) => {
  await world.call(world.everything, 'POST', ofWorld(world, '/pricelists'), { name: 'Norr', code: 'NORR' });
  return 'NORR';
};

const anAddress = async (world: World) =>
  idIn(await world.call(world.everything, 'POST', ofWorld(world, '/deliveryaddresses'), street));

const aListedProduct = async (world: World) => {
  await aPriceList(world);
  await world.call(world.everything, 'POST', addPath(world));
  return 'NORR';
};

const product = '10001110';
const addPath = ({ companyId }: World) =>
  `/api/product/priceList/${companyId}/${product}?priceListId=NORR&unitNet=50.00`;

const importPrices: StaffChange['send'] = async ({ app }, { headers }) => {
  const sheet = {
    method: 'POST',
    body: `sku;price\n${product};50`,
    headers: { 'content-type': 'text/csv', ...headers },
  };
  const answer = await app.request('/api/document/documents/pricelist/NORR/import', sheet);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

const sendFeed: StaffChange['send'] = async ({ app }, { headers }) => {
  const sent = { method: 'POST', body: '{}', headers: { 'content-type': 'application/x-ndjson', ...headers } };
  const answer = await app.request('/api/company/feeds', sent);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

const aConnection = { ...defaultConnection, targets: ['https://buy.example'], vendor: '4711' };

/** A company with a laundry, where Eva Lind (31001) has the first position of locker 12. */
const aLaundryCompany = async (world: World) => {
  const id = await aCompany(world);
  await giveLaundry(world.shop.db, Number(id));
  return id;
};

const aWearer = {
  employeeNo: '31002',
  name: 'Kai Ek',
  department: 'Wash',
  costCode: '3110',
  laundryLockerNumber: '12',
  laundryPositionNumber: '2',
};

const painters = {
  occupation: 'Painter',
  category: 'Bottoms',
  pieces: 2,
  period: 'Year',
  startsOn: '2026-01-01',
  excess: 'refuse',
};

const largeOrders = { kind: 'ORDER_VALUE', is: 'MORE_THAN', value: 100 };

/** A rule, whose approver administers the company. */
const aRule = async (world: World) => {
  const approver = await aPerson('boss@norr.example')
    .withRole(roles.customerAdmin)
    .at({ id: world.companyId })
    .save(world.shop.db);
  const outcome = { kind: 'one', approvers: [approver.id] };
  const input = { name: 'Large orders', condition: largeOrders, outcome };
  return idIn(await world.call(world.everything, 'POST', ofWorld(world, '/approvalrules'), input));
};

const startPage = { title: 'Norr', content: '', hero: '', cards: '', video: '', product: '', hasLogotype: false };

async function sendStartPage({ app }: World, { headers }: Member, id: string) {
  const body = new URLSearchParams({ company_id: id, title: 'Norr' });
  const answer = await app.request('/api/content/insert/company', { method: 'POST', body, headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

export const companyChanges = {
  'business-feed.started': {
    task: 'customers',
    send: sendFeed,
    entry: (_, sent) => ({ subject: idIn(sent, 'feedId'), before: {}, after: { lines: 1 } }),
  },
  'business-feed.stopped': {
    task: 'customers',
    prepare: async (world) => idIn(await sendFeed(world, world.everything, ''), 'feedId'),
    send: (world, member, id) => world.call(member, 'DELETE', `/api/company/feeds/${id}`),
    entry: (_, __, id) => ({ subject: id, before: {}, after: {} }),
  },
  'company.approval-rule-changed': {
    task: 'customers',
    prepare: aRule,
    send: (world, member, id) =>
      world.call(member, 'PUT', ofWorld(world, `/approvalrules/${id}/activate`), { version: 1 }),
    entry: (world) => ({
      subject: String(world.companyId),
      before: { version: 1, isActive: false },
      after: { version: 2, isActive: true, rule: 'Large orders' },
    }),
  },
  'company.allowance-changed': {
    task: 'customers',
    prepare: aCompany,
    send: (world, member, id) => world.call(member, 'POST', `${companies}/${id}/allowances`, painters),
    entry: (_, __, id) => ({
      subject: id,
      before: {},
      after: { version: 1, ...painters, allowance: 'Painter: Bottoms' },
    }),
  },
  'company.punch-out-changed': {
    task: 'customers',
    prepare: aCompany,
    send: (world, member, id) => world.call(member, 'PUT', `${companies}/${id}/punchout`, aConnection),
    entry: (_, __, id) => ({
      subject: id,
      before: { targets: '', vendor: '' },
      after: { targets: 'https://buy.example', vendor: '4711' },
    }),
  },
  'company.wearer-saved': {
    task: 'customers',
    prepare: aLaundryCompany,
    send: (world, member, id) => world.call(member, 'POST', `/api/laundry/customer/save?companyId=${id}`, aWearer),
    entry: (_, __, id) => ({
      subject: id,
      companyId: Number(id),
      before: { department: '', locker: '', position: '' },
      after: { department: 'Wash', locker: '12', position: '2', employeeNo: '31002' },
    }),
  },
  'company.position-freed': {
    task: 'customers',
    prepare: aLaundryCompany,
    send: (world, member, id) =>
      world.call(member, 'DELETE', `/api/laundry/company/locker/12/position/1?companyId=${id}&employeeNo=31001`),
    entry: (_, __, id) => ({
      subject: id,
      companyId: Number(id),
      before: { locker: '12', position: '1', employeeNo: '31001' },
      after: {},
    }),
  },
  'company.start-page-saved': {
    task: 'customers',
    prepare: aCompany,
    send: sendStartPage,
    entry: (_, __, id) => ({ subject: id, companyId: Number(id), before: {}, after: startPage }),
  },
  'company.start-page-removed': {
    task: 'customers',
    prepare: async (world) => {
      const id = await aCompany(world);
      return `${id}/${idIn(await sendStartPage(world, world.everything, id))}`;
    },
    send: (world, member, id) => world.call(member, 'DELETE', `/api/content/company/${id.split('/')[1]}`),
    entry: (_, __, id) => ({
      subject: String(id.split('/')[0]),
      companyId: Number(id.split('/')[0]),
      before: startPage,
      after: {},
    }),
  },
  'company.created': {
    task: 'customers',
    send: (world, member) => world.call(member, 'POST', companies, newCompany),
    entry: (_, sent) => ({ subject: idIn(sent), before: {}, after: created }),
  },
  'company.changed': {
    task: 'customers',
    prepare: aCompany,
    send: (world, member, id) => world.call(member, 'PUT', `${companies}/${id}`, { name: 'Nord' }),
    entry: (_, __, id) => ({ subject: id, before: { name: 'Norr' }, after: { name: 'Nord' } }),
  },
  'company.removed': {
    task: 'customers',
    prepare: aCompany,
    send: (world, member, id) => world.call(member, 'DELETE', `${companies}/${id}`),
    entry: (_, __, id) => ({ subject: id, before: created, after: {} }),
  },
  'company.address-saved': {
    task: 'customers',
    send: (world, member) => world.call(member, 'POST', ofWorld(world, '/deliveryaddresses'), street),
    entry: ({ companyId }) => ({ subject: String(companyId), before: {}, after: { delivery: kept } }),
  },
  'company.address-removed': {
    task: 'customers',
    prepare: anAddress,
    send: (world, member, id) => world.call(member, 'DELETE', ofWorld(world, `/deliveryaddresses/${id}`)),
    entry: ({ companyId }) => ({ subject: String(companyId), before: { delivery: kept }, after: {} }),
  },
  'company.price-lists-changed': {
    task: 'customers',
    prepare: aPriceList,
    send: (world, member) => world.call(member, 'DELETE', ofWorld(world, '/pricelists/NORR')),
    entry: ({ companyId }) => ({
      subject: String(companyId),
      before: { priceLists: ['NORR'] },
      after: { priceLists: [] },
    }),
  },
  'company.admin-added': {
    task: 'customers',
    // The person has a separate entry.
    entries: 2,
    send: (world, member) => world.call(member, 'POST', ofWorld(world, '/admins'), admin),
    entry: ({ companyId }, sent) => ({
      subject: String(companyId),
      before: {},
      after: { customerId: Number(idIn(sent)), roleId: 81 },
    }),
  },
  'price-list.created': {
    task: 'customers',
    send: (world, member) =>
      world.call(member, 'POST', ofWorld(world, '/pricelists'), { name: 'Norr', code: 'NORR', type: 9 }),
    entry: ({ companyId }) => ({
      companyId,
      subject: 'NORR',
      before: {},
      after: { code: 'NORR', name: 'Norr', type: 'External', market: 'se', currency: 'SEK', companyId },
    }),
  },
  'price-list.product-added': {
    task: 'customers',
    prepare: aPriceList,
    send: (world, member) => world.call(member, 'POST', addPath(world)),
    entry: ({ companyId }) => ({
      companyId,
      subject: 'NORR',
      before: {},
      after: { added: [`${product}0100`, `${product}0200`], unitNet: '50.00' },
    }),
  },
  'price-list.import-started': {
    task: 'customers',
    prepare: aPriceList,
    send: importPrices,
    entry: (_, sent) => ({ subject: 'NORR', before: {}, after: { importId: idIn(sent, 'importId'), rows: 1 } }),
  },
  'price-list.import-stopped': {
    task: 'customers',
    prepare: async (world) => {
      await aPriceList(world);
      return idIn(await importPrices(world, world.everything, ''), 'importId');
    },
    send: (world, member, id) => world.call(member, 'DELETE', `/api/document/documents/pricelist/imports/${id}`),
    entry: (_, __, id) => ({ subject: 'NORR', before: {}, after: { importId: id } }),
  },
  'price-list.product-removed': {
    task: 'customers',
    prepare: aListedProduct,
    send: (world, member) => world.call(member, 'DELETE', `/api/product/priceList/NORR/${product}`),
    entry: () => ({
      subject: 'NORR',
      before: {
        removed: [`${product}0100`, `${product}0200`],
        prices: [
          { partNo: `${product}0100`, unitNet: '50.00' },
          { partNo: `${product}0200`, unitNet: '50.00' },
        ],
      },
      after: {},
    }),
  },
} satisfies Record<string, StaffChange>;
