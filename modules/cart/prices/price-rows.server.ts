import { roundingFor } from '#core/money.ts';
import type { Offers } from '../../assortment/offer.ts';
import { withoutPrices } from '../../pricing/hidden-cart.ts';
import { priceCart } from '../../pricing/price-cart.ts';
import type { PricedCart, TaxRates } from '../../pricing/priced-cart.ts';
import { readTaxRates } from '../../pricing/read-tax-rates.server.ts';
import { type TaxLookup, taxRatesOf } from '../../pricing/tax-rates.ts';
import { type TaxLocation, taxRequestOf } from '../../pricing/tax-request.ts';
import { promoteBasket } from '../../promotion/promote-basket.server.ts';
import type { Promoted } from '../../promotion/promotion-basket.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import type { OfferedRow } from './offered-row.ts';
import { toPromotionRows } from './promotion-rows.ts';
import { withSoldGifts } from './sold-gifts.ts';

export type RowPrices = {
  readonly priced: PricedCart;
  /** Undefined where the promotions could not be asked: goods are sold without them. */
  readonly promoted: Promoted | undefined;
  readonly failedTax: boolean;
};

type Wanted = {
  readonly rows: readonly OfferedRow[];
  readonly code: string | undefined;
  /** Those of the buyer; gifts are looked up in them. */
  readonly offers: Offers;
  /** Where it goes, if that decides over the tax and is known. */
  readonly destination: TaxLocation | undefined;
};

/** The prices of this moment, whatever anybody wrote on a row. */
export async function priceRows(
  shop: Shop,
  visit: Visit,
  { rows, code, offers, destination }: Wanted,
): Promise<RowPrices> {
  const promoted = await promote(shop, visit, { rows, code, offers });
  const priceable = rows.map(({ row, offer: { unit, origin } }) => ({
    rowId: row.id,
    rowNumber: row.rowNumber,
    sku: row.sku,
    quantity: row.quantity,
    unit,
    origin,
  }));
  const effects = promoted?.effects ?? [];
  const price = (taxRates: TaxRates) =>
    priceCart({
      currency: visit.market.currency,
      rows: priceable,
      effects,
      taxRates,
      freight: undefined,
      rounding: roundingFor(effects.length > 0 ? 'on' : 'off'),
    });
  const own: TaxLookup = { rates: taxRatesOf(visit.market, priceable), failedTax: false };
  // What is taxed is what is left after promotions, so the cart is priced before anybody is asked.
  const lookup = destination ? await readTaxRates(shop, visit, taxRequestOf(price(own.rates), destination)) : own;
  const priced = price(lookup.rates);
  return { priced: offers.hidesPrices ? withoutPrices(priced) : priced, promoted, failedTax: lookup.failedTax };
}

async function promote(shop: Shop, visit: Visit, { rows, code, offers }: Omit<Wanted, 'destination'>) {
  try {
    const codes = code === undefined ? [] : [code];
    const basket = { rows: toPromotionRows(rows), codes, freight: undefined };
    return withSoldGifts(await promoteBasket(shop, visit, basket), offers);
  } catch (error) {
    shop.log.error({ err: error }, 'promotions could not be asked; the cart is priced without them');
    return undefined;
  }
}
