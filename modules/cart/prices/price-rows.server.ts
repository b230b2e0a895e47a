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
  /** Prices as the buyer may see them. */
  readonly priced: PricedCart;
  /**
   * Prices that are charged, even if they are hidden from the buyer. If the two differ, these must not leave the
   * server.
   */
  readonly actual: PricedCart;
  /** Value of the goods with domestic tax; delivery methods are priced by it. */
  readonly goods: Sides;
  /** Undefined if the promotion engine is unavailable: the goods are sold without promotions. */
  readonly promoted: Promoted | undefined;
  readonly failedTax: boolean;
  /** Undefined until the delivery address is known. */
  readonly taxRates: TaxRates;
};

export type Destination = {
  /** The delivery address, where it decides the tax and is known. */
  readonly destination?: TaxLocation | undefined;
  readonly treatment?: TaxTreatment | undefined;
  /** Cost of delivery, which may depend on the value of the goods. */
  readonly freight?: ((goods: Sides) => ListPrice) | undefined;
  /** Campaigns of which the cart already holds a use, for the cart of a waiting order. */
  readonly heldUses?: readonly string[] | undefined;
};

type PriceRequest = Destination & {
  readonly rows: readonly OfferedRow[];
  readonly code: string | undefined;
  /** The buyer's offers; free items are looked up in them. */
  readonly offers: Offers;
};

/** Calculates current prices and ignores prices stored on rows. */
export async function priceRows(shop: Shop, visit: Visit, wanted: PriceRequest): Promise<RowPrices> {
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
  // Once the cost of delivery is known, another promotion may be better for the buyer.
  const promoted = freight ? await promote(shop, visit, wanted, freight) : onGoods;
  const effects = promoted?.effects ?? [];
  // Tax applies to the discounted amount, so promotions are applied before the tax lookup.
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
  { rows, code, offers, heldUses }: Pick<PriceRequest, 'rows' | 'code' | 'offers' | 'heldUses'>,
  freight: ListPrice | undefined,
) {
  try {
    const codes = code === undefined ? [] : [code];
    const basket = { rows: toPromotionRows(rows), codes, freight, heldUses };
    return withSoldGifts(await promoteBasket(shop, visit, basket), offers);
  } catch (error) {
    // Without its promotions the cart would cost more than the buyer has seen, so the request fails.
    if (isAway(error)) throw error;
    shop.log.error({ err: error }, 'promotions could not be asked; the cart is priced without them');
    return undefined;
  }
}
