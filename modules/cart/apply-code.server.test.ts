import { beforeEach, describe, expect, test } from 'vitest';
import { aBuyerVisit, aBuyingCompany, aVisitor } from '#tests/build/buyers.ts';
import { goods, trousers } from '#tests/build/goods.ts';
import { bringCampaign, tenPercent, useCodes, useEngine } from '#tests/build/running-campaign.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { addToCart } from './add-to-cart.server.ts';
import { applyCode, putCode, removeCode, takeOffCode } from './apply-code.server.ts';
import { changeRow } from './change-row.server.ts';
import { readCurrentCart } from './current-cart.server.ts';
import { readCartView } from './read-cart-view.server.ts';

let shop: TestShop;
let visit: Visit;
let rowId: string;
let cartId: string;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, goods);
  await useCodes(shop);
  visit = aVisitor();
  const added = await addToCart(shop, visit, { items: [{ sku: trousers, quantity: 2 }] });
  if (!added.ok) throw new Error(added.refusal.code);
  rowId = added.value.added[0]?.rowId ?? '';
  cartId = added.value.cartId;
});

const view = (within: Shop = shop, who = visit) => readCartView(within, who, { mode: 'incl' });
const heldCodes = async () =>
  (await readCurrentCart(shop, visit)).cart?.metadata.flatMap(({ key, value }) =>
    key === 'PromotionCode' ? [value] : [],
  );
const code = (result: { ok: boolean; refusal?: { code: string } }) => (result.ok ? 'ok' : result.refusal?.code);

/** Minimum 1500 kronor: one pair of trousers costs less than that. */
const fromTwo = {
  ...tenPercent,
  conditions: [{ kind: 'minimum-amount', amounts: [{ currency: 'SEK', amount: 1500 }] }],
};

test("no visitor can add or remove a code on another visitor's cart", async () => {
  await bringCampaign(shop, tenPercent);
  const company = await aBuyingCompany(shop, { ActivateDiscountCode: 'true' });
  for (const stranger of [aVisitor(), await aBuyerVisit(shop, { company })]) {
    expect(code(await putCode(shop, stranger, { cartId, code: 'SUMMER' }))).toBe('cart-not-found');
    expect(code(await takeOffCode(shop, stranger, { cartId, code: 'SUMMER' }))).toBe('cart-not-found');
  }
  expect(await heldCodes()).toEqual([]);
});

test('D01 a freight promotion is shown before the freight is known', async () => {
  await bringCampaign(shop, { ...tenPercent, benefit: { kind: 'freight-percent', percent: 100 } });
  expect((await view()).freightPromotion).toBeUndefined();
  await applyCode(shop, visit, { code: 'SUMMER' });
  expect((await view()).freightPromotion).toEqual({ name: 'Summer', code: 'SUMMER', kind: 'percent', percent: 100 });
});

test('D03 D10 a valid code discounts rows and has a name', async () => {
  await bringCampaign(shop, { ...tenPercent, description: { en: 'Ten percent off' } });
  expect(await applyCode(shop, visit, { code: ' summer ' })).toMatchObject({
    ok: true,
    value: { status: 'CodeAdded', name: 'Summer', description: 'Ten percent off' },
  });
  const { promotion, priced, rows } = await view();
  const entry = (await readCurrentCart(shop, visit)).cart?.metadata.find(({ key }) => key === 'PromotionCode');
  expect(promotion).toEqual({
    code: 'SUMMER',
    isValid: true,
    name: 'Summer',
    description: 'Ten percent off',
    products: [{ rowNumber: 100 }],
    metadataId: entry?.id,
  });
  expect(rows[0]?.price.discount.gross?.amount).toBe(20_000);
  expect(priced.totals.payable.amount).toBe(180_000);
  expect(await applyCode(shop, visit, { code: 'SUMMER' })).toMatchObject({
    ok: true,
    value: { status: 'AlreadyAdded' },
  });
  expect(await removeCode(shop, visit)).toMatchObject({ ok: true, value: { status: 'CodeRemoved' } });
  expect(await removeCode(shop, visit)).toMatchObject({ ok: true, value: { status: 'AlreadyRemoved' } });
  expect(await view()).toMatchObject({ promotion: undefined, codeRemoved: undefined });
});

test('D11 D16 an unknown code or one with unmet requirements is refused, and the cart is unchanged', async () => {
  await bringCampaign(shop, fromTwo);
  await changeRow(shop, visit, { rowId, change: { quantity: 1 } });
  const unknown = await applyCode(shop, visit, { code: 'NOTHING' });
  expect(unknown).toMatchObject({ ok: false, refusal: { code: 'code-invalid', message: expect.stringMatching(/./) } });
  expect(code(await applyCode(shop, visit, { code: 'SUMMER' }))).toBe('code-requirements-not-met');
  expect(code(await applyCode(shop, aVisitor(), { code: 'SUMMER' }))).toBe('code-requirements-not-met');
  expect(await heldCodes()).toEqual([]);
});

