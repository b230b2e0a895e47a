import { roundingFor } from '#core/money.ts';
import { basisOf } from '../../pricing/price-basis.ts';
import { priceCart } from '../../pricing/price-cart.ts';
import type { PriceableRow, PricedCart, PromotionEffect } from '../../pricing/priced-cart.ts';
import { taxRatesOf } from '../../pricing/tax-rates.ts';
import type { Visit } from '../../visit.ts';

type Basket = { readonly rows: readonly PriceableRow[]; readonly effects: readonly PromotionEffect[] };

/** Prices goods that are not in a cart and have no delivery address. */
export function priceBasket(
  { market, claims }: Pick<Visit, 'market' | 'claims'>,
  { rows, effects }: Basket,
): PricedCart {
  const taxRates = taxRatesOf(market, rows);
  return priceCart({
    currency: market.currency,
    basis: basisOf({ market, claims }),
    rows,
    effects,
    taxRates,
    freight: undefined,
    rounding: roundingFor('on'),
  });
}
