import { ok, refuse } from '#core/result.ts';
import type { TaxLocation } from '../../pricing/tax-request.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { readCartAccess } from '../access/cart-access.server.ts';
import { needsOf } from '../cart-needs.ts';
import { readCoworkers } from '../coworkers.server.ts';
import { callersMode } from '../prices/callers-mode.ts';
import { readPricedRows, readRowOffers } from '../prices/read-priced-rows.server.ts';
import { coworkerIdOf } from '../row-metadata.ts';
import { readServiceRules } from '../services/service-rules.server.ts';
import { findCart } from '../store/cart-store.server.ts';
import { readStockOf } from '../view/row-stock.server.ts';
import { viewRows } from '../view/view-rows.ts';

/** Access: cart owner. Reads any of their carts as it would be shown now, and changes nothing. */
export async function readCartRows(
  shop: Shop,
  visit: Visit,
  { cartId, destination }: { cartId: string; destination?: TaxLocation | undefined },
) {
  const holder = await readCartAccess(shop, visit);
  const cart = await findCart(shop.db, holder, cartId);
  if (!cart) return refuse({ code: 'cart-not-found' });
  const mode = callersMode(visit, holder);
  const offers = await readRowOffers(shop, visit, cart.rows, mode);
  const prices = await readPricedRows(shop, visit, { cart, holder, offers, destination });
  const { rows, priced, failedTax } = prices;
  const named = cart.rows.flatMap((row) => coworkerIdOf(row) ?? []);
  const coworkers = await readCoworkers(shop.db, visit.claims, named);
  const stockOf = await readStockOf(shop, rows);
  const rules = await readServiceRules(shop, visit, cart.rows, offers);
  const viewed = viewRows({ rows, priced, stockOf, coworkers, needs: needsOf(holder.settings), rules });
  return ok({ cart, mode, priced, failedTax, hidesPrices: offers.hidesPrices, ...viewed });
}
