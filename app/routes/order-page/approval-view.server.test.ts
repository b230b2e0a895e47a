import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Role, roles } from '#modules/auth/roles.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import { anApprovalWorld } from '#tests/build/approval-world.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import { openSendingShop } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { loadOrderPage } from './load-order-page.server.ts';

async function aWorld() {
  const shop = await openSendingShop();
  const app = openTestApp(shop);
  const world = await anApprovalWorld(shop, app);
  const { company, olle, ebba, nils, call } = world;
  const visitOf = (customer_id: number, storm_role: Role) => {
    const claims = someClaims({ customer_id, storm_role, company_id: company.id });
    return aVisit({ claims, now: shop.clock.now(), language: 'en' });
  };
  const asOlle = () => visitOf(olle.customerId, roles.user);
  const { orderId } = await world.order([
    { sku: trousers, quantity: 3 },
    { sku: gloves, quantity: 10 },
  ]);
  const path = `/api/order/orders/${orderId}`;
  const shown = async (visit = asOlle(), reach: 'own' | 'all' = 'own') =>
    (await loadOrderPage(shop, visit, { orderId, reach }))?.approval;
  const olleSigned = () => app.bearer({ customer_id: olle.customerId, storm_role: roles.user, company_id: company.id });
  return { shop, app, company, olle, ebba, nils, call, visitOf, shown, orderId, path, olleSigned };
}

test('the buyer sees who decides on the order; after that person has left, that the customer admins do, and why', async () => {
  const { shop, ebba, shown, call, path, olleSigned } = await aWorld();
  expect(await shown()).toMatchObject({ isWaiting: true, deciders: ['Ebba Byggare'], because: undefined, rows: [] });
  const api = async () => (await call('GET', `${path}/approval`, await olleSigned())).body;
  expect(await api()).toEqual({ state: 'waiting', deciders: ['Ebba Byggare'], message: '', rows: [] });
  await shop.db.updateTable('account').set({ is_active: false }).where('customer_id', '=', ebba.id).execute();
  expect(await shown()).toMatchObject({
    isWaiting: true,
    deciders: [],
    because: 'The named approver has left the company. The customer admins decide.',
  });
  expect(await api()).toEqual({ state: 'waiting', deciders: [], because: 'left', message: '', rows: [] });
});

test('the order page shows what the approver changed and rejected, with reasons, and the buyer where the rows are', async () => {
  const { shop, ebba, nils, shown, call, path, orderId, visitOf, olleSigned } = await aWorld();
  const signed = await ebba.signIn();
  await call('PUT', `${path}/products/100`, signed, { quantity: 2 });
  const changed = expect.stringMatching(/^.+: 2 instead of 3$/);
  expect(await shown()).toMatchObject({ isWaiting: true, rows: [changed], hasSavedCart: false });
  const rows = [{ rowNumber: 200, isRejected: true, reason: 'Bought in spring' }];
  const body = { rows, message: 'The rest is fine' };
  const { seen } = (await call('POST', `${path}/decision`, signed, { ...body, isTry: true })).body;
  const decided = await call('POST', `${path}/decision`, signed, { ...body, seen });
  expect(decided.body.state).toBe('approved');
  const news = {
    isWaiting: false,
    title: 'Approved with changes',
    rows: [changed, expect.stringMatching(/^10 × .+ was not approved: Bought in spring$/)],
    message: 'The rest is fine',
  };
  expect(await shown()).toMatchObject({ ...news, hasSavedCart: true });
  expect((await shown())?.decided).toMatch(/^Ebba Byggare, /);
  expect(await shown(visitOf(nils.id, roles.customerAdmin), 'all')).toMatchObject({ ...news, hasSavedCart: false });
  // The link of a mail is forwarded: it shows neither names nor reasons.
  const linked = await loadOrderPage(shop, aVisit({ language: 'en' }), { link: sealOrder(shop.env, orderId) });
  expect(linked && { approval: linked.approval }).toEqual({ approval: undefined });
  const api = (await call('GET', `${path}/approval`, await olleSigned())).body;
  expect(api).toMatchObject({ state: 'approved', decidedBy: 'Ebba Byggare', message: 'The rest is fine' });
  expect(api.rows).toHaveLength(2);
});

test('changed and rejected rows have the names of the language of the page; what is gone keeps its own', async () => {
  const { shop, ebba, shown, call, path, visitOf } = await aWorld();
  const signed = await ebba.signIn();
  await call('PUT', `${path}/products/100`, signed, { quantity: 2 });
  const body = { rows: [{ rowNumber: 200, isRejected: true, reason: 'No' }] };
  const { seen } = (await call('POST', `${path}/decision`, signed, { ...body, isTry: true })).body;
  await call('POST', `${path}/decision`, signed, { ...body, seen });
  const names = async (language: 'sv' | 'en') =>
    (await shown({ ...visitOf(ebba.id, roles.customerAdmin), language }, 'all'))?.rows;
  const inSwedish = sql<string>`replace(rows::text, 'Trousers', 'Byxor')::jsonb`;
  await shop.db.updateTable('order_approval').set({ rows: inSwedish }).execute();
  expect(await names('sv')).toEqual([
    'Byxor 1000, 01, C50: 2 i stället för 3',
    '10 × Byxor 2000, 01, C50 godkändes inte: No',
  ]);
  const changed = 'Trousers 1000, 01, C50: 2 instead of 3';
  expect(await names('en')).toEqual([changed, '10 × Trousers 2000, 01, C50 was not approved: No']);
  const gone = sql<string>`replace(rows::text, ${gloves}, '900011100100C50')::jsonb`;
  await shop.db.updateTable('order_approval').set({ rows: gone }).execute();
  expect(await names('en')).toEqual([changed, '10 × Byxor 2000, 01, C50 was not approved: No']);
});

test('the answer about an approval stays readable after a refusal, and others get none', async () => {
  const { app, company, ebba, call, path, olleSigned } = await aWorld();
  await call('PUT', `${path}/cancel?message=Too+early`, await ebba.signIn());
  const ask = async (headers: Record<string, string>) => {
    const { status, body } = await call('GET', `${path}/approval`, headers);
    return [status, body.code ?? body.state, body.message];
  };
  expect(await ask(await olleSigned())).toEqual([200, 'refused', 'Too early']);
  const stranger = { customer_id: 99_999, storm_role: roles.user, company_id: company.id };
  const foreigner = { ...stranger, storm_role: roles.administrator, company_id: company.id + 1 };
  for (const claims of [stranger, foreigner])
    expect(await ask(await app.bearer(claims))).toEqual([404, 'order-not-found', undefined]);
  expect((await ask({}))[0]).toBe(401);
});
