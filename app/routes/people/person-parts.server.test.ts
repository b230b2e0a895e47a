import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { saveAllowance } from '#modules/allowance/allowance-store.server.ts';
import { roles } from '#modules/auth/roles.ts';
import type { StaffTask } from '#modules/auth/staff-tasks.ts';
import { markets } from '#modules/market/markets.ts';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aSizeGuide } from '#tests/build/feed.ts';
import { anOrder } from '#tests/build/order.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { answerMembershipOffer } from '../account/answer-offer.server.ts';
import { loadOffers } from '../account/load-dashboard.server.ts';
import { loadOpenTasks } from '../history/load-open-tasks.server.ts';
import { changePerson } from './change-person.server.ts';
import { loadPerson } from './load-person.server.ts';

let shop: TestShop;
let bygg: { id: number };
let maj: number;
let ada: number;

beforeEach(async () => {
  shop = await openTestShop();
  bygg = await aCompany('Bygg').save(shop.db);
  maj = (await aPerson('maj@bygg.example').at(bygg).withRole(roles.administrator).save(shop.db)).id;
  const facts = { Attestant1: 'maj@bygg.example' };
  ada = (await aPerson('ada@bygg.example').at(bygg).with(facts).save(shop.db)).id;
});

const visitOf = (customer_id: number, storm_role: 65 | 64 = 65) =>
  aVisit({
    language: 'en',
    claims: someClaims({ customer_id, company_id: bygg.id, storm_role }),
    now: shop.clock.now(),
  });

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

async function send(fields: Record<string, string>) {
  const posted = { shop, visit: visitOf(maj), form: formOf(fields) };
  const answer = await changePerson(posted, String(ada), new URLSearchParams());
  return answer instanceof Response ? answer.headers.get('location')?.split('?')[1] : answer;
}

const shown = async (id = ada) => (await loadPerson(shop, visitOf(maj), String(id), undefined)).person;

test('G67 G69 sizes and addresses of a person are saved and removed on their page', async () => {
  await bringFeed(shop, [aSizeGuide()]);
  expect(await send({ intent: 'sizes', 'size men-c': 'C52' })).toBe('done=saved');
  expect((await shown())?.sizeGroups).toEqual([
    { code: 'men-c', name: 'Trousers', sizes: ['C50', 'C52'], worn: 'C52' },
  ]);
  expect(await send({ intent: 'sizes', 'size men-c': '' })).toBe('done=saved');
  expect((await shown())?.sizeGroups[0]?.worn).toBe('');
  const street = { addressLine1: 'Kajen 1', addressLine2: '', zipCode: '111 22', city: 'Stockholm' };
  expect(await send({ intent: 'address-add', ...street, city: '' })).toMatchObject({
    data: { intent: 'address-add', result: { error: { city: ['Town or city is a required field'] } } },
    init: { status: 422 },
  });
  expect(await send({ intent: 'address-add', ...street })).toBe('done=saved');
  const [address] = (await shown())?.addresses ?? [];
  expect(address?.text).toBe('Kajen 1, 111 22 Stockholm');
  expect(await send({ intent: 'address-remove', addressId: String(address?.id) })).toBe('done=saved');
  expect((await shown())?.addresses).toEqual([]);
});

test('G69 sizes saved from an outdated page leave other groups alone and never overwrite somebody else', async () => {
  await bringFeed(shop, [aSizeGuide(), { ...aSizeGuide(), code: 'shoes' }]);
  const seen = JSON.stringify({ 'men-c': '', shoes: '' });
  const sent = { intent: 'sizes', seen, 'size men-c': '', 'size shoes': '' };
  expect(await send({ ...sent, 'size men-c': 'C52' })).toBe('done=saved');
  expect(await send({ ...sent, 'size shoes': 'C50' })).toBe('done=saved');
  const worn = async () => (await shown())?.sizeGroups.map((group) => [group.code, group.worn]);
  const both = [
    ['men-c', 'C52'],
    ['shoes', 'C50'],
  ];
  expect(await worn()).toEqual(both);
  expect(await send({ ...sent, 'size men-c': 'C50' })).toMatchObject({
    data: { result: { initialValue: { seen, 'size men-c': 'C50' } } },
    init: { status: 409 },
  });
  expect(await worn()).toEqual(both);
});

