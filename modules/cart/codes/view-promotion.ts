import type { PricedRow, PromotionEffect } from '../../pricing/priced-cart.ts';
import type { Promoted } from '../../promotion/promotion-basket.ts';
import type { Metadata } from '../cart.ts';
import type { AppliedPromotion, FreightPromotion } from '../cart-view.ts';

/** Describes the code of a cart, its promotion and the rows that it discounts. */
export function viewPromotion(
  entry: Metadata | undefined,
  promoted: Promoted | undefined,
  rows: readonly PricedRow[],
): AppliedPromotion | undefined {
  const said = promoted?.codes[0];
  if (!entry || !said?.isValid) return undefined;
  const isOfCode = ({ adjustments }: PricedRow) => adjustments.some(({ code }) => code === said.code);
  return {
    code: said.code,
    isValid: said.isValid,
    name: said.name,
    description: said.description,
    products: rows.filter(isOfCode).map(({ rowNumber }) => ({ rowNumber })),
    metadataId: entry.id,
  };
}

export function viewFreightPromotion(effects: readonly PromotionEffect[] = []): FreightPromotion | undefined {
  for (const effect of effects) {
    const { name, code } = effect;
    if (effect.kind === 'freight-percent') return { name, code, kind: 'percent', percent: effect.basisPoints / 100 };
    if (effect.kind === 'freight-price') return { name, code, kind: 'price', price: effect.price };
  }
  return undefined;
}
