import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { agreedJacket, gloves, trousers } from '#tests/build/goods.ts';
import { claimsOf, openStartPage } from '#tests/build/procurement.ts';
import { aCxmlSystem, aReturnedCart, envelopeOf, postCxml } from '#tests/build/procurement-order.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { aVisit } from '#tests/build/visit.ts';
import { problemsByDtd } from '#tests/cxml/check-dtd.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { readLeftOut } from './read-left-out.server.ts';

let shop: SendingShop;
let app: TestApp;
let system: Awaited<ReturnType<typeof aCxmlSystem>>;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  system = await aCxmlSystem(shop, app);
});

type Sent = { readonly sku: string; readonly auxiliaryId: string; readonly quantity: number };

let sent = 0;

async function setUp(operation: 'create' | 'edit' | 'inspect', items: readonly Sent[], selected = '') {
  sent += 1;
  const rows = items.map(
    ({ sku, auxiliaryId, quantity }, index) =>
      `<ItemOut quantity="${quantity}" lineNumber="${index + 1}"><ItemID><SupplierPartID>${sku}</SupplierPartID>${auxiliaryId && `<SupplierPartAuxiliaryID>${auxiliaryId}</SupplierPartAuxiliaryID>`}</ItemID></ItemOut>`,
  );
  const chosen =
    selected && `<SelectedItem><ItemID><SupplierPartID>${selected}</SupplierPartID></ItemID></SelectedItem>`;
  const body = `<PunchOutSetupRequest operation="${operation}"><BuyerCookie>e${sent}</BuyerCookie><BrowserFormPost><URL>https://buyer.example/punchin</URL></BrowserFormPost>${chosen}${rows.join('')}</PunchOutSetupRequest>`;
  const document = envelopeOf({ secret: system.secret, payloadId: `edit.${sent}@buyer.example`, body });
  expect(problemsByDtd(document)).toEqual([]);
  const answer = await postCxml(app, document);
  expect([answer.http, problemsByDtd(answer.text)]).toEqual([200, []]);
  const startPage = /<URL>(.*?)<\/URL>/.exec(answer.text)?.[1]?.replaceAll('&amp;', '&');
  return { ...answer, startPage };
}

async function rowsAfter(startPage = 'http://nowhere') {
  await shop.db.deleteFrom('cart_row').execute();
  await openStartPage(app, startPage);
  const rows = await shop.db.selectFrom('cart_row').select(['sku', 'quantity']).orderBy('sku').execute();
  return rows.map(({ sku, quantity }) => [sku, Number(quantity)]);
}

const cartOf = async () => {
  const { items } = await aReturnedCart(app, system, [
    { sku: trousers, quantity: 2 },
    { sku: gloves, quantity: 10 },
  ]);
  return items;
};

test('U06 edit finds rows by the key that the shop gave them, also under another number of the article', async () => {
  const [first, second] = await cartOf();
  if (!first || !second) throw new Error('the cart came back without its rows');
  const { startPage } = await setUp('edit', [{ ...first, sku: 'BUYERS-77', quantity: 5 }]);
  expect(await rowsAfter(startPage)).toEqual([[first.sku, 5]]);
});

test('U06 a gift is not bought when its cart is edited: it comes by itself', async () => {
  const [first, second] = await cartOf();
  if (!first || !second) throw new Error('the cart came back without its rows');
  const { agreed } = await shop.db.selectFrom('punchout_cart').select('agreed').executeTakeFirstOrThrow();
  const rows = agreed.rows.map((row, index) => (index === 1 ? { ...row, cartRowId: undefined } : row));
  await shop.db
    .updateTable('punchout_cart')
    .set({ agreed: JSON.stringify({ ...agreed, rows }) })
    .execute();
  const { startPage } = await setUp('edit', [first, second]);
  expect(await rowsAfter(startPage)).toEqual([[first.sku, 2]]);
});

test('U06 edit finds rows without a key of the shop by the number of the article', async () => {
  const { startPage } = await setUp('edit', [
    { sku: trousers, auxiliaryId: '', quantity: 1 },
    { sku: gloves, auxiliaryId: 'cart-8842-row-100', quantity: 20 },
  ]);
  expect(await rowsAfter(startPage)).toEqual([
    [trousers, 1],
    [gloves, 20],
  ]);
});

