import { expect, test } from 'vitest';
import { aCampaign, aRow } from '#tests/build/campaign.ts';
import { markets } from '../market/markets.ts';
import { priceCart } from '../pricing/price-cart.ts';
import type { Campaign } from './campaign.ts';
import { findEffects } from './find-effects.ts';
import { promotionResponse, toPromotionResponse } from './promotion-response.ts';
import { worthOf } from './worth-of.ts';

const trousers = aRow({ kronor: 100, quantity: 3 });
const gloves = aRow({ kronor: 50, rowNumber: 200, categories: ['Gloves'] });

function price(campaigns: Campaign[], mode: 'incl' | 'excl' = 'incl') {
  const basket = { rows: [trousers, gloves], codes: ['WORK10'], freight: undefined };
  const occasion = { market: markets.se, audience: 'anonymous', system: 'engine', language: 'sv' } as const;
  const at = { ...occasion, now: new Date('2026-11-16T08:00:00Z') };
  const { effects } = findEffects(campaigns, basket, at, worthOf(basket, markets.se, 'gross'));
  const priced = priceCart({
    currency: 'SEK',
    basis: 'gross',
    rows: basket.rows.map((row) => ({ ...row, origin: undefined })),
    effects,
    taxRates: new Map([['120112340104', 2500]]),
    freight: undefined,
    rounding: 'awayFromZero',
  });
  return { priced, response: promotionResponse.parse(toPromotionResponse(priced, effects, mode)) };
}

const tenPercent = aCampaign({
  id: 'b',
  code: 'WORK10',
  combines: true,
  benefit: { kind: 'basket-percent', percent: 10 },
});
const threeForTwo = aCampaign({
  id: 'a',
  combines: true,
  benefit: { kind: 'buy-and-pay', buy: 3, pay: 2, selection: { categories: ['Trousers'] } },
});

test('D01 promotions of the cart, and of products with price before and after', () => {
  expect(price([tenPercent, threeForTwo]).response).toEqual({
    cartPromotions: [
      {
        id: 'b',
        name: 'Campaign b',
        description: '',
        discountCode: 'WORK10',
        effects: [{ kind: 'basket-percent', discount: 25 }],
      },
    ],
    productPromotions: [
      {
        id: 'row-100',
        sku: trousers.sku,
        quantity: 3,
        priceOriginal: 300,
        priceDisplay: 200,
        promotions: [
          {
            id: 'a',
            name: 'Campaign a',
            description: '',
            discountCode: null,
            effects: [{ kind: 'pieces-percent', discount: 100 }],
          },
        ],
      },
    ],
  });
});

test('D01 amounts are net for visitors with net prices', () => {
  const { productPromotions } = price([threeForTwo], 'excl').response;
  expect(productPromotions[0]).toMatchObject({ priceOriginal: 240, priceDisplay: 160 });
});

test('D01 a freight promotion is returned before the freight is known', () => {
  const free = aCampaign({ id: 'f', code: 'WORK10', benefit: { kind: 'freight-percent', percent: 100 } });
  const cheap = aCampaign({
    id: 'c',
    benefit: { kind: 'freight-price', amounts: [{ currency: 'SEK', amount: 29 }] },
  });
  const effectsOf = (campaign: Campaign) => price([campaign]).response.cartPromotions.map(({ effects }) => effects);
  expect(effectsOf(free)).toEqual([[{ kind: 'freight-percent', discount: 0, percent: 100 }]]);
  expect(effectsOf(cheap)).toEqual([[{ kind: 'freight-price', discount: 0, price: 29 }]]);
});

test('D08 a free item is a line at price 0', () => {
  const cap = aCampaign({ id: 'cap', benefit: { kind: 'free-item', sku: '990112340104ONE', quantity: 2 } });
  const { priced, response } = price([cap]);
  const line = priced.rows.find(({ sku }) => sku === '990112340104ONE');
  expect(line).toMatchObject({ isFree: true, quantity: 2, total: { net: { amount: 0 }, gross: { amount: 0 } } });
  expect(response.productPromotions).toMatchObject([{ sku: '990112340104ONE', priceOriginal: 0, priceDisplay: 0 }]);
});
