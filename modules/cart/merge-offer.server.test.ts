import { beforeEach, expect, test } from 'vitest';
import { aBrowser } from '#tests/build/browser.ts';
import { aCart, aRow, ofCompany, ofCustomer } from '#tests/build/cart.ts';
import { aCompany } from '#tests/build/company.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { someClaims } from '#tests/build/visit.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { writeCartCookie } from './access/cart-cookie.server.ts';
import { answerMergeOffer } from './answer-merge-offer.server.ts';
import { readCurrentCart } from './current-cart.server.ts';
import { mostRows } from './most-rows.ts';
import { readMergeOffer } from './read-merge-offer.server.ts';
import { findCart, insertCart } from './store/cart-store.server.ts';
import { insertRows, restoreRows } from './store/row-store.server.ts';

let shop: TestShop;
let eva: number;
let browser: ReturnType<typeof aBrowser>;
let account: ReturnType<typeof aCart>;
let open: ReturnType<typeof aCart>;

beforeEach(async () => {
  shop = await openTestShop();
  eva = (await aConsumer('eva@home.example').save(shop.db)).id;
  account = aCart({
    owner: ofCustomer(eva),
    rows: [
      { sku: 'A', quantity: 2, rowNumber: 100 },
      { sku: 'B', rowNumber: 250 },
    ],
  });
  open = aCart({ rows: [{ sku: 'C', quantity: 4 }, { sku: 'A', quantity: 3 }, { sku: 'D' }] });
  for (const cart of [account, open]) await insertCart(shop.db, cart);
  browser = aBrowser();
  writeCartCookie(shop, browser.visit(), 'Blk.Cart.Public', open.id);
});

const signedIn = (sid = 's1') => ({ claims: someClaims({ customer_id: eva, storm_role: roles.b2c, sid }) });
const visit = () => browser.visit(signedIn());
const offer = () => readMergeOffer(shop, visit());
const answer = (choice: 'merge' | 'replace' | 'keep') => answerMergeOffer(shop, visit(), { choice });
const rowsOf = async (cart: { id: string }) => {
  const access = { marketId: 1, owner: ofCustomer(eva), publicCartId: open.id };
  return (await findCart(shop.db, access, cart.id))?.rows.map((row) => `${row.rowNumber} ${row.sku} ${row.quantity}`);
};
const ofAccount = ['100 A 2', '250 B 1'];
const ofOpen = ['100 C 4', '200 A 3', '300 D 1'];

test("B20 a merge is offered and answered only with the visitor's own cookie", async () => {
  const forged = aBrowser({ 'Blk.Cart.Public': `${open.id}.forged` });
  expect(await readMergeOffer(shop, forged.visit(signedIn()))).toBeUndefined();
  await answerMergeOffer(shop, forged.visit(signedIn()), { choice: 'replace' });
  expect(await readMergeOffer(shop, browser.visit())).toBeUndefined();
  await answerMergeOffer(shop, browser.visit(), { choice: 'replace' });
  expect([await rowsOf(account), await rowsOf(open)]).toEqual([ofAccount, ofOpen]);
});

test('B16 B20 the choice is offered if both carts have rows', async () => {
  expect(await offer()).toEqual({ account: { count: 3 }, public: { count: 8 } });
  await shop.db.deleteFrom('cart_row').where('cart_id', '=', open.id).execute();
  expect(await offer()).toBeUndefined();
});

test('B17 B18 B20 merge combines both; the public cart is set aside with its rows', async () => {
  expect(await answer('merge')).toEqual({ ok: true, value: { removed: [] } });
  expect(await rowsOf(account)).toEqual(['100 A 5', '250 B 1', '350 C 4', '450 D 1']);
  expect(browser.kept.has('Blk.Cart.Public')).toBe(false);
  expect(await rowsOf(open)).toEqual(ofOpen);
  expect(await shop.db.selectFrom('cart').select('is_active').where('id', '=', open.id).execute()).toEqual([
    { is_active: false },
  ]);
  expect(await offer()).toBeUndefined();
});

test('B19 replace keeps only the public rows; the others can be restored', async () => {
  const answered = await answer('replace');
  expect(await rowsOf(account)).toEqual(['350 C 4', '450 A 3', '550 D 1']);
  expect(browser.kept.has('Blk.Cart.Public')).toBe(false);
  const removed = answered.ok ? answered.value.removed : [];
  expect(removed.toSorted()).toEqual(account.rows.map(({ id }) => id).toSorted());
  await restoreRows(shop.db, account.id, removed, visit().now);
  // After restoring, each row has its own number.
  expect(await rowsOf(account)).toEqual(['100 A 2', '250 B 1', '350 C 4', '450 A 3', '550 D 1']);
});

test('B20 keep leaves both carts and is not asked again before the next sign-in', async () => {
  await answer('keep');
  expect([await rowsOf(account), await rowsOf(open)]).toEqual([ofAccount, ofOpen]);
  expect(browser.kept.has('Blk.Cart.Public')).toBe(true);
  expect(await offer()).toBeUndefined();
  expect((await readCurrentCart(shop, visit())).cart?.id).toBe(account.id);
  expect((await readCurrentCart(shop, browser.visit())).cart?.id).toBe(open.id);
  expect(await readMergeOffer(shop, browser.visit(signedIn('s2')))).toBeDefined();
});

test('B20 a company buyer gets the offer too, for the cart of the company', async () => {
  const company = await aCompany().save(shop.db);
  const bo = await aPerson('bo@bygg.example').at(company).save(shop.db);
  const claims = someClaims({ customer_id: bo.id, company_id: company.id, storm_role: roles.user });
  await insertCart(shop.db, aCart({ owner: ofCompany(company.id, bo.id), rows: [{ sku: 'A' }] }));
  expect(await readMergeOffer(shop, browser.visit({ claims }))).toEqual({
    account: { count: 1 },
    public: { count: 8 },
  });
  await answerMergeOffer(shop, browser.visit({ claims }), { choice: 'merge' });
  const { cart } = await readCurrentCart(shop, browser.visit({ claims }));
  expect(cart?.rows.map(({ sku, quantity }) => `${sku} ${quantity}`)).toEqual(['A 4', 'C 4', 'D 1']);
});

test('B18 concurrent answers are applied once', async () => {
  const visits = Array.from({ length: 6 }, visit);
  await Promise.all(visits.map((one) => answerMergeOffer(shop, one, { choice: 'merge' })));
  expect(await rowsOf(account)).toEqual(['100 A 5', '250 B 1', '350 C 4', '450 D 1']);
});

test('B71 if carts cannot be read there is no offer, and a log line', async () => {
  const { log, lines } = logLines();
  const db = {
    selectFrom: () => {
      throw new Error('no database');
    },
  } as never;
  expect(await readMergeOffer({ ...shop, db, log }, visit())).toBeUndefined();
  expect(lines).toMatchObject([{ level: 50, err: { message: 'no database' } }]);
});

test('two carts that are too large together stay separate', async () => {
  const many = Array.from({ length: mostRows - 3 }, (_, at) =>
    aRow({ cartId: account.id, sku: `${at}`, rowNumber: 1000 + at }),
  );
  await insertRows(shop.db, many);
  expect(await answer('merge')).toEqual({ ok: false, refusal: { code: 'cart-full', maximum: mostRows } });
  expect(await rowsOf(account)).toHaveLength(mostRows - 1);
  expect(await rowsOf(open)).toEqual(ofOpen);
  expect(await offer()).toMatchObject({ public: { count: 8 } });
  expect(await answer('replace')).toMatchObject({ ok: true });
});
