import { colourPartNumber } from '#core/sku.ts';
import { freightSku } from '../pricing/freight-sku.ts';
import { priceCart } from '../pricing/price-cart.ts';
import type { Worth } from './choose-campaigns.ts';
import type { PromotionBasket } from './promotion-basket.ts';
import type { Situation } from './situation.ts';

/** How much effects save on a basket, told without tax. A free item saves nothing that can be counted. */
export function worthOf({ rows, freight }: PromotionBasket, market: Situation['market']): Worth {
  const { currency, vatBasisPoints } = market;
  const skus = [freightSku, ...rows.map(({ sku }) => colourPartNumber(sku))];
  const taxRates = new Map(skus.map((sku) => [sku, vatBasisPoints]));
  const priceable = rows.map((row) => ({ ...row, origin: undefined }));
  return (effects) => {
    const priced = priceCart({ currency, rows: priceable, effects, taxRates, freight, rounding: 'halfUp' });
    return priced.totals.discount.net.amount + (priced.freight?.discount.net.amount ?? 0);
  };
}
