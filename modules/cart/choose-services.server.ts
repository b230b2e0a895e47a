import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import type { Shop } from '../shop.server.ts';
import { readServices } from '../vas/services.server.ts';
import type { Visit } from '../visit.ts';
import { looksOnly } from './access/looks-only.ts';
import { checkRoom } from './most-rows.ts';
import { type Entries, entryOf, withEntries } from './row-metadata.ts';
import { numbered } from './rows/add-items.ts';
import { changeRows } from './rows/change-rows.server.ts';
import { noWearer } from './rows/row-change.ts';
import { checkEntries } from './rows/row-entries.server.ts';
import type { ChosenService } from './services/chosen-service.ts';
import { withOwnWearer } from './services/own-wearer.ts';
import { readLogosFor } from './services/row-logos.server.ts';
import { serviceRowsOf } from './services/service-rows.ts';
import { wantServices } from './services/want-services.ts';
import { findRowPlace, listRowNumbers } from './store/row-places-store.server.ts';
import { insertRows, removeRows, updateRows } from './store/row-store.server.ts';

export type { ChosenService } from './services/chosen-service.ts';

type Input = {
  readonly cartId?: string | undefined;
  readonly rowId: string;
  /** The version that the caller has read. Without it, the last change wins. */
  readonly version?: number | undefined;
  /** All services of the row; none clears them, and the wearer with them. */
  readonly services: readonly ChosenService[];
  /** Null removes the wearer; undefined keeps it. */
  readonly coworkerId?: number | null | undefined;
};

/** Access: cart owner; for other callers the row does not exist. Replaces the services of a row. */
export async function chooseServices(shop: Shop, visit: Visit, input: Input) {
  // Before the row is looked for: the answer must not depend on whether it exists.
  if (looksOnly(visit)) return refuse({ code: 'cart-read-only' });
  const { cartId, rowId, version, services: chosen, coworkerId } = input;
  const place = await findRowPlace(shop.db, rowId);
  if (!place || (cartId !== undefined && place.cartId !== cartId)) return refuse({ code: 'row-not-found' });
  const from = { priceList: entryOf(place, 'PriceListId') };
  const offer = (await readOffers(shop, visit, [from], { mode: 'excl' })).get(place.sku, from);
  const services = await readServices(shop, visit);
  const logos = await readLogosFor(shop.db, visit.claims, services, [{ product: offer, chosen }]);
  const wanted = wantServices(services, offer, chosen, { ...visit, logos });
  const asked: Entries =
    coworkerId === undefined ? {} : { CoWorkerId: coworkerId === null ? undefined : String(coworkerId) };
  const made = wanted.ok ? wanted.value : [];
  const entries = await checkEntries(shop.db, visit.claims, [
    made.length === 0 ? { ...noWearer, ...asked } : withOwnWearer(asked, made, visit),
  ]);
  const making = { now: visit.now, newId: () => newId(visit.now, randomBytes) };
  const changed = await changeRows(shop, visit, place, async (db, cart) => {
    // Refused only now that the cart is known to be the caller's: others must not find out that the row exists.
    if (!wanted.ok) return wanted;
    if (!entries.ok) return entries;
    const row = cart.rows.find(({ id, parentId }) => id === rowId && parentId === undefined);
    if (!row || row.sku !== place.sku) return refuse({ code: 'row-not-found' });
    if (version !== undefined && version !== row.version) return refuse({ code: 'row-changed', row: { id: row.id } });
    const before = cart.rows.filter(({ parentId }) => parentId === rowId);
    const below = serviceRowsOf(row, wanted.value, making);
    const room = checkRoom(cart.rows.length - before.length + below.length);
    if (!room.ok) return room;
    const rows = numbered(below, await listRowNumbers(db, cart.id));
    const after = { ...row, metadata: withEntries(row.metadata, entries.value[0] ?? {}, making.newId) };
    await removeRows(
      db,
      cart.id,
      before.map(({ id }) => id),
      visit.now,
    );
    await updateRows(db, [after], visit.now);
    await insertRows(db, rows);
    return ok({ rowId, version: row.version + 1, row: { ...after, version: row.version + 1 }, services: rows });
  });
  return !changed.ok && changed.refusal.code === 'cart-not-found' ? refuse({ code: 'row-not-found' }) : changed;
}
