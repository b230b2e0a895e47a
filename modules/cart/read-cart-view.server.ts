import { isAway } from '../is-away.server.ts';
import { readOwnLimit } from '../limit-use/read-own-limit.server.ts';
import { limitPointsOf, pointsOf } from '../pricing/points.ts';
import type { PriceMode } from '../pricing/price-mode.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { CartHolder } from './access/cart-access.server.ts';
import { isOfSession } from './access/cart-owner.ts';
import { emptyCart } from './access/empty-cart.ts';
import type { Cart } from './cart.ts';
import { needsOf } from './cart-needs.ts';
import type { CartView } from './cart-view.ts';
import { dropCode } from './codes/check-held-code.server.ts';
import { removedCodeOf, whyRemoved } from './codes/promotion-code.ts';
import { viewFreightPromotion, viewPromotion } from './codes/view-promotion.ts';
import { readCoworkers } from './coworkers.server.ts';
import { readCurrentCart } from './current-cart.server.ts';
import { readCartLaundry } from './laundry/read-cart-laundry.server.ts';
import { readPricedRows, readRowOffers } from './prices/read-priced-rows.server.ts';
import { coworkerIdOf } from './row-metadata.ts';
import { readServiceRules } from './services/service-rules.server.ts';
import { syncServices } from './services/sync-services.server.ts';
import { reconcileCart } from './upkeep/reconcile-cart.server.ts';
import { syncEmployeeNumbers } from './upkeep/sync-employee-numbers.server.ts';
import { viewFreeItems } from './view/free-items.ts';
import { readStockOf } from './view/row-stock.server.ts';
import { viewRows } from './view/view-rows.ts';

type Input = { readonly mode: PriceMode };
type CartLookup = { readonly cart: Cart | undefined; readonly holder: CartHolder };

/**
 * Access: everybody, to their own cart. Creates no cart, but updates an existing one to the current assortment and
 * removes an invalid code. If carts cannot be read, returns an empty cart that is marked as unavailable.
 */
export async function readCartView(shop: Shop, visit: Visit, { mode }: Input): Promise<CartView> {
  let found: CartLookup;
  try {
    found = await readCurrentCart(shop, visit);
  } catch (error) {
    if (isAway(error)) throw error;
    shop.log.error({ err: error }, 'Failed to fetch cart');
    return { ...(await viewOf(shop, visit, { mode, found: nobody(visit) })), isUnavailable: true };
  }
  return viewOf(shop, visit, { mode, found });
}

const nobody = ({ market }: Visit): CartLookup => ({
  cart: undefined,
  holder: { marketId: market.marketId, owner: { kind: 'public' }, publicCartId: undefined, settings: {} },
});

async function viewOf(
  shop: Shop,
  visit: Visit,
  { mode, found: { cart: stored, holder } }: { mode: PriceMode; found: CartLookup },
): Promise<CartView> {
  const opened = stored ?? emptyCart('', holder, visit.now);
  const offers = await readRowOffers(shop, visit, opened.rows, mode);
  const { cart: inLine, reconciled } = await reconcileCart(shop, visit, { cart: opened, holder, offers, at: 'load' });
  const coworkers = await readCoworkers(
    shop.db,
    visit.claims,
    inLine.rows.flatMap((row) => coworkerIdOf(row) ?? []),
  );
  const numbered = await syncEmployeeNumbers(shop, visit, { cart: inLine, coworkers });
  const cart = await syncServices(shop, visit, { cart: numbered, services: offers.services });
  const rules = await readServiceRules(shop, visit, cart.rows, offers);
  const { rows, entry, usesCodes, priced, promoted } = await readPricedRows(shop, visit, { cart, holder, offers });
  const codeRemoved = (entry && whyRemoved(entry.value, cart.rows, promoted?.codes[0])) ?? removedCodeOf(cart);
  if (codeRemoved) await dropCode(shop, visit, cart, { removed: codeRemoved, isTold: true });
  const needs = needsOf(holder.settings);
  const laundry = await readCartLaundry(shop, visit, { cart, settings: holder.settings, isShown: true });
  const viewed = viewRows({ rows, priced, stockOf: await readStockOf(shop, rows), coworkers, needs, rules, laundry });
  const { products, payable } = priced.totals;
  const limit = offers.hidesPrices
    ? undefined
    : await readOwnLimit(shop, visit, { settings: holder.settings, total: payable });
  return {
    id: stored?.id,
    version: cart.version,
    name: cart.name,
    description: cart.description,
    ...viewed,
    freeItems: viewFreeItems(priced.rows, offers),
    priced,
    hidesPrices: offers.hidesPrices,
    isUnavailable: false,
    maySave: holder.owner.kind !== 'public' && !isOfSession(holder.owner),
    promotion: viewPromotion(entry, promoted, priced.rows),
    freightPromotion: offers.hidesPrices ? undefined : viewFreightPromotion(promoted?.effects),
    mayEnterCode: usesCodes,
    codeRemoved,
    showFreeItemsDisclaimer: promoted?.showFreeItemsDisclaimer ?? false,
    needs,
    coworkers,
    laundry,
    amountLimit: limit,
    points: offers.hidesPrices
      ? undefined
      : pointsOf(mode === 'incl' ? (products.gross ?? products.net) : products.net, holder.settings),
    limitPoints: limit && limitPointsOf(limit, holder.settings),
    reconciled,
  };
}
