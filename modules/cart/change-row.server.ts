import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { CartRow } from './cart.ts';
import { type Entries, entryOf } from './row-metadata.ts';
import { changeRows } from './rows/change-rows.server.ts';
import { rowAfter } from './rows/row-change.ts';
import { checkEntries } from './rows/row-entries.server.ts';
import { findRowPlace, type RowPlace } from './store/row-places-store.server.ts';
import { removeRows, updateRows } from './store/row-store.server.ts';

type Change = {
  readonly sku?: string | undefined;
  /** 0 removes the row. */
  readonly quantity?: number | undefined;
  readonly comment?: string | undefined;
  /** Null removes the wearer. */
  readonly coworkerId?: number | null | undefined;
  readonly personalPacking?: boolean | undefined;
  readonly emailPacking?: string | undefined;
  /** Other metadata entries that partners set. */
  readonly entries?: Entries | undefined;
};

type Input = {
  readonly cartId?: string | undefined;
  readonly rowId: string;
  /** The version that the caller has read. Without it, the last change wins. */
  readonly version?: number | undefined;
  readonly change: Change;
};

/** Access: cart owner; for other callers the row does not exist. */
export async function changeRow(shop: Shop, visit: Visit, input: Input) {
  const { rowId, cartId, version, change } = input;
  const entries = await checkEntries(shop.db, visit.claims, [entriesOf(change)]);
  if (!entries.ok) return entries;
  const [own = {}] = entries.value;
  // Another request may change the article between reading and locking the row; in that case read it again.
  for (;;) {
    const place = await findRowPlace(shop.db, rowId);
    if (!place || (cartId !== undefined && place.cartId !== cartId)) return refuse({ code: 'row-not-found' });
    const from = { priceList: entryOf(place, 'PriceListId') };
    const offer = (await readOffers(shop, visit, [from], { mode: 'excl' })).get(change.sku ?? place.sku, from);
    const changed = await changeRows(shop, visit, place, async (db, cart) => {
      const row = cart.rows.find(({ id }) => id === rowId);
      if (!row) return refuse({ code: 'row-not-found' });
      if (version !== undefined && version !== row.version) return refuse({ code: 'row-changed', row: briefly(row) });
      if (!isStill(place, row)) return ok('again' as const);
      const children = cart.rows.filter(({ parentId }) => parentId === rowId);
      const wish = { offer, quantity: change.quantity, entries: own };
      const after = rowAfter(row, children, wish, () => newId(visit.now, randomBytes));
      if (!after.ok) return after;
      const gone = after.value.dropsChildren ? children.map(({ id }) => id) : [];
      await removeRows(db, cart.id, after.value.row ? gone : [rowId], visit.now);
      await updateRows(db, after.value.row ? [after.value.row, ...after.value.children] : [], visit.now);
      return ok({
        rowId,
        version: row.version + 1,
        row: after.value.row && { ...after.value.row, version: row.version + 1 },
      });
    });
    if (!changed.ok) return changed;
    if (changed.value !== 'again') return ok(changed.value);
  }
}

const isStill = (place: RowPlace, row: CartRow) =>
  place.sku === row.sku && entryOf(place, 'PriceListId') === entryOf(row, 'PriceListId');

const briefly = ({ id, version, sku, quantity, metadata }: CartRow) => ({ id, version, sku, quantity, metadata });

function entriesOf({ comment, coworkerId, personalPacking, emailPacking, entries }: Change): Entries {
  return {
    ...entries,
    ...(comment !== undefined && { Comment: comment === '' ? undefined : comment }),
    ...(coworkerId !== undefined && { CoWorkerId: coworkerId === null ? undefined : String(coworkerId) }),
    ...(personalPacking !== undefined && { PersonalPacking: String(personalPacking) }),
    ...(emailPacking !== undefined && { EmailPacking: emailPacking === '' ? undefined : emailPacking }),
  };
}
