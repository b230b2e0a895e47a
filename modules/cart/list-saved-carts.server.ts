import type { Shop } from '../shop.server.ts';
import { type CartVisit, readCartAccess } from './access/cart-access.server.ts';
import { listSummaries, type SavedCart } from './store/saved-cart-store.server.ts';

/** Everybody sees their own, the last changed first; a stranger has none. Without them a page still is a page. */
export async function listSavedCarts(shop: Pick<Shop, 'db' | 'env' | 'log'>, visit: CartVisit): Promise<SavedCart[]> {
  if (!visit.claims) return [];
  try {
    return await listSummaries(shop.db, await readCartAccess(shop, visit));
  } catch (error) {
    shop.log.error({ err: error }, 'the saved carts could not be read');
    return [];
  }
}
