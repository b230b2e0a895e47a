import { percentOf } from '#core/money.ts';
import type { ListPrice } from '../displayed-price.ts';
import { freightSku } from '../freight-sku.ts';
import type { PriceableRow, PromotionEffect } from '../priced-cart.ts';
import { exactTimes } from './exact.ts';
import { type Line, shareOf, take } from './line.ts';
import { onBasis } from './sides.ts';

/** Freight is an extra row with its own tax rate. */
export function freightRow(price: ListPrice): PriceableRow {
  return { rowId: freightSku, rowNumber: 0, sku: freightSku, quantity: 1, unit: price, origin: undefined };
}

export function applyFreightEffects(freight: Line, effects: readonly PromotionEffect[]): Line {
  return effects.reduce((line, effect) => {
    const { left } = line;
    if (effect.kind === 'freight-percent') {
      const share = shareOf(effect.basisPoints);
      return take(line, effect, percentOf(left, share, 'towardsZero').amount, exactTimes(left, share, 10_000n));
    }
    if (effect.kind !== 'freight-price') return line;
    return take(line, effect, left.amount - onBasis(effect.price, line.rule, line.rule.rounding).amount);
  }, freight);
}