test('D15 D16 repeating a code or removing a missing one changes nothing and is not an error', async () => {
  await bringCampaign(shop, tenPercent);
  await applyCode(shop, visit, { code: 'SUMMER' });
  const versionNow = async () => (await readCurrentCart(shop, visit)).cart?.version;
  const before = await versionNow();
  expect(await applyCode(shop, visit, { code: 'summer' })).toMatchObject({
    ok: true,
    value: { status: 'AlreadyAdded' },
  });
  expect(await takeOffCode(shop, visit, { cartId, code: 'WINTER' })).toMatchObject({
    ok: true,
    value: { status: 'AlreadyRemoved' },
  });
  expect(await putCode(shop, visit, { cartId, code: 'WINTER' })).toMatchObject({
    ok: true,
    value: { status: 'Error' },
  });
  expect(await versionNow()).toBe(before);
  expect(await heldCodes()).toEqual(['SUMMER']);
});

describe('D13 D14 a code is checked again when rows change', () => {
  beforeEach(async () => {
    await bringCampaign(shop, fromTwo);
    await applyCode(shop, visit, { code: 'SUMMER' });
  });

  test('more pieces are discounted too', async () => {
    await changeRow(shop, visit, { rowId, change: { quantity: 3 } });
    expect((await view()).priced.totals.payable.amount).toBe(270_000);
    expect(await heldCodes()).toEqual(['SUMMER']);
  });

  test('if too little is left, the code is removed, reported once, and does not come back', async () => {
    await changeRow(shop, visit, { rowId, change: { quantity: 1 } });
    expect(await heldCodes()).toEqual([]);
    const told = await view();
    expect(told).toMatchObject({
      promotion: undefined,
      codeRemoved: { code: 'SUMMER', reason: 'requirements-not-met' },
    });
    expect(told.priced.totals.payable.amount).toBe(100_000);
    expect((await view()).codeRemoved).toBeUndefined();
    await changeRow(shop, visit, { rowId, change: { quantity: 2 } });
    expect((await view()).priced.totals.payable.amount).toBe(200_000);
  });

  test('an emptied cart has no code', async () => {
    await changeRow(shop, visit, { rowId, change: { quantity: 0 } });
    expect(await heldCodes()).toEqual([]);
    expect((await view()).codeRemoved).toMatchObject({ reason: 'emptied' });
  });

  test('if promotions fail, the discount is lost but not the cart', async () => {
    const seen = await view({ ...shop, snapshots: failingFor(shop, 'promotions') });
    expect(seen).toMatchObject({ promotion: undefined, codeRemoved: { reason: 'failed' }, rows: [{ quantity: 2 }] });
    expect(seen.priced.totals.payable.amount).toBe(200_000);
    expect(await heldCodes()).toEqual([]);
  });
});

test('D14 a code of an ended campaign is removed when the cart is read', async () => {
  const end = await bringCampaign(shop, tenPercent);
  await applyCode(shop, visit, { code: 'SUMMER' });
  await end();
  expect(await view()).toMatchObject({ promotion: undefined, codeRemoved: { code: 'SUMMER', reason: 'invalid' } });
  expect(await heldCodes()).toEqual([]);
  expect((await view()).codeRemoved).toBeUndefined();
});

describe('D23 where codes are in use', () => {
  test('a market without codes refuses them, and an existing code has no effect', async () => {
    await bringCampaign(shop, tenPercent);
    await applyCode(shop, visit, { code: 'SUMMER' });
    await useCodes(shop, false);
    expect(code(await applyCode(shop, visit, { code: 'SUMMER' }))).toBe('codes-closed');
    expect(code(await putCode(shop, visit, { cartId, code: 'SUMMER' }))).toBe('codes-closed');
    const seen = await view();
    expect(seen).toMatchObject({ mayEnterCode: false, promotion: undefined });
    expect(seen.priced.totals.payable.amount).toBe(200_000);
    expect(await heldCodes()).toEqual(['SUMMER']);
  });

  test.each([
    ['true', true],
    ['false', false],
  ])('a company follows its own setting: %s', async (ActivateDiscountCode, mayEnterCode) => {
    const ada = await aBuyerVisit(shop, { company: await aBuyingCompany(shop, { ActivateDiscountCode }) });
    expect((await view(shop, ada)).mayEnterCode).toBe(mayEnterCode);
  });
});

test("M44 with the flag on, campaigns apply to a visitor's cart automatically", async () => {
  await bringCampaign(shop, { system: 'engine', benefit: { kind: 'basket-percent', percent: 10 } });
  expect((await view()).priced.promotions).toEqual([]);
  await useEngine(shop);
  expect((await view()).priced.promotions).toMatchObject([{ name: 'Summer', off: { gross: { amount: 20_000 } } }]);
});

/** Makes reading the snapshots of one topic fail. */
function failingFor({ snapshots }: Shop, topic: string): Shop['snapshots'] {
  return {
    ...snapshots,
    read: async (snapshot, part) => {
      if (snapshot.topic === topic) throw new Error(`no ${topic}`);
      return snapshots.read(snapshot, part);
    },
  };
}
