import { beforeEach, expect, test } from 'vitest';
import { aCart, ofCompany, ofCustomer } from '#tests/build/cart.ts';
import { aCompany } from '#tests/build/company.ts';
import { aConsumer, aPerson, password } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { deleteMyAccount } from '../account/delete-my-account.server.ts';
import { exportMyData } from '../account/export-my-data.server.ts';
import { roles } from '../auth/roles.ts';
import type { CartOwner } from './cart.ts';
import { insertCart } from './store/cart-store.server.ts';

let shop: TestShop;
let eva: number;

beforeEach(async () => {
  shop = await openTestShop();
  eva = (await aConsumer('eva@home.example').save(shop.db)).id;
});

const store = (facts: Parameters<typeof aCart>[0]) => insertCart(shop.db, aCart(facts));
const visitOf = (customer_id: number) => aVisit({ claims: someClaims({ customer_id, storm_role: roles.b2c }) });
const namesLeft = async () => {
  const carts = await shop.db.selectFrom('cart').select('name').orderBy('name').execute();
  return carts.map(({ name }) => name);
};

async function exportedCarts(customerId: number) {
  const exported = await exportMyData(shop, visitOf(customerId));
  if (!exported.ok) throw new Error(exported.refusal.code);
  return (JSON.parse(JSON.stringify(exported.value)) as { carts: unknown }).carts;
}

test("the data export has the person's carts of every market and company, and no others", async () => {
  const company = await aCompany().save(shop.db);
  const bo = await aPerson('bo@bygg.example').at(company).save(shop.db);
  const comment = { key: 'Comment', id: '1', value: 'for Kim' };
  await store({ owner: ofCustomer(eva), name: 'Spring', rows: [{ sku: 'A', quantity: 2, metadata: [comment] }] });
  const owner: CartOwner = ofCompany(company.id, bo.id, 's1');
  await store({ owner, name: 'Session', rows: [] });
  await store({ owner: ofCustomer(bo.id), marketId: 2, name: 'Norway', rows: [] });
  expect(await exportedCarts(eva)).toMatchObject([
    {
      name: 'Spring',
      marketId: 1,
      createdAt: expect.stringMatching(/^\d{4}-/),
      modifiedAt: expect.stringMatching(/^\d{4}-/),
      rows: [{ sku: 'A', quantity: 2, entries: { Comment: 'for Kim' }, createdAt: expect.stringMatching(/^\d{4}-/) }],
    },
  ]);
  const ofBo = (await exportedCarts(bo.id)) as { name: string; companyId?: number }[];
  expect(ofBo.map(({ name, companyId }) => [name, companyId])).toEqual(
    expect.arrayContaining([
      ['Session', company.id],
      ['Norway', undefined],
    ]),
  );
});

test('deleting an account deletes its carts', async () => {
  const ann = (await aConsumer('ann@home.example').save(shop.db)).id;
  await store({ owner: ofCustomer(eva), name: 'Spring', rows: [{ sku: 'A' }] });
  await store({ owner: ofCustomer(eva), name: 'Autumn', status: 'saved', isActive: false, marketId: 2, rows: [] });
  await store({ owner: ofCustomer(ann), name: 'Hers', rows: [] });
  await store({ owner: { kind: 'public' }, name: 'Public', rows: [] });
  expect((await deleteMyAccount(shop, visitOf(eva), { password })).ok).toBe(true);
  await shop.events.deliverDue();
  expect(await namesLeft()).toEqual(['Hers', 'Public']);
});
