import { ok } from '#core/result.ts';
import type { Shop } from '../../shop.server.ts';
import type { Services } from '../../vas/services.server.ts';
import type { Visit } from '../../visit.ts';
import { changeCart } from '../access/change-cart.server.ts';
import type { Cart } from '../cart.ts';
import { updateRows } from '../store/row-store.server.ts';
import { outdatedServices } from './sync-services.ts';

/** Access: cart owner. Gives services the quantity of their garments. A correct cart costs no statement. */
export async function syncServices(
  shop: Shop,
  visit: Visit,
  { cart, services }: { cart: Cart; services: Services },
): Promise<Cart> {
  if (outdatedServices(cart.rows, services).length === 0) return cart;
  try {
    const synced = await changeCart(shop, visit, { cartId: cart.id }, async (db, locked) => {
      const updated = outdatedServices(locked.rows, services);
      await updateRows(db, updated, visit.now);
      const changed = new Map(updated.map((row) => [row.id, { ...row, version: row.version + 1 }]));
      return ok({ ...locked, rows: locked.rows.map((row) => changed.get(row.id) ?? row) });
    });
    return synced.ok ? synced.value : cart;
  } catch (error) {
    shop.log.error({ err: error }, 'quantities of services could not be brought up to date');
    return cart;
  }
}
