import { beforeAll, expect, test } from 'vitest';
import type { Shop } from '#modules/shop.server.ts';
import { aCard, aCardColour } from '#tests/build/card.ts';
import { aPriceNow } from '#tests/build/product-detail.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { toCards } from './to-cards.server.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openTestShop();
});

test('the campaign badge depends on the current price, not on the feed', async () => {
  const before = { amount: aPriceNow(150_000).amount, lowest30Days: aPriceNow(140_000).amount };
  const cards = [
    aCard({ flags: ['promotion', 'news'], price: aPriceNow(125_000) }),
    aCard({ flags: ['news'], price: aPriceNow(125_000, { before }) }),
  ];
  const shown = await toCards(shop, aVisit(), cards, { mode: 'incl', isHidden: false });
  expect(shown.map(({ badges }) => [...badges].sort())).toEqual([['news'], ['news', 'promotion']]);
});

const aPackOfTwelve = () =>
  aCard({
    packSize: 12,
    soldBy: 'PR',
    price: aPriceNow(57_900),
    colours: [aCardColour({ price: aPriceNow(60_000) })],
  });
const english = () => aVisit({ language: 'en' });
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

test.each([
  ['incl', '6 948,00 kr', '579,00 kr per pair'],
  ['excl', '5 558,40 kr', '463,20 kr per pair'],
] as const)(
  'the price of a card is that of the pack, with the unit price beside it, %s VAT',
  async (mode, now, each) => {
    const [card] = await toCards(shop, english(), [aPackOfTwelve()], { mode, isHidden: false });
    expect([plain(card?.price?.now), card?.price?.pack, plain(card?.price?.each)]).toEqual([now, 'Pack of 12', each]);
    expect(plain(card?.colours[0]?.price?.now)).toMatch(/^(7 200|5 760),00 kr$/);
    expect(card?.pack).toBeUndefined();
  },
);

test('a campaign lowers the pack price too, and "from" applies to packs', async () => {
  const before = { amount: aPriceNow(70_000).amount, lowest30Days: aPriceNow(65_000).amount };
  const card = aCard({ packSize: 6, price: { ...aPriceNow(50_000, { before }), isFrom: true } });
  const [shown] = await toCards(shop, english(), [card], { mode: 'incl', isHidden: false });
  const { price } = shown ?? {};
  expect([plain(price?.now), plain(price?.before), plain(price?.lowest30Days)]).toEqual([
    '3 000,00 kr',
    '4 200,00 kr',
    '3 900,00 kr',
  ]);
  expect([price?.isFrom, price?.pack, plain(price?.each)]).toEqual([true, 'Pack of 6', 'from 500,00 kr per piece']);
});

test('T25 with hidden prices the pack is shown without an amount', async () => {
  const [card] = await toCards(shop, english(), [aPackOfTwelve()], { mode: 'incl', isHidden: true });
  expect([card?.price, card?.pack]).toEqual([undefined, 'Pack of 12']);
  expect(JSON.stringify(card)).not.toContain('kr');
});

test('nothing is added for single pieces; for metres the unit is shown', async () => {
  const cards = [aCard(), aCard({ soldBy: 'MTR' })];
  const [piece, metre] = await toCards(shop, english(), cards, { mode: 'incl', isHidden: false });
  expect([piece?.price?.per, piece?.price?.pack, piece?.isMeasured]).toEqual([undefined, undefined, undefined]);
  expect([metre?.price?.per, metre?.price?.pack, metre?.isMeasured]).toEqual(['per metre', undefined, true]);
});
