import { roundingFor } from '#core/money.ts';
import { withoutPrices } from '../../pricing/hidden-cart.ts';
import { priceCart } from '../../pricing/price-cart.ts';
import type { PricedCart } from '../../pricing/priced-cart.ts';
import { taxRatesOf } from '../../pricing/tax-rates.ts';
import { promoteBasket } from '../../promotion/promote-basket.server.ts';
import type { Promoted } from '../../promotion/promotion-basket.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import type { OfferedRow } from './offered-row.ts';
import { toPromotionRows } from './promotion-rows.ts';

export type RowPrices = {
  readonly priced: PricedCart;
  /** Undefined where the promotions could not be asked: goods are sold without them. */
  readonly promoted: Promoted | undefined;
};

/** The prices of this moment, whatever anybody wrote on a row. */
export async function priceRows(
  shop: Shop,
  visit: Visit,
  { rows, code, hidesPrices }: { rows: readonly OfferedRow[]; code: string | undefined; hidesPrices: boolean },
): Promise<RowPrices> {
  const promoted = await promote(shop, visit, rows, code);
  const priceable = rows.map(({ row, offer: { unit, origin } }) => ({
    rowId: row.id,
    rowNumber: row.rowNumber,
    sku: row.sku,
    quantity: row.quantity,
    unit,
    origin,
  }));
  const effects = promoted?.effects ?? [];
  const priced = priceCart({
    currency: visit.market.currency,
    rows: priceable,
    effects,
    taxRates: taxRatesOf(visit.market, priceable),
    freight: undefined,
    rounding: roundingFor(effects.length > 0 ? 'on' : 'off'),
  });
  return { priced: hidesPrices ? withoutPrices(priced) : priced, promoted };
}

async function promote(shop: Shop, visit: Visit, rows: readonly OfferedRow[], code: string | undefined) {
  try {
    const codes = code === undefined ? [] : [code];
    return await promoteBasket(shop, visit, { rows: toPromotionRows(rows), codes, freight: undefined });
  } catch (error) {
    shop.log.error({ err: error }, 'promotions could not be asked; the cart is priced without them');
    return undefined;
  }
}
