import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { Cart } from './cart.ts';
import { checkRoom } from './most-rows.ts';
import { changeRows } from './rows/change-rows.server.ts';
import { findRowPlace } from './store/row-places-store.server.ts';
import { removeRows as removeStoredRows, restoreRows as restoreStoredRows } from './store/row-store.server.ts';

type Input = { readonly cartId?: string | undefined; readonly rowIds: readonly string[] };

/** Access: cart owner. Removes rows of one cart and their services; they can be restored for a limited time. */
export async function removeRows(shop: Shop, visit: Visit, input: Input) {
  return withRowsOfOneCart(shop, visit, input, removeStoredRows, () => ok(undefined));
}

/** Access: cart owner. Restores rows with their numbers and services. */
export async function restoreRows(shop: Shop, visit: Visit, input: Input) {
  return withRowsOfOneCart(shop, visit, input, restoreStoredRows, (cart, back) => checkRoom(cart.rows.length + back));
}

async function withRowsOfOneCart(
  shop: Shop,
  visit: Visit,
  { cartId, rowIds }: Input,
  touch: typeof removeStoredRows,
  check: (cart: Cart, touched: number) => ReturnType<typeof checkRoom>,
) {
  const [first] = rowIds;
  const place = first === undefined ? undefined : await findRowPlace(shop.db, first);
  if (!place || (cartId !== undefined && place.cartId !== cartId)) return refuse({ code: 'row-not-found' });
  return changeRows(shop, visit, place, async (db, cart) => {
    const touched = await touch(db, cart.id, rowIds, visit.now);
    if (touched.length === 0) return refuse({ code: 'row-not-found' });
    const checked = check(cart, touched.length);
    return checked.ok ? ok({ cartId: cart.id, rowIds: touched }) : checked;
  });
}
