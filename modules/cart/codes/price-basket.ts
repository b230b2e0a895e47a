import { roundingFor } from '#core/money.ts';
import type { Market } from '../../market/market.ts';
import { priceCart } from '../../pricing/price-cart.ts';
import type { PriceableRow, PricedCart, PromotionEffect } from '../../pricing/priced-cart.ts';
import { taxRatesOf } from '../../pricing/tax-rates.ts';

type Basket = { readonly rows: readonly PriceableRow[]; readonly effects: readonly PromotionEffect[] };

/** What goods cost that are in no cart and go nowhere yet. */
export function priceBasket(market: Market, { rows, effects }: Basket): PricedCart {
  const taxRates = taxRatesOf(market, rows);
  return priceCart({
    currency: market.currency,
    rows,
    effects,
    taxRates,
    freight: undefined,
    rounding: roundingFor('on'),
  });
}
