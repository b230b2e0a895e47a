import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok } from '#core/result.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { changeCart } from '../access/change-cart.server.ts';
import type { Cart } from '../cart.ts';
import type { Coworker } from '../cart-view.ts';
import { withEntries } from '../row-metadata.ts';
import { updateRows } from '../store/row-store.server.ts';
import { outdatedEmployeeNumbers } from './employee-number.ts';

/**
 * Access: cart owner. Updates rows to the current employee numbers of their wearers. A correct cart costs no statement.
 */
export async function syncEmployeeNumbers(
  shop: Shop,
  visit: Visit,
  { cart, coworkers }: { cart: Cart; coworkers: readonly Coworker[] },
): Promise<Cart> {
  if (outdatedEmployeeNumbers(cart.rows, coworkers).length === 0) return cart;
  try {
    const synced = await changeCart(shop, visit, { cartId: cart.id }, async (db, locked) => {
      const updated = outdatedEmployeeNumbers(locked.rows, coworkers).map(({ row, employeeNo }) => ({
        ...row,
        metadata: withEntries(row.metadata, { EmployeeNo: employeeNo }, () => newId(visit.now, randomBytes)),
      }));
      await updateRows(db, updated, visit.now);
      const changed = new Map(updated.map((row) => [row.id, { ...row, version: row.version + 1 }]));
      return ok({ ...locked, rows: locked.rows.map((row) => changed.get(row.id) ?? row) });
    });
    return synced.ok ? synced.value : cart;
  } catch (error) {
    shop.log.error({ err: error }, 'employee numbers of a cart could not be brought up to date');
    return cart;
  }
}
