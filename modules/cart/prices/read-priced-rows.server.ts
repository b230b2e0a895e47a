import { readOffers } from '../../assortment/read-offers.server.ts';
import { readMarketSettings } from '../../market/read-market-settings.server.ts';
import type { PriceMode } from '../../pricing/price-mode.ts';
import { mayEnterCode } from '../../promotion/may-enter-code.ts';
import type { Shop } from '../../shop.server.ts';
import { readServicesOrNone } from '../../vas/services.server.ts';
import type { Visit } from '../../visit.ts';
import type { CartHolder } from '../access/cart-access.server.ts';
import type { Cart, CartRow } from '../cart.ts';
import { codeOf } from '../codes/promotion-code.ts';
import { serviceOffer } from '../services/service-offer.ts';
import { boughtFrom, type RowOffers, withOffers } from './offered-row.ts';
import { type Destination, priceRows } from './price-rows.server.ts';

/** Reads the visitor's offers for the rows, each from the price list stored on the row. */
export async function readRowOffers(
  shop: Shop,
  visit: Visit,
  rows: readonly CartRow[],
  mode: PriceMode,
): Promise<RowOffers> {
  const offers = await readOffers(shop, visit, rows.map(boughtFrom), { mode });
  const services = await readServicesOrNone(shop, visit);
  return { ...offers, services, serviceOf: (sku) => serviceOffer(services, sku, visit) };
}

/** If codes are switched off, a code stays on the cart without effect, and the order is refused. */
export async function mayUseCodes(shop: Shop, { claims, market }: Visit, { settings }: CartHolder): Promise<boolean> {
  const marketSettings = await readMarketSettings(shop, market.marketId);
  return mayEnterCode({ claims, companySettings: settings, marketSettings });
}

type ToPrice = Destination & {
  readonly cart: Pick<Cart, 'rows' | 'metadata'>;
  readonly holder: CartHolder;
  readonly offers: RowOffers;
};

/** Prices the owner's cart with current prices and promotions. */
export async function readPricedRows(shop: Shop, visit: Visit, { cart, holder, offers, ...destination }: ToPrice) {
  const usesCodes = await mayUseCodes(shop, visit, holder);
  const entry = usesCodes ? codeOf(cart) : undefined;
  const rows = withOffers(cart.rows, offers);
  const prices = await priceRows(shop, visit, { rows, code: entry?.value, offers, ...destination });
  return { rows, entry, usesCodes, ...prices };
}
