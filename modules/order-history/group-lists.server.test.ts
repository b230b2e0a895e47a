import { beforeEach, expect, test } from 'vitest';
import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { insertDelivery } from '#modules/fulfilment/delivery-store.server.ts';
import { insertInvoice } from '#modules/invoice/invoice-store.server.ts';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aDelivery, anInvoice } from '#tests/build/history.ts';
import { anOrder } from '#tests/build/order.ts';
import { aPerson } from '#tests/build/person.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';

type Line = { company: { id: number; name: string } | null; totalPrice?: number | null };

let shop: TestShop;
let app: TestApp;
let companies: Record<'parent' | 'roof' | 'power' | 'stranger', number>;
let buyer: number;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  const parent = await aCompany('Bygg').save(shop.db);
  const roof = await aCompany('Tak').childOf(parent).save(shop.db);
  const power = await aCompany('El').childOf(parent).with({ HidePrice: 'true' }).save(shop.db);
  const stranger = await aCompany('Stranger').save(shop.db);
  companies = { parent: parent.id, roof: roof.id, power: power.id, stranger: stranger.id };
  buyer = (await aPerson('olle@bygg.example').at(parent, roof, power, stranger).save(shop.db)).id;
  for (const companyId of Object.values(companies)) {
    const owner = { kind: 'company', companyId, customerId: buyer, punchOutSession: undefined } as const;
    const made = anOrder({ paymentState: 'Default', paymentMethodId: 169, status: 100, owner });
    await insertOrder(shop.db, made);
    await insertDelivery(shop.db, aDelivery(made.order.id, { dispatchNumber: `D-${companyId}` }));
    await insertInvoice(shop.db, anInvoice(made.order.id, { number: `I-${companyId}`, companyId, customerId: buyer }));
  }
});

const by = (company: keyof typeof companies, storm_role: Claims['storm_role']): Partial<Claims> => ({
  customer_id: buyer + 1000,
  storm_role,
  company_id: companies[company],
});

async function lines(who: Partial<Claims>, call: string): Promise<Line[]> {
  const answer = await app.request(`/api/orderhistory/${call}`, { headers: await app.bearer(who) });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { items: Line[] }).items;
}

const namesIn = (items: Line[]) => items.map(({ company }) => company?.name ?? '').toSorted();

test('a child company does not see orders, deliveries and invoices of its parent or siblings, with or without a filter', async () => {
  for (const call of ['orders', 'deliveries', 'invoices']) {
    expect(await lines(by('roof', roles.administrator), call)).toMatchObject([{ company: null }]);
    for (const other of ['parent', 'power', 'stranger'] as const)
      expect(await lines(by('roof', roles.administrator), `${call}?companyId=${companies[other]}`)).toEqual([]);
  }
});

test('an administrator of a parent company has its children’s orders, deliveries and invoices in one list', async () => {
  for (const call of ['orders', 'deliveries', 'invoices']) {
    for (const role of [roles.administrator, roles.customerAdmin])
      expect(namesIn(await lines(by('parent', role), call))).toEqual(['Bygg', 'El', 'Tak']);
    expect(namesIn(await lines(by('parent', roles.administrator), `${call}?companyId=${companies.roof}`))).toEqual([
      'Tak',
    ]);
    expect(await lines(by('parent', roles.administrator), `${call}?companyId=${companies.stranger}`)).toEqual([]);
    expect(await lines(by('parent', roles.user), call)).toEqual([]);
  }
});

test('the prices of a child that hides them stay hidden in its parent’s list', async () => {
  const priced = async (call: string) =>
    (await lines(by('parent', roles.administrator), call))
      .filter(({ totalPrice }) => totalPrice !== null)
      .map(({ company }) => company?.name ?? '')
      .toSorted();
  expect(await priced('orders')).toEqual(['Bygg', 'Tak']);
  expect(await priced('invoices')).toEqual(['Bygg', 'Tak']);
  const headers = await app.bearer(by('parent', roles.administrator));
  const summary = await app.request('/api/orderhistory/summary', { headers });
  expect(await summary.json()).toMatchObject({ count: 3, currencies: [{ currency: 'SEK', count: 2 }] });
});

test('the full orders of a child that hides prices have no amounts for its parent', async () => {
  const headers = await app.bearer(by('parent', roles.administrator));
  for (const path of ['/api/order/orders', '/api/order/orders/filter?Status=100']) {
    const answer = await app.request(path, { headers });
    const { items, total } = (await answer.json()) as { items: { totalPrice: number | null }[]; total: number };
    expect(total).toBe(3);
    expect(items.map(({ totalPrice }) => String(totalPrice)).toSorted()).toEqual(['1000', '1000', 'null']);
  }
});