test('staff in another market add an address in the country of the person', async () => {
  const { id } = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
  const claims = someClaims({ customer_id: id, storm_role: roles.internal, tasks: ['customers'] });
  const visit = aVisit({ market: markets.fi, language: 'en', claims, now: shop.clock.now() });
  const form = formOf({ intent: 'address-add', addressLine1: 'Kajen 1', zipCode: '111 22', city: 'Stockholm' });
  const answer = await changePerson({ shop, visit, form }, String(ada), new URLSearchParams());
  expect(answer instanceof Response && answer.status).toBe(302);
  const stored = await shop.db.selectFrom('customer_address').select('country_code').execute();
  expect(stored).toEqual([{ country_code: 'SE' }]);
});

test('rights saved from an outdated page are refused', async () => {
  const seen = JSON.stringify({ roleId: 64, isSuper: false });
  expect(await send({ intent: 'rights', roleId: '81', seen })).toBe('done=saved');
  expect(await send({ intent: 'rights', roleId: '65', seen })).toMatchObject({ init: { status: 409 } });
  expect((await shown())?.roleId).toBe(81);
});

test('the page of a person shows an open invitation, and for how many people they approve', async () => {
  expect((await shown(maj))?.peopleToApprove).toBe(1);
  expect((await shown())?.invitation).toBeUndefined();
  await shop.db.updateTable('account').set({ password_hash: null }).where('customer_id', '=', ada).execute();
  expect((await shown())?.invitation).toEqual({ sentOn: undefined });
  expect(await send({ intent: 'invite' })).toBe('done=invited');
  expect(await shown()).toMatchObject({ isInvited: true, invitation: { sentOn: '2026-11-16' } });
  expect(await loadOpenTasks(shop, visitOf(maj))).toEqual([
    { kind: 'sizes', count: 2, href: '/en/mypages/company/administration?missing=size&active=true' },
    { kind: 'invitations', count: 1, href: '/en/mypages/company/administration?invited=true&active=true' },
  ]);
  expect(await loadOpenTasks(shop, visitOf(ada, 64))).toEqual([]);
  expect(await send({ intent: 'withdraw' })).toBe('done=withdrawn');
  expect((await shown())?.isInvited).toBe(false);
});

test('a person sees which company offers membership, and accepts or declines in the account', async () => {
  const [one, two] = [await aCompany('Annat').save(shop.db), await aCompany('Tredje').save(shop.db)];
  const boss = await aPerson('boss@annat.example').at(one, two).withRole(roles.customerAdmin).save(shop.db);
  const offer = { customer_id: ada, offered_by: boss.id, offered_at: shop.clock.now() };
  for (const { id } of [one, two])
    await shop.db
      .insertInto('membership_offer')
      .values({ ...offer, company_id: id })
      .execute();
  const visit = visitOf(ada, 64);
  expect((await loadOffers(shop, visit)).map(({ companyName }) => companyName)).toEqual(['Annat', 'Tredje']);
  await answerMembershipOffer({ shop, visit, form: formOf({ companyId: String(one.id), answer: 'accept' }) });
  await answerMembershipOffer({ shop, visit, form: formOf({ companyId: String(two.id), answer: 'decline' }) });
  expect(await loadOffers(shop, visit)).toEqual([]);
  const companies = await shop.db
    .selectFrom('customer_company')
    .select('company_id')
    .where('customer_id', '=', ada)
    .orderBy('company_id')
    .execute();
  expect(companies.map(({ company_id }) => company_id)).toEqual([bygg.id, one.id]);
});

