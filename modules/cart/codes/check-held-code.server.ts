import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok } from '#core/result.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { readCartAccess } from '../access/cart-access.server.ts';
import { changeCart } from '../access/change-cart.server.ts';
import type { Cart } from '../cart.ts';
import type { CodeRemoved } from '../cart-view.ts';
import { readPricedRows, readRowOffers } from '../prices/read-priced-rows.server.ts';
import { findCart, updateCart } from '../store/cart-store.server.ts';
import { codeOf, whyRemoved, withoutCode } from './promotion-code.ts';

/** After a row change, removes a code that is no longer valid and reports it at the next read of the cart. */
export async function checkHeldCode(shop: Shop, visit: Visit, before: Cart): Promise<void> {
  if (!codeOf(before)) return;
  const holder = await readCartAccess(shop, visit);
  const cart = await findCart(shop.db, holder, before.id);
  if (!cart) return;
  const offers = await readRowOffers(shop, visit, cart.rows, 'excl');
  const { entry, promoted } = await readPricedRows(shop, visit, { cart, holder, offers });
  const removed = entry && whyRemoved(entry.value, cart.rows, promoted?.codes[0]);
  if (removed) await dropCode(shop, visit, cart, { removed, isTold: false });
}

/** If this write fails, the next read tries again. The cart is shown without the discount in both cases. */
export async function dropCode(
  shop: Shop,
  visit: Visit,
  { id: cartId }: Cart,
  { removed, isTold }: { removed: CodeRemoved; isTold: boolean },
): Promise<void> {
  try {
    await changeCart(shop, visit, { cartId }, async (db, cart) => {
      // Another request may have set another code, which must be kept.
      const isOther = codeOf(cart) !== undefined && codeOf(cart)?.value !== removed.code;
      const metadata = withoutCode(cart, isTold ? undefined : removed, () => newId(visit.now, randomBytes));
      if (!isOther) await updateCart(db, cart.id, { metadata });
      return ok(undefined);
    });
  } catch (error) {
    shop.log.error({ err: error }, 'a discount code could not be taken off a cart');
  }
}
