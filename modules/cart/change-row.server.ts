import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import type { Offer } from '../assortment/offer.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import type { Shop } from '../shop.server.ts';
import { requiredServices } from '../vas/service-lists.ts';
import { readServicesOrNone, type Services } from '../vas/services.server.ts';
import type { Visit } from '../visit.ts';
import type { CartRow } from './cart.ts';
import { type Entries, entryOf } from './row-metadata.ts';
import { numbered } from './rows/add-items.ts';
import { changeRows } from './rows/change-rows.server.ts';
import { type LaundryWish, laundryEntriesOf } from './rows/laundry-entries.ts';
import { rowAfter } from './rows/row-change.ts';
import { checkEntries } from './rows/row-entries.server.ts';
import type { WantedService } from './services/chosen-service.ts';
import { readLogosFor } from './services/row-logos.server.ts';
import { serviceRowsOf } from './services/service-rows.ts';
import { inStep } from './services/sync-services.ts';
import { wantServices } from './services/want-services.ts';
import { findRowPlace, listRowNumbers, type RowPlace } from './store/row-places-store.server.ts';
import { insertRows, removeRows, updateRows } from './store/row-store.server.ts';

type Change = {
  readonly sku?: string | undefined;
  /** 0 removes the row. */
  readonly quantity?: number | undefined;
  readonly comment?: string | undefined;
  /** Null removes the wearer. */
  readonly coworkerId?: number | null | undefined;
  readonly personalPacking?: boolean | undefined;
  readonly emailPacking?: string | undefined;
  /** Where the laundry brings the garments, in the place of the wearer's own data. */
  readonly laundry?: LaundryWish | undefined;
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
    const services = await readServicesOrNone(shop, visit);
    const required = await readRequired(shop, visit, offer, services);
    const changed = await changeRows(shop, visit, place, async (db, cart) => {
      const rows = inStep(cart.rows, services);
      const row = rows.find(({ id }) => id === rowId);
      if (!row) return refuse({ code: 'row-not-found' });
      if (version !== undefined && version !== row.version) return refuse({ code: 'row-changed', row: briefly(row) });
      if (!isStill(place, row)) return ok('again' as const);
      const children = rows.filter(({ parentId }) => parentId === rowId);
      const wish = { offer, quantity: change.quantity, entries: own };
      const after = rowAfter(row, children, wish, () => newId(visit.now, randomBytes));
      if (!after.ok) return after;
      const { row: changedRow, dropsChildren } = after.value;
      const gone = dropsChildren ? children.map(({ id }) => id) : [];
      await removeRows(db, cart.id, changedRow ? gone : [rowId], visit.now);
      await updateRows(db, changedRow ? [changedRow, ...after.value.children] : [], visit.now);
      if (changedRow && gone.length > 0 && required.length > 0) {
        const making = { now: visit.now, newId: () => newId(visit.now, randomBytes) };
        const made = serviceRowsOf(changedRow, required, making);
        await insertRows(db, numbered(made, await listRowNumbers(db, cart.id)));
      }
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

/** Another colour clears the services; what the company requires is put on it at once. */
async function readRequired(shop: Shop, visit: Visit, offer: Offer, services: Services): Promise<WantedService[]> {
  const terms = { lists: services.listsOf(offer.services), isForced: services.isForced };
  const ids = requiredServices(terms).map((serviceArticleId) => ({ serviceArticleId }));
  const logos = await readLogosFor(shop.db, visit.claims, services, [{ product: offer, chosen: ids }]);
  const wanted = wantServices(services, offer, ids, { ...visit, logos });
  return wanted.ok ? wanted.value : [];
}

const isStill = (place: RowPlace, row: CartRow) =>
  place.sku === row.sku && entryOf(place, 'PriceListId') === entryOf(row, 'PriceListId');

const briefly = ({ id, version, sku, quantity, metadata }: CartRow) => ({ id, version, sku, quantity, metadata });

function entriesOf({ comment, coworkerId, personalPacking, emailPacking, laundry, entries }: Change): Entries {
  return {
    ...entries,
    ...(laundry && laundryEntriesOf(laundry)),
    ...(comment !== undefined && { Comment: comment === '' ? undefined : comment }),
    ...(coworkerId !== undefined && { CoWorkerId: coworkerId === null ? undefined : String(coworkerId) }),
    ...(personalPacking !== undefined && { PersonalPacking: String(personalPacking) }),
    ...(emailPacking !== undefined && { EmailPacking: emailPacking === '' ? undefined : emailPacking }),
  };
}