test('the page shows the last orders of the person that the visitor sees, and further data by code', async () => {
  const other = await aCompany('Annat').save(shop.db);
  await shop.db.insertInto('customer_info').values({ customer_id: ada, code: 'Badge', value: 'B-7' }).execute();
  const orderNos: string[] = [];
  for (const [companyId, customerId] of [
    [bygg.id, ada],
    [bygg.id, maj],
    [other.id, ada],
  ] as const) {
    const owner = { kind: 'company', companyId, customerId, punchOutSession: undefined } as const;
    const placed = { owner, paymentState: 'Default', paymentMethodId: 171, placedAt: shop.clock.now() } as const;
    orderNos.push(await insertOrder(shop.db, anOrder(placed)));
  }
  const { orders, otherInfos } = (await shown()) ?? {};
  expect(orders).toMatchObject([{ orderNo: orderNos[0], day: '2026-11-16', state: 'received' }]);
  expect(orders?.[0]?.href).toMatch(/^\/en\/mypages\/company\/.+/);
  expect(otherInfos).toEqual([{ code: 'Badge', value: 'B-7' }]);
});

test('staff see the orders of a person at any company by their task, on their own page of an order; without the task there is no section', async () => {
  const other = await aCompany('Annat').save(shop.db);
  const ordered = async (companyId: number, customerId: number) => {
    const owner = { kind: 'company', companyId, customerId, punchOutSession: undefined } as const;
    const placed = { owner, paymentState: 'Default', paymentMethodId: 171, placedAt: shop.clock.now() } as const;
    return insertOrder(shop.db, anOrder(placed));
  };
  const first = await ordered(bygg.id, ada);
  await ordered(bygg.id, maj);
  const second = await ordered(other.id, ada);
  const { id } = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
  const ordersFor = async (tasks: readonly StaffTask[]) => {
    const claims = someClaims({ customer_id: id, storm_role: roles.internal, tasks });
    const visit = aVisit({ language: 'en', claims, now: shop.clock.now() });
    return (await loadPerson(shop, visit, String(ada), bygg.id)).person?.orders;
  };
  const seen = await ordersFor(['customers', 'orders']);
  expect(seen?.map(({ orderNo }) => orderNo).sort()).toEqual([first, second].sort());
  expect(seen?.[0]).toMatchObject({ day: '2026-11-16', state: 'received' });
  for (const order of seen ?? []) expect(order.href).toBe(`/en/staff/orders/${order.id}`);
  expect(await ordersFor(['customers'])).toBeUndefined();
});

test('allowances at a company that the visitor does not see are not shown, whatever the address says', async () => {
  const other = await aCompany('Annat').save(shop.db);
  await shop.db.insertInto('customer_company').values({ customer_id: ada, company_id: other.id }).execute();
  const facts = {
    version: 1,
    category: 'Bottoms',
    pieces: 2,
    period: 'Year',
    startsOn: '2026-01-01',
    excess: 'refuse',
  };
  for (const companyId of [bygg.id, other.id]) {
    const allowance = { ...facts, id: randomUUID(), companyId, holder: { customerId: ada } };
    await saveAllowance(shop.db, allowance as Parameters<typeof saveAllowance>[1], { by: maj, at: shop.clock.now() });
  }
  const at = async (company: number | undefined) =>
    (await loadPerson(shop, visitOf(maj), String(ada), company)).person?.allowances?.texts;
  expect(await at(undefined)).toHaveLength(1);
  expect(await at(bygg.id)).toHaveLength(1);
  expect(await at(other.id)).toBeUndefined();
});

test('deactivating an approver says for how many people they approve', async () => {
  await aPerson('bo@bygg.example').at(bygg).with({ Attestant1: 'ada@bygg.example' }).save(shop.db);
  expect(await send({ intent: 'deactivate' })).toBe('done=deactivated.0.0.1');
});
