import type { Offers } from '../../assortment/offer.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import type { CartHolder } from '../access/cart-access.server.ts';
import type { Cart, CartRow } from '../cart.ts';
import type { CartView } from '../cart-view.ts';
import { lockCart } from '../store/cart-store.server.ts';
import { removeRows, updateRows } from '../store/row-store.server.ts';
import { isReconciliationDeferred, type Reconciliation, reconcile } from './reconcile.ts';

type Input = {
  readonly cart: Cart;
  readonly holder: CartHolder;
  /** The owner's offers for the rows, each from the price list stored on the row. */
  readonly offers: Pick<Offers, 'get'>;
  /** Some corrections are skipped at `load` and made at `order`. */
  readonly at: 'load' | 'order';
};

type ReconcileResult = { readonly cart: Cart; readonly reconciled: CartView['reconciled'] };

/**
 * Access: cart owner; the caller has read the holder from the visit. Removes rows that are no longer sold to the owner
 * and corrects the price lists of the others. A correct cart costs no statement. If the write fails, the cart is shown
 * as it was.
 */
export async function reconcileCart(
  shop: Pick<Shop, 'db' | 'log'>,
  visit: Pick<Visit, 'claims' | 'now'>,
  { cart, holder, offers, at }: Input,
): Promise<ReconcileResult> {
  const untouched = { cart, reconciled: [] };
  if (at === 'load' && isReconciliationDeferred(visit.claims, holder.settings)) return untouched;
  if (isNothing(reconcile(cart.rows, offers))) return untouched;
  try {
    return await shop.db.transaction().execute(async (db) => {
      const locked = await lockCart(db, holder, cart.id, visit.now);
      if (!locked || locked.orderId !== undefined) return untouched;
      const { removed, updated } = reconcile(locked.rows, offers);
      const ids = removed.map(({ id }) => id);
      const gone = await removeRows(db, cart.id, ids, visit.now);
      await updateRows(db, updated, visit.now);
      return {
        cart: { ...locked, rows: rowsAfter(locked.rows, gone, updated) },
        reconciled: [...removed.map(told('removed')), ...updated.map(told('updated'))],
      };
    });
  } catch (error) {
    shop.log.error({ err: error }, 'a cart could not be brought in line with the assortment');
    return untouched;
  }
}

const isNothing = ({ removed, updated }: Reconciliation) => removed.length + updated.length === 0;

const told =
  (what: 'removed' | 'updated') =>
  ({ sku, name }: CartRow) => ({ sku, name, what });

function rowsAfter(rows: readonly CartRow[], gone: readonly string[], updated: readonly CartRow[]): CartRow[] {
  const isGone = new Set(gone);
  const changed = new Map(updated.map((row) => [row.id, { ...row, version: row.version + 1 }]));
  return rows.filter(({ id }) => !isGone.has(id)).map((row) => changed.get(row.id) ?? row);
}
