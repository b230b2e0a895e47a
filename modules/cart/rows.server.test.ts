import { beforeEach, describe, expect, test } from 'vitest';
import { aBuyerVisit, aBuyingCompany, aConsumerVisit, aVisitor } from '#tests/build/buyers.ts';
import { aRow } from '#tests/build/cart.ts';
import { agreedJacket, gloves, goods, largerTrousers, trousers, whiteTrousers } from '#tests/build/goods.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { isPostgres } from '#tests/setup/test-database.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import type { Visit } from '../visit.ts';
import { readCartAccess } from './access/cart-access.server.ts';
import { addToCart, type ItemToAdd } from './add-to-cart.server.ts';
import type { Cart } from './cart.ts';
import { changeRow } from './change-row.server.ts';
import { readCurrentCart } from './current-cart.server.ts';
import { moveRows } from './move-rows.server.ts';
import { removeRows, restoreRows } from './remove-rows.server.ts';
import { entryOf } from './row-metadata.ts';
import { splitRow } from './split-row.server.ts';
import { deleteCart, findCart, listCarts } from './store/cart-store.server.ts';
import { insertRows } from './store/row-store.server.ts';

let shop: TestShop;
let visit: Visit;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, goods);
  visit = aVisitor();
});

async function added(items: readonly ItemToAdd[], who = visit) {
  const result = await addToCart(shop, who, { items });
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

async function theCart(who = visit): Promise<Cart> {
  const { cart } = await readCurrentCart(shop, who);
  if (!cart) throw new Error('there is no cart');
  return cart;
}

async function theRows(who = visit) {
  return (await theCart(who)).rows.map(({ sku, quantity, rowNumber }) => [sku, quantity, rowNumber]);
}

async function oneRow(quantity = 1, who = visit) {
  const [row] = (await added([{ sku: trousers, quantity }], who)).rows;
  if (!row) throw new Error('there is no row');
  return row;
}

const code = (result: { ok: boolean; refusal?: { code: string } }) => (result.ok ? 'ok' : result.refusal?.code);

describe('access', () => {
  test('only the owner of a cart can change its rows', async () => {
    const company = await aBuyingCompany(shop);
    const other = await aBuyingCompany(shop);
    const owners = {
      visitor: visit,
      consumer: await aConsumerVisit(shop, 'a@home.example'),
      buyer: await aBuyerVisit(shop, { company, email: 'c@bygg.example' }),
    };
    const strangers = {
      'another visitor': aVisitor(),
      'another consumer': await aConsumerVisit(shop, 'b@home.example'),
      'an administrator of the same company': await aBuyerVisit(shop, {
        company,
        role: roles.administrator,
        email: 'd@bygg.example',
      }),
      'a buyer of another company': await aBuyerVisit(shop, { company: other, email: 'e@bygg.example' }),
    };
    for (const [owner, theirs] of Object.entries(owners)) {
      const row = await oneRow(4, theirs);
      const before = await theCart(theirs);
      for (const [stranger, them] of Object.entries(strangers)) {
        const tried = [
          await addToCart(shop, them, { cartId: row.cartId, items: [{ sku: trousers, quantity: 1 }] }),
          await changeRow(shop, them, { rowId: row.id, change: { quantity: 9 } }),
          await removeRows(shop, them, { rowIds: [row.id] }),
          await restoreRows(shop, them, { rowIds: [row.id] }),
          await splitRow(shop, them, { rowId: row.id, kind: 'Full' }),
          await moveRows(shop, them, { rowIds: [row.id], toCartId: row.cartId }),
        ];
        expect
          .soft(tried.map(code), `${stranger} in the cart of the ${owner}`)
          .toEqual([...Array.from({ length: 5 }, () => 'cart-not-found'), 'row-not-found']);
      }
      expect(await theCart(theirs)).toEqual(before);
    }
  });

  test('articles that are not sold to the visitor cannot be added, and nothing is created', async () => {
    const tried = await addToCart(shop, visit, {
      items: [
        { sku: trousers, quantity: 1 },
        { sku: agreedJacket, quantity: 1 },
      ],
    });
    expect(tried).toEqual({ ok: false, refusal: { code: 'sku-not-sold', sku: agreedJacket } });
    expect(visit.cookies.read('Blk.Cart.Public')).toBeUndefined();
    const buyer = await aBuyerVisit(shop, { company: await aBuyingCompany(shop) });
    expect(await added([{ sku: agreedJacket, quantity: 1 }], buyer)).toMatchObject({
      added: [{ sku: agreedJacket, quantity: 1 }],
    });
  });

  test('a user buys for themselves, an administrator for everybody in the company, and neither for others', async () => {
    const company = await aBuyingCompany(shop);
    const user = await aBuyerVisit(shop, { company, email: 'u@bygg.example', employeeNo: '55' });
    const admin = await aBuyerVisit(shop, { company, role: roles.administrator, email: 'a@bygg.example' });
    const stranger = await aBuyerVisit(shop, { company: await aBuyingCompany(shop), email: 's@bygg.example' });
    const idOf = ({ claims }: Visit) => claims?.customer_id;
    const tryFor = async (who: Visit, whom: Visit) =>
      code(await addToCart(shop, who, { items: [{ sku: trousers, quantity: 1, coworkerId: idOf(whom) }] }));
    expect(await tryFor(user, user)).toBe('ok');
    expect(await tryFor(user, admin)).toBe('coworker-not-found');
    expect(await tryFor(admin, user)).toBe('ok');
    expect(await tryFor(admin, stranger)).toBe('coworker-not-found');
    expect(await tryFor(visit, user)).toBe('coworker-not-found');
    const [row] = (await theCart(admin)).rows;
    const change = (coworkerId: number | undefined) =>
      changeRow(shop, admin, { rowId: row?.id ?? '', change: { coworkerId } });
    expect(code(await change(idOf(stranger)))).toBe('coworker-not-found');
    expect(entryOf((await theCart(admin)).rows[0] ?? aRow(), 'EmployeeNo')).toBe('55');
  });
});

describe('adding', () => {
  test('B27 adding the same sku twice gives one row of two', async () => {
    await added([{ sku: trousers, quantity: 1 }]);
    const second = await added([{ sku: trousers, quantity: 1 }]);
    expect(second).toMatchObject({ added: [{ sku: trousers, quantity: 1 }] });
    expect(await theRows()).toEqual([[trousers, 2, 100]]);
    const [row] = (await theCart()).rows;
    expect(row).toMatchObject({ id: second.rows[0]?.id, version: second.rows[0]?.version, name: 'Trousers 1000' });
    expect(row && [entryOf(row, 'Type'), entryOf(row, 'PriceListId')]).toEqual(['DefaultArticle', 'PUBLIC-se']);
  });

  test('B27 B28 in a company, each wearer has a row', async () => {
    const company = await aBuyingCompany(shop);
    const user = await aBuyerVisit(shop, { company, email: 'u@bygg.example' });
    const admin = await aBuyerVisit(shop, { company, role: roles.administrator, email: 'a@bygg.example' });
    const [seven, eight] = [user, admin].map(({ claims }) => claims?.customer_id);
    for (const coworkerId of [seven, seven, eight, undefined, undefined])
      await added([{ sku: trousers, quantity: 1, coworkerId }], admin);
    expect(await theRows(admin)).toEqual([
      [trousers, 2, 100],
      [trousers, 1, 200],
      [trousers, 2, 300],
    ]);
  });

  test.runIf(isPostgres())('B27 concurrent adds lose and duplicate nothing', async () => {
    await added([{ sku: trousers, quantity: 1 }]);
    await Promise.all(Array.from({ length: 20 }, () => added([{ sku: trousers, quantity: 1 }])));
    await Promise.all(['C50', 'C52'].map((size) => added([{ sku: `100011100200${size}`, quantity: 1 }])));
    const rows = await theRows();
    expect(rows[0]).toEqual([trousers, 21, 100]);
    expect(rows.slice(1).map(([, , number]) => number)).toEqual([200, 300]);
  });

  test.runIf(isPostgres())('two concurrent first adds of a signed-in person create one cart', async () => {
    const eva = await aConsumerVisit(shop);
    await Promise.all(
      Array.from({ length: 5 }, () => added([{ sku: trousers, quantity: 1 }], aVisitor({ claims: eva.claims }))),
    );
    expect(await listCarts(shop.db, await readCartAccess(shop, eva), {})).toHaveLength(1);
    expect(await theRows(eva)).toEqual([[trousers, 5, 100]]);
  });

  test('B29 if the cart was deleted, a new one gets the item once', async () => {
    const { cartId } = await added([{ sku: trousers, quantity: 1 }]);
    await deleteCart(shop.db, await readCartAccess(shop, visit), cartId);
    const again = await addToCart(shop, visit, { cartId, items: [{ sku: trousers, quantity: 1 }] });
    expect(again).toMatchObject({ ok: true, value: { added: [{ sku: trousers, quantity: 1 }] } });
    expect((await theCart()).id).not.toBe(cartId);
    expect(await theRows()).toEqual([[trousers, 1, 100]]);
    const stranger = await addToCart(shop, aVisitor(), { cartId, items: [{ sku: trousers, quantity: 1 }] });
    expect(code(stranger)).toBe('cart-not-found');
  });

  test('P103 quantities are whole packs', async () => {
    await added([{ sku: gloves, quantity: 1 }]);
    expect(await theRows()).toEqual([[gloves, 10, 100]]);
    const sixteen = await addToCart(shop, visit, { items: [{ sku: gloves, quantity: 16 }] });
    expect(sixteen).toEqual({ ok: false, refusal: { code: 'quantity-not-a-multiple', factor: 10 } });
    for (const quantity of [0, -1, Number.NaN])
      expect(code(await addToCart(shop, visit, { items: [{ sku: gloves, quantity }] }))).toBe('quantity-invalid');
    expect(code(await addToCart(shop, visit, { items: [{ sku: gloves, quantity: 1e6 }] }))).toBe('quantity-too-large');
  });

  test('an article from an external list gets its own row', async () => {
    const buyer = await aBuyerVisit(shop, { company: await aBuyingCompany(shop) });
    await added([{ sku: trousers, quantity: 1 }], buyer);
    const { rows } = await added([{ sku: trousers, quantity: 1, context: 'External' }], buyer);
    expect(rows.map((row) => [entryOf(row, 'Type'), entryOf(row, 'PriceListId')])).toEqual([
      ['ExternalArticle', 'OUTSIDE'],
    ]);
    expect(await theRows(buyer)).toHaveLength(2);
  });

  test('B47 a comment is at most 98 characters', async () => {
    const tried = (length: number, sign = 'x') =>
      addToCart(shop, visit, { items: [{ sku: trousers, quantity: 1, comment: sign.repeat(length) }] });
    expect(code(await tried(98))).toBe('ok');
    expect(code(await tried(99))).toBe('comment-too-long');
    expect(code(await tried(98, '🧤'))).toBe('ok');
    expect(code(await tried(99, '🧤'))).toBe('comment-too-long');
  });
});

describe('changing', () => {
  test('B60 size and colour change in the same row', async () => {
    await added([{ sku: gloves, quantity: 10 }]);
    const row = await oneRow(2);
    const change = (sku: string) => changeRow(shop, visit, { rowId: row.id, change: { sku } });
    expect(await change(largerTrousers)).toMatchObject({ ok: true, value: { rowId: row.id, version: 2 } });
    expect(await theRows()).toEqual([
      [gloves, 10, 100],
      [largerTrousers, 2, 200],
    ]);
    expect(code(await change(whiteTrousers))).toBe('ok');
    expect(code(await change('100011100100C99'))).toBe('sku-not-sold');
    expect(code(await change(agreedJacket))).toBe('sku-not-sold');
    expect((await theRows())[1]).toEqual([whiteTrousers, 2, 200]);
  });

  test('an outdated change gets the current row; one without a version wins', async () => {
    const { id: rowId } = await oneRow();
    const change = (version: number | undefined, quantity: number) =>
      changeRow(shop, visit, { rowId, version, change: { quantity } });
    expect(await change(1, 5)).toMatchObject({ ok: true, value: { version: 2 } });
    const late = await change(1, 9);
    expect(late).toMatchObject({ ok: false, refusal: { code: 'row-changed', row: { version: 2, quantity: 5 } } });
    expect(await change(undefined, 7)).toMatchObject({ ok: true, value: { version: 3 } });
    expect(await theRows()).toEqual([[trousers, 7, 100]]);
  });

  test.runIf(isPostgres())('of concurrent changes with the same version one wins', async () => {
    const { id: rowId } = await oneRow();
    const tried = await Promise.all(
      [2, 3, 4, 5, 6].map((quantity) => changeRow(shop, visit, { rowId, version: 1, change: { quantity } })),
    );
    expect(tried.filter(({ ok }) => ok)).toHaveLength(1);
    expect(tried.filter((one) => code(one) === 'row-changed')).toHaveLength(4);
  });

  test('V22 services follow their row, and are dropped with the colour', async () => {
    const row = await oneRow(2);
    await insertRows(shop.db, [
      aRow({
        ...row,
        id: 'aaaaaaaa-0000-4000-8000-000000000001',
        parentId: row.id,
        sku: 'LOGO',
        rowNumber: 110,
        quantity: 4,
      }),
    ]);
    await changeRow(shop, visit, { rowId: row.id, change: { quantity: 3 } });
    await added([{ sku: trousers, quantity: 1 }]);
    expect(await theRows()).toEqual([
      [trousers, 3, 100],
      ['LOGO', 6, 110],
      [trousers, 1, 210],
    ]);
    await changeRow(shop, visit, { rowId: row.id, change: { sku: whiteTrousers } });
    expect(await theRows()).toEqual([
      [whiteTrousers, 3, 100],
      [trousers, 1, 210],
    ]);
  });

  test('comment, packing and wearer are metadata of the row', async () => {
    const { id: rowId } = await oneRow();
    await changeRow(shop, visit, {
      rowId,
      change: { comment: 'x', personalPacking: true, emailPacking: 'a@b.example' },
    });
    const entries = async () =>
      Object.fromEntries((await theCart()).rows[0]?.metadata.map(({ key, value }) => [key, value]) ?? []);
    expect(await entries()).toMatchObject({ Comment: 'x', PersonalPacking: 'true', EmailPacking: 'a@b.example' });
    await changeRow(shop, visit, { rowId, change: { comment: '', emailPacking: '' } });
    expect(Object.keys(await entries())).not.toContain('Comment');
    expect(code(await changeRow(shop, visit, { rowId, change: { comment: 'x'.repeat(99) } }))).toBe('comment-too-long');
  });
});

describe('removing and restoring', () => {
  test('a quantity of zero removes a row, and it is restored with id and number', async () => {
    const row = await oneRow(3);
    await added([{ sku: gloves, quantity: 10 }]);
    const gone = await changeRow(shop, visit, { rowId: row.id, change: { quantity: 0 } });
    expect(gone).toMatchObject({ ok: true, value: { row: undefined } });
    expect(await theRows()).toEqual([[gloves, 10, 200]]);
    expect(code(await changeRow(shop, visit, { rowId: row.id, change: { quantity: 1 } }))).toBe('row-not-found');
    expect(await restoreRows(shop, visit, { rowIds: [row.id] })).toMatchObject({
      ok: true,
      value: { rowIds: [row.id] },
    });
    expect(await theRows()).toEqual([
      [trousers, 3, 100],
      [gloves, 10, 200],
    ]);
    expect(code(await restoreRows(shop, visit, { rowIds: [row.id] }))).toBe('row-not-found');
  });

  test('the number of a removed row is not reused', async () => {
    const row = await oneRow();
    await removeRows(shop, visit, { rowIds: [row.id] });
    await added([{ sku: gloves, quantity: 10 }]);
    await restoreRows(shop, visit, { rowIds: [row.id] });
    expect((await theRows()).map(([, , number]) => number)).toEqual([100, 200]);
  });

  test('several rows are removed together', async () => {
    const { rows } = await added([
      { sku: trousers, quantity: 1 },
      { sku: largerTrousers, quantity: 1 },
      { sku: gloves, quantity: 10 },
    ]);
    await removeRows(shop, visit, { rowIds: rows.slice(0, 2).map(({ id }) => id) });
    expect(await theRows()).toEqual([[gloves, 10, 300]]);
  });
});

describe('splitting and moving', () => {
  test('B63 four pieces are split into two rows with four in total', async () => {
    const row = await oneRow(4);
    await added([{ sku: gloves, quantity: 10 }]);
    const split = await splitRow(shop, visit, { rowId: row.id, kind: 'Default' });
    expect(split.ok && split.value.rows.map(({ quantity }) => quantity)).toEqual([2, 2]);
    expect(await theRows()).toEqual([
      [trousers, 2, 100],
      [trousers, 2, 101],
      [gloves, 10, 200],
    ]);
    const [, , glovesRow] = (await theCart()).rows;
    expect(code(await splitRow(shop, visit, { rowId: glovesRow?.id ?? '', kind: 'Full' }))).toBe('row-not-splittable');
  });

  test('a split into thousands of rows is refused', async () => {
    const row = await oneRow(5000);
    expect(await splitRow(shop, visit, { rowId: row.id, kind: 'Full' })).toMatchObject({
      ok: false,
      refusal: { code: 'cart-full' },
    });
  });

  test('rows move to a saved cart of the same owner and get new numbers', async () => {
    const eva = await aConsumerVisit(shop);
    const { rows, cartId } = await added(
      [
        { sku: trousers, quantity: 1 },
        { sku: gloves, quantity: 10 },
      ],
      eva,
    );
    const moved = await moveRows(shop, eva, { rowIds: rows.slice(1).map(({ id }) => id) });
    if (!moved.ok) throw new Error(moved.refusal.code);
    const access = await readCartAccess(shop, eva);
    const saved = await findCart(shop.db, access, moved.value.cartId);
    expect(saved).toMatchObject({ status: 'saved', isActive: false, rows: [{ sku: gloves, rowNumber: 100 }] });
    expect((await findCart(shop.db, access, cartId))?.rows.map(({ sku }) => sku)).toEqual([trousers]);
    const back = await moveRows(shop, eva, { rowIds: [rows[1]?.id ?? ''], toCartId: cartId });
    expect(code(back)).toBe('ok');
    expect((await findCart(shop.db, access, cartId))?.rows.map(({ rowNumber }) => rowNumber)).toEqual([100, 200]);
    expect(code(await moveRows(shop, visit, { rowIds: [rows[0]?.id ?? ''] }))).toBe('not-signed-in');
  });

  test("rows cannot be moved to another visitor's cart", async () => {
    const [eva, bo] = [await aConsumerVisit(shop, 'a@home.example'), await aConsumerVisit(shop, 'b@home.example')];
    const his = await oneRow(1, bo);
    const hers = await oneRow(1, eva);
    expect(code(await moveRows(shop, eva, { rowIds: [hers.id], toCartId: his.cartId }))).toBe('cart-not-found');
    expect(await theRows(eva)).toHaveLength(1);
  });
});

test('500 rows are added, changed and read at once', async () => {
  const sizes = ['C50', 'C52'].flatMap((size) => ['0100', '0200'].map((colour) => `10001110${colour}${size}`));
  await added(sizes.map((sku) => ({ sku, quantity: 1 })));
  const [row] = (await theCart()).rows;
  await insertRows(
    shop.db,
    Array.from({ length: 500 }, (_, at) =>
      aRow({
        ...row,
        id: `aaaaaaaa-0000-4000-8000-${String(at).padStart(12, '0')}`,
        rowNumber: 1000 + at,
        sku: `X${at}`,
      }),
    ),
  );
  const began = performance.now();
  await added([{ sku: trousers, quantity: 1 }]);
  await changeRow(shop, visit, { rowId: row?.id ?? '', change: { quantity: 9 } });
  expect(performance.now() - began).toBeLessThan(2000);
  expect((await theCart()).rows).toHaveLength(504);
});
