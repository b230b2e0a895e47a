import { roundingFor } from '#core/money.ts';
import { colourPartNumber } from '#core/sku.ts';
import type { Market } from '../market/market.ts';
import { priceCart } from '../pricing/price-cart.ts';
import type { PriceableRow, PricedCart, PromotionEffect } from '../pricing/priced-cart.ts';

type Basket = { readonly rows: readonly PriceableRow[]; readonly effects: readonly PromotionEffect[] };

/** What goods cost that are in no cart and go nowhere yet: the market's VAT, and no word of sales taxes. */
export function priceBasket(market: Market, { rows, effects }: Basket): PricedCart {
  const { currency, vatBasisPoints, consumerPricesInclVat } = market;
  const rates = new Map(rows.map(({ sku }) => [colourPartNumber(sku), vatBasisPoints]));
  const taxRates = consumerPricesInclVat ? rates : undefined;
  return priceCart({ currency, rows, effects, taxRates, freight: undefined, rounding: roundingFor('on') });
}
