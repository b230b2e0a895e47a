import { beforeEach, expect, test } from 'vitest';
import { ok, refuse } from '#core/result.ts';
import { aBrowser } from '#tests/build/browser.ts';
import { aCart, aRow, ofCompany, ofCustomer } from '#tests/build/cart.ts';
import { aCompany } from '#tests/build/company.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { Claims } from '../auth/claims.ts';
import { roles } from '../auth/roles.ts';
import type { Visit } from '../visit.ts';
import { writeCartCookie } from './access/cart-cookie.server.ts';
import type { Cart } from './cart.ts';
import { changeCurrentCart, readCurrentCart } from './current-cart.server.ts';
import { insertCart } from './store/cart-store.server.ts';
import { insertRows } from './store/row-store.server.ts';

let shop: TestShop;
let eva: number;

beforeEach(async () => {
  shop = await openTestShop();
  eva = (await aConsumer('eva@home.example').save(shop.db)).id;
});

const asConsumer = (customer_id: number) => ({ claims: someClaims({ customer_id, storm_role: roles.b2c }) });
const asBuyer = (customer_id: number, company_id: number, claims: Partial<Claims> = {}) => ({
  claims: someClaims({ customer_id, company_id, storm_role: roles.user, sid: 's1', ...claims }),
});

const fill = (visit: Visit, sku = 'A') =>
  changeCurrentCart(shop, visit, { creates: true }, async (db, cart) => {
    await insertRows(db, [aRow({ cartId: cart.id, sku, rowNumber: (cart.rows.length + 1) * 100 })]);
    return ok(cart.id);
  });
