import { readUnits, type UnitShop } from '../assortment/read-units.server.ts';
import { isAway } from '../is-away.server.ts';
import type { Shop } from '../shop.server.ts';
import { type CartShop, type CartVisit, readCartAccess } from './access/cart-access.server.ts';
import { listSummaries, type SavedCart } from './store/saved-cart-store.server.ts';

/**
 * Access: everybody. Lists the visitor's own saved carts and those colleagues share, the most recently changed first.
 * Anonymous visitors have none.
 */
export async function readSavedCarts(shop: CartShop & UnitShop, visit: CartVisit): Promise<SavedCart[]> {
  if (!visit.claims) return [];
  return listSummaries(shop.db, await readCartAccess(shop, visit), await readUnits(shop, visit));
}

/** For pages: returns an empty list if the carts cannot be read. */
export async function listSavedCarts(
  shop: Pick<Shop, 'db' | 'env' | 'log' | 'snapshots' | 'catalogueThread' | 'live'>,
  visit: CartVisit,
): Promise<SavedCart[]> {
  try {
    return await readSavedCarts(shop, visit);
  } catch (error) {
    if (isAway(error)) throw error;
    shop.log.error({ err: error }, 'the saved carts could not be read');
    return [];
  }
}
