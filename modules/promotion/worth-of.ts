import { colourPartNumber } from '#core/sku.ts';
import { freightSku } from '../pricing/freight-sku.ts';
import type { PriceBasis } from '../pricing/price-basis.ts';
import { priceCart } from '../pricing/price-cart.ts';
import type { Worth } from './choose-campaigns.ts';
import type { PromotionBasket } from './promotion-basket.ts';
import type { Situation } from './situation.ts';

/** Savings of effects on a basket, net or gross as the market totals. A free item counts as zero. */
export function worthOf({ rows, freight }: PromotionBasket, market: Situation['market'], basis: PriceBasis): Worth {
  const { currency, vatBasisPoints } = market;
  const skus = [freightSku, ...rows.map(({ sku }) => colourPartNumber(sku))];
  const taxRates = new Map(skus.map((sku) => [sku, vatBasisPoints]));
  const priceable = rows.map((row) => ({ ...row, origin: undefined }));
  return (effects) => {
    const priced = priceCart({ currency, basis, rows: priceable, effects, taxRates, freight, rounding: 'halfUp' });
    const discounts = [priced.totals.discount, ...(priced.freight ? [priced.freight.discount] : [])];
    return discounts.reduce((saved, off) => saved + (off[basis] ?? off.net).amount, 0);
  };
}