const current = async (visit: Visit) => (await readCurrentCart(shop, visit)).cart;
const skusOf = (cart: Cart | undefined) => cart?.rows.map(({ sku }) => sku);
const store = async (facts: Parameters<typeof aCart>[0]) => {
  const cart = aCart(facts);
  await insertCart(shop.db, cart);
  return cart;
};
const cartCount = async () =>
  (
    await shop.db
      .selectFrom('cart')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

test('B09 B10 a cookie of another browser or a forged one gives no access', async () => {
  const [first, second] = [aBrowser(), aBrowser()];
  await fill(first.visit());
  expect([...first.kept.keys()]).toEqual(['Blk.Cart.Public']);
  expect(skusOf(await current(first.visit()))).toEqual(['A']);
  expect(await current(second.visit())).toBeUndefined();
  const [id = ''] = first.kept.get('Blk.Cart.Public')?.split('.') ?? [];
  second.kept.set('Blk.Cart.Public', `${id}.forged`);
  expect(await current(second.visit())).toBeUndefined();
  expect(second.kept.get('Blk.Cart.Public')).toBe(`${id}.forged`);
});

test('B09 reading creates no cart, and a refusal leaves none behind', async () => {
  const browser = aBrowser();
  expect(await current(browser.visit())).toBeUndefined();
  expect(await current(browser.visit(asConsumer(eva)))).toBeUndefined();
  const refused = await changeCurrentCart(shop, browser.visit(), { creates: true }, async () =>
    refuse({ code: 'cart-empty' }),
  );
  expect(refused).toMatchObject({ refusal: { code: 'cart-empty' } });
  expect(await cartCount()).toBe(0);
  expect(browser.kept.size).toBe(0);
});

test('B09 B10 B11 a person has one cart per company, and one per punch-out session', async () => {
  const [bygg, plat] = [await aCompany('Bygg').save(shop.db), await aCompany('Plåt').save(shop.db)];
  const portal = await aCompany('Portal').with({ ActivateOCI: 'true', PunchOutType: 'OCI4' }).save(shop.db);
  const bo = await aPerson('bo@bygg.example').at(bygg, plat, portal).save(shop.db);
  const [first, second] = ['s1', 's2'].map((sid) => ({ sid, punch_out_type: 'OCI4' }));
  const browser = aBrowser();
  await fill(browser.visit(asBuyer(bo.id, bygg.id)), 'A');
  await fill(browser.visit(asBuyer(bo.id, plat.id)), 'B');
  await fill(browser.visit(asBuyer(bo.id, portal.id, first)), 'C');
  await fill(browser.visit(asBuyer(bo.id, portal.id, second)), 'D');
  const carts = [
    await current(browser.visit(asBuyer(bo.id, bygg.id))),
    await current(browser.visit(asBuyer(bo.id, plat.id))),
    await current(browser.visit(asBuyer(bo.id, portal.id, first))),
    await current(browser.visit(asBuyer(bo.id, portal.id, second))),
  ];
  expect(carts.map(skusOf)).toEqual([['A'], ['B'], ['C'], ['D']]);
  expect(carts[3]?.owner).toEqual(ofCompany(portal.id, bo.id, 's2'));
  expect([...browser.kept.keys()]).toEqual([bygg, plat, portal].map(({ id }) => `Blk.Cart.${id}.${bo.id}`));
});

test('B12 an inactive cart is replaced by the most recently changed active one', async () => {
  const day = (n: number) => new Date(Date.UTC(2026, 4, n));
  const owner = ofCustomer(eva);
  const saved = await store({ owner, isActive: false, status: 'saved', modified: day(9), rows: [{ sku: 'S' }] });
  await store({ owner, modified: day(1), rows: [{ sku: 'OLD' }] });
  const newer = await store({ owner, modified: day(2), rows: [{ sku: 'NEW' }] });
  const browser = aBrowser();
  writeCartCookie(shop, browser.visit(), `Blk.Cart.${eva}`, saved.id);
  expect(skusOf(await current(browser.visit(asConsumer(eva))))).toEqual(['NEW']);
  expect(browser.kept.get(`Blk.Cart.${eva}`)).toContain(newer.id);
  writeCartCookie(shop, browser.visit(), `Blk.Cart.${eva}`, saved.id);
  expect(await fill(browser.visit(asConsumer(eva)))).toEqual(ok(newer.id));
});

test('B13 a consumer without a cart takes over the one filled before signing in', async () => {
  const browser = aBrowser();
  await fill(browser.visit(), 'A');
  await fill(browser.visit(), 'B');
  const before = await current(browser.visit());
  const copied = new Map(browser.kept);
  const { cart, open } = await readCurrentCart(shop, browser.visit(asConsumer(eva)));
  expect(cart).toMatchObject({ id: before?.id, owner: ofCustomer(eva) });
  expect(skusOf(cart)).toEqual(['A', 'B']);
  expect(open).toBeUndefined();
  expect([...browser.kept.keys()]).toEqual([`Blk.Cart.${eva}`]);
  // The old cookie no longer gives access to the cart.
  expect(await current(aBrowser(Object.fromEntries(copied)).visit())).toBeUndefined();
});

test('B13 an empty own cart is set aside, a filled one is not', async () => {
  const empty = await store({ owner: ofCustomer(eva) });
  const browser = aBrowser();
  await fill(browser.visit(), 'A');
  expect(skusOf(await current(browser.visit(asConsumer(eva))))).toEqual(['A']);
  expect(await shop.db.selectFrom('cart').select('is_active').where('id', '=', empty.id).execute()).toEqual([
    { is_active: false },
  ]);
  const other = aBrowser();
  await fill(other.visit(), 'B');
  const second = await readCurrentCart(shop, other.visit(asConsumer(eva)));
  expect([skusOf(second.cart), skusOf(second.open)]).toEqual([['A'], ['B']]);
  expect(other.kept.has('Blk.Cart.Public')).toBe(true);
});

test('B13 a first add after sign-in goes to the cart filled before', async () => {
  const browser = aBrowser();
  await fill(browser.visit(), 'A');
  await fill(browser.visit(asConsumer(eva)), 'B');
  expect(skusOf(await current(browser.visit(asConsumer(eva))))).toEqual(['A', 'B']);
  expect(await cartCount()).toBe(1);
});

test('B29 a deleted cart is created again', async () => {
  const browser = aBrowser();
  const first = await fill(browser.visit(), 'A');
  await shop.db.deleteFrom('cart').execute();
  const second = await fill(browser.visit(), 'B');
  expect(second).not.toEqual(first);
  expect(skusOf(await current(browser.visit()))).toEqual(['B']);
});

test('concurrent first adds and take-overs of a person end in one cart with everything in it', async () => {
  const browser = aBrowser();
  await fill(browser.visit(), 'A');
  const visits = Array.from({ length: 8 }, () => browser.visit(asConsumer(eva)));
  await Promise.all(visits.map((visit, n) => (n % 2 === 0 ? fill(visit, `N${n}`) : readCurrentCart(shop, visit))));
  expect(skusOf(await current(browser.visit(asConsumer(eva))))?.toSorted()).toEqual(['A', 'N0', 'N2', 'N4', 'N6']);
  const bo = (await aConsumer('bo@home.example').save(shop.db)).id;
  await Promise.all(Array.from({ length: 8 }, (_, n) => fill(aBrowser().visit(asConsumer(bo)), `N${n}`)));
  expect((await current(aBrowser().visit(asConsumer(bo))))?.rows).toHaveLength(8);
  expect(await cartCount()).toBe(2);
});
