import { percentOf } from '#core/money.ts';
import type { PromotionEffect } from '../pricing/priced-cart.ts';
import { listSum } from './basket-sums.ts';
import type { Worth } from './choose-campaigns.ts';
import type { PromotionBasket } from './promotion-basket.ts';
import type { PricedRow, Situation } from './situation.ts';

/** How much effects save on a basket, told without tax. */
export function worthOf({ rows, freight }: PromotionBasket, market: Situation['market']): Worth {
  const priced = rows.filter((row): row is PricedRow => row.unit !== undefined);
  const one = (effect: PromotionEffect): number => {
    switch (effect.kind) {
      case 'basket-percent':
        return percentOf(listSum(priced, false, { market }), effect.basisPoints, 'towardsZero').amount;
      case 'freight-percent':
        return freight ? percentOf(freight.amount, effect.basisPoints, 'towardsZero').amount : 0;
      default:
        return 0;
    }
  };
  return (effects) => effects.reduce((sum, effect) => sum + one(effect), 0);
}
