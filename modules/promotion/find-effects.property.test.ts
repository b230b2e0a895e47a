import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCampaign, aRow } from '#tests/build/campaign.ts';
import { markets } from '../market/markets.ts';
import type { Campaign } from './campaign.ts';
import { findEffects } from './find-effects.ts';
import type { PromotionRow } from './promotion-basket.ts';
import { worthOf } from './worth-of.ts';

const selection = fc.constantFrom({}, { categories: ['A'] }, { categories: ['B'] }, { products: ['12011234'] });
const amounts = fc.integer({ min: 1, max: 200 }).map((amount) => [{ currency: 'SEK', amount }]);
const percent = fc.integer({ min: 1, max: 100 });
const skipsReduced = fc.boolean();

const benefit = fc.oneof(
  fc.record({ kind: fc.constant('basket-percent'), percent, skipsReduced }),
  fc.record({ kind: fc.constant('basket-amount'), amounts }),
  fc.record({ kind: fc.constant('products-percent'), percent, selection, skipsReduced }),
  fc.record({ kind: fc.constant('products-amount'), amounts, selection, skipsReduced }),
  fc.record({ kind: fc.constant('products-price'), amounts, selection, skipsReduced }),
  fc.record({
    kind: fc.constant('buy-and-pay'),
    buy: fc.constant(3),
    pay: fc.constantFrom(1, 2),
    selection,
    skipsReduced,
  }),
  fc.record({ kind: fc.constant('free-item'), sku: fc.constant('990112340104ONE') }),
  fc.record({ kind: fc.constant('freight-percent'), percent }),
);
const condition = fc.oneof(
  fc.record({ kind: fc.constant('minimum-amount'), amounts }),
  fc.record({ kind: fc.constant('minimum-quantity'), quantity: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant('contains'), selection, quantity: fc.integer({ min: 1, max: 3 }) }),
);

const campaigns = (priority: fc.Arbitrary<number>) =>
  fc
    .array(
      fc.record({ benefit, priority, combines: fc.boolean(), conditions: fc.array(condition, { maxLength: 2 }) }),
      { maxLength: 5 },
    )
    .map((list) => list.map((facts, index) => aCampaign({ id: `c${index}`, ...facts })));

const row = fc.record({
  kronor: fc.integer({ min: 1, max: 300 }),
  quantity: fc.integer({ min: 1, max: 6 }),
  categories: fc.constantFrom(['A'], ['B'], ['A', 'B']),
  isCampaignPrice: fc.boolean(),
});
const rows = fc
  .array(row, { minLength: 1, maxLength: 5 })
  .map((list) => list.map((facts, index) => aRow({ ...facts, rowNumber: 100 * (index + 1) })));

const freight = { amount: { amount: 4900, currency: 'SEK' as const }, isGross: true };

function find(list: readonly Campaign[], goods: readonly PromotionRow[]) {
  const basket = { rows: goods, codes: [], freight };
  const worth = worthOf(basket, markets.se, 'gross');
  const occasion = { market: markets.se, audience: 'anonymous', system: 'engine', language: 'sv' } as const;
  const { effects } = findEffects(list, basket, { ...occasion, now: new Date('2026-11-16T08:00:00Z') }, worth);
  return { effects, saved: worth(effects) };
}

test('the order of rows and campaigns does not matter', () => {
  fc.assert(
    fc.property(campaigns(fc.integer({ min: 0, max: 2 })), rows, (list, goods) => {
      expect(find(list.toReversed(), goods.toReversed())).toEqual(find(list, goods));
      expect(find([...list.slice(1), ...list.slice(0, 1)], goods)).toEqual(find(list, goods));
    }),
  );
});

test('within a priority, a row without a campaign never loses a discount', () => {
  const unrelated = { ...aRow({ kronor: 10, rowNumber: 9000, sku: '770112340104C50' }), categories: ['Z'] };
  fc.assert(
    fc.property(campaigns(fc.constant(0)), rows, (list, goods) => {
      // When one more row shares a basket discount, a rounding cent may move between rows.
      const oddCents = goods.length + 1;
      expect(find(list, [...goods, unrelated]).saved).toBeGreaterThanOrEqual(find(list, goods).saved - oddCents);
    }),
  );
});

test('within a priority, an additional campaign never costs the buyer more', () => {
  fc.assert(
    fc.property(campaigns(fc.constant(0)), rows, (list, goods) => {
      const fewer = list.slice(0, -1);
      expect(find(list, goods).saved).toBeGreaterThanOrEqual(find(fewer, goods).saved - goods.length);
    }),
  );
});

test('effects refer to existing rows and at most their pieces', () => {
  fc.assert(
    fc.property(campaigns(fc.integer({ min: 0, max: 2 })), rows, (list, goods) => {
      for (const effect of find(list, goods).effects)
        for (const { rowId, quantity } of 'pieces' in effect ? effect.pieces : [])
          expect(quantity).toBeLessThanOrEqual(goods.find((one) => one.rowId === rowId)?.quantity ?? 0);
    }),
  );
});
