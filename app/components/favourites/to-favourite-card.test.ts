import { expect, test } from 'vitest';
import { aResult } from './result-fixture.ts';
import { createCardMaker } from './to-favourite-card.ts';

const look = { mode: 'incl', isHidden: false, note: '', cultureCode: 'sv-SE' } as const;
const href = (name: string, params = {}) => `/sv/${name}/${Object.values(params).join()}`;
const say = (key: string, facts: object = {}) => [key, ...Object.values(facts)].join(' ');

test("a card shows and links the stored colour, with the visitor's price display", () => {
  const card = createCardMaker(look, href, say)(aResult(), '100011100100');
  expect(card).toMatchObject({
    href: '/sv/product/jacket-10001110?colour=100011100100',
    colours: [{ partNo: '100011100100', name: 'Black', sizes: ['C48', 'C50', 'C52'] }],
    moreColours: 0,
  });
  expect(card.price?.now).toMatch(/^1\s?000/);
  const net = createCardMaker({ ...look, mode: 'excl' }, href, say)(aResult(), '100011100100');
  expect(net.price?.now).toMatch(/^800/);
});

test('a card has no price if prices are hidden or missing; campaign discounts are shown', () => {
  expect(createCardMaker({ ...look, isHidden: true }, href, say)(aResult(), '100011100100').price).toBeUndefined();
  const none = aResult({ price: null, priceIncVat: null, isSellable: false });
  expect(createCardMaker(look, href, say)(none, '100011100100').price).toBeUndefined();
  const lowered = aResult({
    priceBefore: { price: 900, priceIncVat: 1125 },
    packPriceBefore: { price: 900, priceIncVat: 1125 },
    lowestPrice30Days: { price: 850, priceIncVat: 1062.5 },
    packLowestPrice30Days: { price: 850, priceIncVat: 1062.5 },
  });
  const { price, badges } = createCardMaker(look, href, say)(lowered, '100011100100');
  expect(badges).toEqual(['promotion']);
  expect(price?.before).toMatch(/^1.125/);
  expect(price?.lowest30Days).toMatch(/^1.062/);
});

test('products in packs show the pack size, with the pack price unless prices are hidden', () => {
  const gloves = aResult({ packSize: 12, unitCode: 'PR', packPrice: 9600, packPriceIncVat: 12_000 });
  const { price } = createCardMaker(look, href, say)(gloves, '100011100100');
  expect(price?.now).toMatch(/^12\s?000/);
  expect(price?.pack).toBe('pack 12');
  expect(price?.each).toMatch(/^each 1\s?000.* PR\.per$/);
  const hidden = createCardMaker({ ...look, isHidden: true }, href, say)(gloves, '100011100100');
  expect([hidden.price, hidden.pack]).toEqual([undefined, 'pack 12']);
});