test.each(['edit', 'inspect'] as const)(
  'U06 %s of a cart that the shop never returned to this company, or without rows, is answered with 412',
  async (operation) => {
    const [row] = await cartOf();
    if (!row) throw new Error('the cart came back without its rows');
    const unknown = `${'0123456789ab7def'.repeat(2)}-1`;
    expect(await setUp(operation, [{ ...row, auxiliaryId: unknown }])).toMatchObject({
      code: 412,
      words: 'The earlier cart is not known in the shop any more. Please open the shop for a new one.',
      startPage: undefined,
    });
    const line = row.auxiliaryId.replace(/\d+$/, '77');
    expect(await setUp(operation, [{ ...row, auxiliaryId: line }])).toMatchObject({ code: 412 });
    expect(await setUp(operation, [])).toMatchObject({ code: 412, startPage: undefined });
    const other = await aCompany('Berg').save(shop.db);
    await shop.db.updateTable('punchout_cart').set({ company_id: other.id }).execute();
    expect(await setUp(operation, [row])).toMatchObject({ code: 412, startPage: undefined });
  },
);

test.each(['edit', 'inspect'] as const)(
  'U06 %s of a cart of which nothing can be bought any more is answered with 412, not with an empty cart',
  async (operation) => {
    const unsold = { sku: agreedJacket, auxiliaryId: '', quantity: 1 };
    const unknown = { sku: 'BUYERS-77', auxiliaryId: 'cart-8842-row-100', quantity: 1 };
    expect(await setUp(operation, [unsold, unknown])).toMatchObject({
      code: 412,
      words: 'Nothing in the earlier cart can be bought any more. Please open the shop for a new one.',
      startPage: undefined,
    });
  },
);

test.each(['edit', 'inspect'] as const)(
  'U06 %s tells the buyer in the visit which rows are left out',
  async (operation) => {
    const [first, second] = await cartOf();
    if (!first || !second) throw new Error('the cart came back without its rows');
    await shop.db
      .updateTable('punchout_cart')
      .set({ agreed: sql`replace(agreed::text, ${gloves}, ${agreedJacket})::jsonb` })
      .execute();
    const { startPage = 'http://nowhere' } = await setUp(operation, [
      first,
      second,
      { sku: 'BUYERS-77', auxiliaryId: '', quantity: 3 },
    ]);
    const { cookie } = await openStartPage(app, startPage);
    const claims = await claimsOf(shop, { cookie });
    expect(await readLeftOut(shop, { ...aVisit(), claims })).toEqual([
      { sku: agreedJacket, name: 'Trousers 2000 01 C50', quantity: 10 },
      { sku: 'BUYERS-77', name: '', quantity: 3 },
    ]);
    const kept = await shop.db
      .selectFrom('cart_row')
      .innerJoin('cart', 'cart.id', 'cart_row.cart_id')
      .select(['sku'])
      .where('cart.punch_out_session', '=', claims.sid)
      .execute();
    expect(kept).toEqual([{ sku: trousers }]);
  },
);

test('a visit whose whole cart is there has nothing to tell, nor has one without a procurement system', async () => {
  const { startPage = 'http://nowhere' } = await setUp('edit', await cartOf());
  const { cookie } = await openStartPage(app, startPage);
  expect(await readLeftOut(shop, { ...aVisit(), claims: await claimsOf(shop, { cookie }) })).toEqual([]);
  expect(await readLeftOut(shop, { ...aVisit(), claims: undefined })).toEqual([]);
});

test('U06 a cart that went back with operationAllowed create is not edited: 412', async () => {
  const { text } = await setUp('create', []);
  const startPage = /<URL>(.*?)<\/URL>/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? 'http://nowhere';
  const { cookie } = await openStartPage(app, startPage);
  const headers = { cookie, origin: 'http://se.localhost:3000' };
  await app.json('/api/cart/carts', 'POST', { products: [{ sku: trousers, quantity: 1 }] }, headers);
  const metadata = JSON.stringify([{ id: 'm1', key: 'Comment', value: 'For the yard' }]);
  await shop.db.updateTable('cart_row').set({ metadata }).execute();
  const closed = await app.request('/api/order/punchout/close', { method: 'POST', headers });
  const message = ((await closed.json()) as { fields: { value: string }[] }).fields[0]?.value ?? '';
  const auxiliaryId = /<SupplierPartAuxiliaryID>(.*?)</.exec(message)?.[1] ?? '';
  expect(message).toContain('operationAllowed="create"');
  expect(await setUp('edit', [{ sku: trousers, auxiliaryId, quantity: 1 }])).toMatchObject({
    code: 412,
    words:
      'The earlier cart has services, wearers or comments, which a purchasing system does not send back. It cannot be changed.',
  });
});

test('a SelectedItem opens the shop at its article', async () => {
  const { startPage = 'http://nowhere' } = await setUp('create', [], trousers);
  const { home } = await openStartPage(app, startPage);
  expect(home).toMatch(/^\/\w+\/.+/);
});
