import { ok, refuse } from '#core/result.ts';
import type { Offer } from '../assortment/offer.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readOrderScope } from './order-scope.server.ts';
import { findBought } from './store/bought-store.server.ts';

type Input = { readonly limit: number };

export type Bought = {
  readonly sku: string;
  readonly quantity: number;
  readonly boughtAt: Date;
  /** The current offer for this visitor. */
  readonly offer: Offer;
};

/** Reads this many times the limit, because products that are no longer sold are left out. */
const readAhead = 3;

/**
 * For signed-in visitors: the last products of their own orders for the current company, each once in the size last bought. Products
 * that they cannot buy any more are left out, and so are products that are only in orders hidden from them.
 */
export async function readRecentlyBought(shop: Shop, visit: Visit, { limit }: Input) {
  const scope = await readOrderScope(shop, visit, 'own');
  if (!scope) return refuse({ code: 'not-signed-in' });
  const rows = await findBought(shop.db, scope, limit * readAhead);
  const offers = await readOffers(shop, visit, [], { mode: 'excl' });
  const bought = rows
    .map((row): Bought => ({ ...row, offer: offers.get(row.sku) }))
    .filter(({ offer }) => offer.isSold)
    .slice(0, limit);
  return ok({ bought, hidesPrices: offers.hidesPrices });
}
