import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { getCart } from './get-cart.server.ts';

/** Access: cart owner. */
export async function readRow(shop: Shop, visit: Visit, { cartId, rowId }: { cartId: string; rowId: string }) {
  const cart = await getCart(shop, visit, { id: cartId });
  if (!cart.ok) return cart;
  const row = cart.value.rows.find(({ id }) => id === rowId);
  return row ? ok(row) : refuse({ code: 'row-not-found' });
}
