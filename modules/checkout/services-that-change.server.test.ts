import { beforeEach, expect, test } from 'vitest';
import { aCompany, tellCompanyChanged } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, refused, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { goodsWithServices, logo, nameTag } from '#tests/build/vas.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';

let shop: SendingShop;
let app: TestApp;
let company: { id: number };

beforeEach(async () => {
  shop = await openSendingShop();
  await bringFeed(shop, goodsWithServices);
  app = openTestApp(shop);
  company = await aCompany().with({ ShowVas: 'true' }).save(shop.db);
});

const jacketsFor = (serviceArticleId: number, wearerId?: number) => ({
  sku: trousers,
  quantity: 2,
  services: [{ serviceArticleId }],
  ...(wearerId !== undefined && { metadata: [{ key: 'CoWorkerId', value: String(wearerId) }] }),
});

type Sender = Awaited<ReturnType<typeof aBuyer>>;
type Row = { id: string; sku: string; quantity: number; children: { sku: string; quantity: number }[] };

const aSender = () => aBuyer(shop, app, { company, role: roles.customerAdmin }, []);
const add = async ({ cartId, headers }: Sender, row: object) =>
  (await app.json(`/api/cart/carts/${cartId}/products`, 'POST', row, headers)).status;

/** What the cart holds: garments with their services. */
async function rowsOf({ cartId, headers }: Sender) {
  const cart = (await (await app.request(`/api/cart/carts/${cartId}`, { headers })).json()) as { products: Row[] };
  return cart.products.map(({ sku, quantity, children }) => [sku, quantity, children.map((one) => one.sku)]);
}

const inEnglish = (sender: Sender): Sender => ({
  ...sender,
  headers: { ...sender.headers, 'accept-language': 'en' },
});

test('O52 services switched off while the cart has some: code 2 in words, and nothing is lost', async () => {
  const buyer = await aSender();
  await add(buyer, jacketsFor(logo));
  const settings = () => shop.db.updateTable('company_setting').where('company_id', '=', company.id);
  await settings().set({ value: 'false' }).where('key', '=', 'ShowVas').execute();
  await tellCompanyChanged(shop);
  const title = 'Ditt företag beställer inte märkning eller anpassning här. Ta bort den om den finns i varukorgen.';
  expect(await refused(sendAs(app, buyer))).toMatchObject({
    status: 422,
    code: 'vas-not-allowed',
    orderCode: 2,
    title,
  });
  expect(title).not.toMatch(/\d/);
  expect(await refused(sendAs(app, inEnglish(buyer)))).toMatchObject({
    title: 'Your company does not order logos, texts or alterations here. If the cart has any, please remove them.',
  });
  expect(await rowsOf(buyer)).toEqual([[trousers, 2, ['9001']]]);
  await settings().set({ value: 'true' }).where('key', '=', 'ShowVas').execute();
  await tellCompanyChanged(shop);
  expect(await sent(sendAs(app, buyer))).toHaveProperty('orderId');
});

test('O61 the article of a service is gone: code 11 in words, and another service can be chosen', async () => {
  const buyer = await aSender();
  await add(buyer, jacketsFor(logo));
  await shop.db.updateTable('cart_row').set({ sku: '8999' }).where('sku', '=', '9001').execute();
  const title = 'En märkning eller anpassning i varukorgen finns inte längre. Välj den på nytt.';
  expect(await refused(sendAs(app, buyer))).toMatchObject({ status: 422, code: 'vas-unknown', orderCode: 11, title });
  expect(title).not.toMatch(/\d/);
  expect(await refused(sendAs(app, inEnglish(buyer)))).toMatchObject({
    title: 'A logo or alteration in the cart no longer exists. Please choose it again.',
  });
  expect(await rowsOf(buyer)).toEqual([[trousers, 2, ['8999']]]);
  const { id } = await shop.db
    .selectFrom('cart_row')
    .select('id')
    .where('sku', '=', trousers)
    .executeTakeFirstOrThrow();
  const path = `/api/cart/carts/${buyer.cartId}/products/${id}/vas`;
  expect((await app.json(path, 'PUT', { services: [{ serviceArticleId: logo }] }, buyer.headers)).status).toBe(200);
  expect(await sent(sendAs(app, buyer))).toHaveProperty('orderId');
});

test('a wearer who left the company: the row stays and asks for another, who is then on the garment', async () => {
  const buyer = await aSender();
  const bo = await aPerson('bo@bygg.example').named('Bo', 'Ek').at(company).save(shop.db);
  const eva = await aPerson('eva@bygg.example').named('Eva', 'Lind').at(company).save(shop.db);
  expect(await add(buyer, jacketsFor(nameTag, bo.id))).toBe(201);
  await shop.db.deleteFrom('customer_company').where('customer_id', '=', bo.id).execute();
  expect(await refused(sendAs(app, buyer))).toMatchObject({ status: 422, code: 'vas-text-invalid', orderCode: 28 });
  expect(await rowsOf(buyer)).toEqual([[trousers, 2, ['9002']]]);
  const { id } = await shop.db
    .selectFrom('cart_row')
    .select('id')
    .where('sku', '=', trousers)
    .executeTakeFirstOrThrow();
  const path = `/api/cart/carts/${buyer.cartId}/products/${id}/vas`;
  const choice = { services: [{ serviceArticleId: nameTag }], customerId: eva.id };
  expect((await app.json(path, 'PUT', choice, buyer.headers)).status).toBe(200);
  const { orderId } = (await sent(sendAs(app, buyer))) as { orderId: string };
  const { data } = await shop.db
    .selectFrom('order_row')
    .select('data')
    .where('order_id', '=', orderId)
    .where('sku', '=', '9002')
    .executeTakeFirstOrThrow();
  expect(data).toMatchObject({ service: { lines: ['Eva Lind'] } });
});

test('another company is chosen while the cart has services: each company keeps its cart', async () => {
  const buyer = await aSender();
  await add(buyer, jacketsFor(nameTag, buyer.customerId));
  const plain = await aCompany('Plain').save(shop.db);
  const headers = await app.bearer({
    customer_id: buyer.customerId,
    storm_role: roles.customerAdmin,
    company_id: plain.id,
  });
  const elsewhere = { ...buyer, headers };
  expect((await app.request(`/api/cart/carts/${buyer.cartId}`, { headers })).status).toBe(404);
  expect(await refused(sendAs(app, elsewhere))).toMatchObject({ status: 404 });
  const path = '/api/cart/carts';
  const own = await app.json(path, 'POST', { products: [{ sku: trousers, quantity: 1 }] }, headers);
  expect(await own.json()).toMatchObject({ products: [{ sku: trousers, quantity: 1, children: [] }] });
  expect(await rowsOf(buyer)).toEqual([[trousers, 2, ['9002']]]);
  expect(await sent(sendAs(app, buyer))).toHaveProperty('orderId');
});
