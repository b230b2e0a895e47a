import { beforeEach, expect, test } from 'vitest';
import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { anOrder } from '#tests/build/order.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { findSeenOrder } from './find-seen-order.server.ts';
import { insertOrder } from './insert-order.server.ts';
import type { OrderOwner } from './order.ts';

const sent = { paymentState: 'Default', paymentMethodId: 169, status: 100 } as const;

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

async function order(owner: OrderOwner, isHidden = false): Promise<string> {
  const made = anOrder({ ...sent, owner });
  await insertOrder(shop.db, made);
  await shop.db.updateTable('orders').set({ is_hidden: isHidden }).where('id', '=', made.order.id).execute();
  return made.order.id;
}

async function sees(claims: Partial<Claims>, orderId: string, reach: 'own' | 'all' = 'all'): Promise<boolean> {
  const visit = aVisit({
    claims: {
      customer_id: 0,
      storm_role: roles.user,
      super_customer_admin: false,
      sid: 's',
      market: 1,
      exp: 0,
      ...claims,
    },
  });
  const found = await findSeenOrder(shop, visit, { orderId, reach });
  if (!found.ok && found.refusal.code !== 'order-not-found') throw new Error(found.refusal.code);
  return found.ok;
}

const of = (companyId: number, customerId: number, punchOutSession?: string): OrderOwner => ({
  kind: 'company',
  companyId,
  customerId,
  punchOutSession,
});

test('H01 H02 an order is visible to its buyer and the administrators of its company; for others it is not found', async () => {
  const bygg = await aCompany('Bygg').save(shop.db);
  const plat = await aCompany('Plåt').save(shop.db);
  const olle = await aPerson('olle@bygg.example').at(bygg, plat).save(shop.db);
  const ida = await aPerson('ida@bygg.example').at(bygg).save(shop.db);
  const id = await order(of(bygg.id, olle.id));
  const inBygg = { company_id: bygg.id };
  expect(await sees({ ...inBygg, customer_id: olle.id }, id)).toBe(true);
  expect(await sees({ ...inBygg, customer_id: ida.id }, id)).toBe(false);
  // The same person acting for another company, and as a consumer.
  expect(await sees({ company_id: plat.id, customer_id: olle.id }, id)).toBe(false);
  expect(await sees({ customer_id: olle.id, storm_role: roles.b2c }, id)).toBe(false);
  for (const storm_role of [roles.administrator, roles.customerAdmin, roles.internal]) {
    const idaAs = { customer_id: ida.id, storm_role, tasks: ['orders' as const] };
    expect(await sees({ ...inBygg, ...idaAs }, id)).toBe(true);
    expect(await sees({ ...inBygg, ...idaAs }, id, 'own')).toBe(false);
    expect(await sees({ company_id: plat.id, ...idaAs }, id)).toBe(false);
  }
  expect(await findSeenOrder(shop, aVisit(), { orderId: id })).toMatchObject({ refusal: { code: 'not-signed-in' } });
});

test('H01 a guest’s order is in no one’s scope, and a consumer’s order in no other consumer’s', async () => {
  const eva = await aConsumer('eva@home.example').save(shop.db);
  const guests = await order({ kind: 'public' });
  const evas = await order({ kind: 'customer', customerId: eva.id });
  const consumer = { storm_role: roles.b2c };
  expect(await sees({ ...consumer, customer_id: eva.id }, evas)).toBe(true);
  expect(await sees({ ...consumer, customer_id: eva.id + 1 }, evas)).toBe(false);
  expect(await sees({ ...consumer, customer_id: eva.id }, guests)).toBe(false);
  expect(await sees({ storm_role: roles.internal }, guests)).toBe(false);
});

test('H02 G30 with teams an admin sees their own orders and those of users who have them as approver', async () => {
  const settings = { UseCompanyTeam: 'true', ApproverMode: 'AttestantPerUser' };
  const bygg = await aCompany('Bygg').with(settings).save(shop.db);
  const plat = await aCompany('Plåt').save(shop.db);
  const ada = await aPerson('ada@bygg.example').withRole(roles.customerAdmin).at(bygg).save(shop.db);
  const mine = { Attestant1: 'Ada@Bygg.example' };
  const inTeam = await aPerson('in@bygg.example').at(bygg).with(mine).save(shop.db);
  const others = await aPerson('out@bygg.example').at(bygg).with({ Attestant1: 'bo@bygg.example' }).save(shop.db);
  const admin = await aPerson('bo@bygg.example').withRole(roles.customerAdmin).at(bygg).with(mine).save(shop.db);
  const elsewhere = await aPerson('in@plat.example').at(plat).with(mine).save(shop.db);
  const claims = { customer_id: ada.id, storm_role: roles.customerAdmin, company_id: bygg.id };
  const seenBy = async (asked: Partial<Claims>) => {
    const seen = [];
    for (const { id } of [ada, inTeam, others, admin]) seen.push(await sees(asked, await order(of(bygg.id, id), true)));
    return seen;
  };
  expect(await seenBy(claims)).toEqual([true, true, false, false]);
  expect(await seenBy({ ...claims, super_customer_admin: true })).toEqual([true, true, true, true]);
  expect(await seenBy({ ...claims, storm_role: roles.administrator })).toEqual([true, true, true, true]);
  expect(await sees(claims, await order(of(plat.id, elsewhere.id)))).toBe(false);
});

test('H09 a hidden order is not found by plain users, including its buyer', async () => {
  const bygg = await aCompany('Bygg').save(shop.db);
  const olle = await aPerson('olle@bygg.example').at(bygg).save(shop.db);
  const id = await order(of(bygg.id, olle.id), true);
  const claims = { customer_id: olle.id, company_id: bygg.id };
  expect(await sees(claims, id)).toBe(false);
  expect(await sees({ ...claims, storm_role: roles.customerAdmin }, id)).toBe(true);
  expect(await sees({ ...claims, storm_role: roles.customerAdmin }, id, 'own')).toBe(true);
});

test('a punch-out session sees its own orders, independent of its account’s role', async () => {
  const bygg = await aCompany('Bygg').save(shop.db);
  const olle = await aPerson('olle@bygg.example').at(bygg).save(shop.db);
  const claims = { customer_id: olle.id, company_id: bygg.id, punch_out_type: 'CXML', sid: 'one' };
  const own = await order(of(bygg.id, olle.id, 'one'));
  const another = await order(of(bygg.id, olle.id, 'two'));
  const byHand = await order(of(bygg.id, olle.id));
  for (const storm_role of [roles.user, roles.customerAdmin]) {
    expect(await sees({ ...claims, storm_role }, own)).toBe(true);
    expect(await sees({ ...claims, storm_role }, another)).toBe(false);
    expect(await sees({ ...claims, storm_role }, byHand)).toBe(false);
  }
});
