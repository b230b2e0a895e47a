import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { checkRoom } from './most-rows.ts';
import { entryOf } from './row-metadata.ts';
import { changeRows } from './rows/change-rows.server.ts';
import { rowNumbersAfter } from './rows/row-numbers.ts';
import { partsOf } from './rows/split-rows.ts';
import { type Split, splitQuantities } from './rows/splitting.ts';
import { findRowPlace, listRowNumbers } from './store/row-places-store.server.ts';
import { insertRows, updateRows } from './store/row-store.server.ts';

type Input = Split & { readonly cartId?: string | undefined; readonly rowId: string };

/** Access: cart owner. The services of the row are split with it. */
export async function splitRow(shop: Shop, visit: Visit, { cartId, rowId, kind, quantity }: Input) {
  const place = await findRowPlace(shop.db, rowId);
  if (!place || (cartId !== undefined && place.cartId !== cartId)) return refuse({ code: 'row-not-found' });
  const from = { priceList: entryOf(place, 'PriceListId') };
  const offer = (await readOffers(shop, visit, [from], { mode: 'excl' })).get(place.sku, from);
  return changeRows(shop, visit, place, async (db, cart) => {
    const row = cart.rows.find(({ id, parentId }) => id === rowId && parentId === undefined);
    if (!row) return refuse({ code: 'row-not-found' });
    const quantities = splitQuantities(row.quantity, offer, { kind, quantity });
    if (!quantities.ok) return quantities;
    const children = cart.rows.filter(({ parentId }) => parentId === rowId);
    const makes = (quantities.value.length - 1) * (1 + children.length);
    const room = checkRoom(cart.rows.length + makes);
    if (!room.ok) return room;
    const numbers = rowNumbersAfter(row.rowNumber, await listRowNumbers(db, cart.id), makes);
    const making = { numbers, now: visit.now, newId: () => newId(visit.now, randomBytes) };
    const { rest, parts } = partsOf(row, children, quantities.value, making);
    await updateRows(db, rest, visit.now);
    await insertRows(db, parts);
    const [left = row] = rest;
    return ok({
      rows: [{ ...left, version: left.version + 1 }, ...parts.filter(({ parentId }) => parentId === undefined)],
    });
  });
}
