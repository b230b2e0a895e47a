import { roundingFor } from '#core/money.ts';
import type { Offers } from '../../assortment/offer.ts';
import { isAway } from '../../is-away.server.ts';
import type { ListPrice } from '../../pricing/displayed-price.ts';
import { withoutPrices } from '../../pricing/hidden-cart.ts';
import { basisOf } from '../../pricing/price-basis.ts';
import { priceCart } from '../../pricing/price-cart.ts';
import type { PricedCart, PromotionEffect, Sides, TaxRates } from '../../pricing/priced-cart.ts';
import { readTaxRates } from '../../pricing/read-tax-rates.server.ts';
import { type TaxLookup, taxRatesOf } from '../../pricing/tax-rates.ts';
import { type TaxLocation, taxRequestOf } from '../../pricing/tax-request.ts';
import type { TaxTreatment } from '../../pricing/tax-rule.ts';
import { promoteBasket } from '../../promotion/promote-basket.server.ts';
import type { Promoted } from '../../promotion/promotion-basket.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import type { OfferedRow } from './offered-row.ts';
import { toPromotionRows } from './promotion-rows.ts';
import { withSoldGifts } from './sold-gifts.ts';

export type RowPrices = {
  /** As the buyer may see it. */
  readonly priced: PricedCart;
  /** What is charged, for whoever may see it or not: it does not leave the server where the two differ. */
  readonly actual: PricedCart;
  /** What the goods come to at home, by which ways to deliver are priced. */
  readonly goods: Sides;
  /** Undefined where the promotions could not be asked: goods are sold without them. */
  readonly promoted: Promoted | undefined;
  readonly failedTax: boolean;
  /** By which it was taxed; undefined until the place of delivery is known. */
  readonly taxRates: TaxRates;
};

export type Destination = {
  /** Where it goes, if that decides over the tax and is known. */
  readonly destination?: TaxLocation | undefined;
  readonly treatment?: TaxTreatment | undefined;
  /** What delivery costs, which may depend on what the goods cost. */
  readonly freight?: ((goods: Sides) => ListPrice) | undefined;
};

type Wanted = Destination & {
  readonly rows: readonly OfferedRow[];
  readonly code: string | undefined;
  /** Those of the buyer; gifts are looked up in them. */
  readonly offers: Offers;
};

/** The prices of this moment, whatever anybody wrote on a row. */
export async function priceRows(shop: Shop, visit: Visit, wanted: Wanted): Promise<RowPrices> {
  const { rows, offers, destination, treatment, freight: freightFor } = wanted;
  const priceable = rows.map(({ row, offer: { unit, origin } }) => ({
    rowId: row.id,
    rowNumber: row.rowNumber,
    sku: row.sku,
    quantity: row.quantity,
    unit,
    origin,
  }));
  const own: TaxLookup = { rates: taxRatesOf(visit.market, priceable), failedTax: false };
  const price = (effects: readonly PromotionEffect[], taxRates: TaxRates, freight: ListPrice | undefined) =>
    priceCart({
      currency: visit.market.currency,
      basis: basisOf(visit),
      rows: priceable,
      effects,
      taxRates,
      listRates: own.rates,
      freight,
      rounding: roundingFor(effects.length > 0 ? 'on' : 'off'),
    });
  const onGoods = await promote(shop, visit, wanted, undefined);
  const goods = price(onGoods?.effects ?? [], own.rates, undefined).totals.products;
  const freight = freightFor?.(goods);
  // What is best for the buyer may be another promotion, once it is known what delivery costs.
  const promoted = freight ? await promote(shop, visit, wanted, freight) : onGoods;
  const effects = promoted?.effects ?? [];
  // What is taxed is what is left after promotions, so the cart is priced before anybody is asked.
  const lookup = destination
    ? await readTaxRates(shop, visit, taxRequestOf(price(effects, own.rates, freight), destination), treatment)
    : own;
  const actual = price(effects, lookup.rates, freight);
  const priced = offers.hidesPrices ? withoutPrices(actual) : actual;
  return { priced, actual, goods, promoted, failedTax: lookup.failedTax, taxRates: lookup.rates };
}

async function promote(
  shop: Shop,
  visit: Visit,
  { rows, code, offers }: Pick<Wanted, 'rows' | 'code' | 'offers'>,
  freight: ListPrice | undefined,
) {
  try {
    const codes = code === undefined ? [] : [code];
    const basket = { rows: toPromotionRows(rows), codes, freight };
    return withSoldGifts(await promoteBasket(shop, visit, basket), offers);
  } catch (error) {
    // Without its promotions the cart would cost more than the buyer was told.
    if (isAway(error)) throw error;
    shop.log.error({ err: error }, 'promotions could not be asked; the cart is priced without them');
    return undefined;
  }
}
