import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Offers } from '../assortment/offer.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import type { AssortmentContext } from '../assortment/viewer.ts';
import { isB2B } from '../auth/is-b2b.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readCartCookie } from './access/cart-cookie.server.ts';
import { cookieNameOf, ownerOf } from './access/cart-owner.ts';
import type { Cart } from './cart.ts';
import type { Entries } from './row-metadata.ts';
import { addItems, numbered, type WantedItem } from './rows/add-items.ts';
import { changeCurrentRows, changeRows } from './rows/change-rows.server.ts';
import { countPieces } from './rows/count-pieces.ts';
import { checkEntries } from './rows/row-entries.server.ts';
import { fitQuantity } from './rows/row-quantity.ts';
import { listRowNumbers } from './store/row-places-store.server.ts';
import { insertRows, updateRows } from './store/row-store.server.ts';

export type ItemToAdd = {
  readonly sku: string;
  readonly quantity: number;
  readonly coworkerId?: number | undefined;
  readonly comment?: string | undefined;
  /** The assortment it is taken from. */
  readonly context?: AssortmentContext | undefined;
  readonly name?: string | undefined;
  readonly schema?: string | undefined;
  readonly entries?: Entries | undefined;
};

type Input = {
  /** The cart that is filled, unless one is named. */
  readonly cartId?: string | undefined;
  readonly items: readonly ItemToAdd[];
};

/** Everybody may, into a cart of their own; what is not sold to them they cannot add. All items are added, or none. */
export async function addToCart(shop: Shop, visit: Visit, { cartId, items }: Input) {
  const offers = await readOffers(shop, visit, items, { mode: 'excl' });
  const entries = await checkEntries(shop.db, visit.claims, items.map(entriesOf));
  if (!entries.ok) return entries;
  const wanted = wantedItems(items, entries.value, offers);
  if (!wanted.ok) return wanted;
  const add = (db: Db, cart: Cart) => addTo(db, visit, cart, wanted.value);
  if (cartId !== undefined) {
    const added = await changeRows(shop, visit, { cartId }, add);
    // Whose own cart is gone gets a new one; a cart that they never had is not found.
    const isGone = !added.ok && added.refusal.code === 'cart-not-found' && isOwnCookie(shop, visit, cartId);
    if (!isGone) return added;
  }
  return changeCurrentRows(shop, visit, add);
}

function isOwnCookie(shop: Shop, visit: Visit, cartId: string): boolean {
  // In a punch-out company the cookie's name is the same, so its sessions make no difference here.
  return readCartCookie(shop, visit, cookieNameOf(ownerOf(visit.claims, false))) === cartId;
}

async function addTo(db: Db, { now, claims }: Visit, cart: Cart, wanted: readonly WantedItem[]) {
  const making = { cartId: cart.id, isBusiness: isB2B(claims), now, newId: () => newId(now, randomBytes) };
  const added = addItems(cart.rows, wanted, making);
  if (!added.ok) return added;
  const { changed, inserted, rowIds } = added.value;
  // A cart that was just made has had no rows, not even removed ones.
  const isNew = cart.version === 1;
  const taken = isNew || inserted.length === 0 ? [] : await listRowNumbers(db, cart.id);
  const rows = numbered(inserted, taken);
  await updateRows(db, changed, now);
  await insertRows(db, rows);
  const current = changed.map((row) => ({ ...row, version: row.version + 1, modified: now }));
  const after = new Map([...cart.rows, ...current, ...rows].map((row) => [row.id, row]));
  return ok({
    cartId: cart.id,
    added: rowIds.map((rowId, at) => ({ rowId, sku: wanted[at]?.sku ?? '', quantity: wanted[at]?.quantity ?? 0 })),
    rows: [...new Set(rowIds)].flatMap((id) => after.get(id) ?? []),
    count: countPieces([...after.values()]),
  });
}

function entriesOf({ coworkerId, comment, entries }: ItemToAdd): Entries {
  return {
    ...entries,
    ...(coworkerId !== undefined && { CoWorkerId: String(coworkerId) }),
    ...(comment !== undefined && { Comment: comment }),
  };
}

type WantedRefusal =
  | { code: 'sku-not-sold'; sku: string }
  | Extract<ReturnType<typeof fitQuantity>, { ok: false }>['refusal'];

function wantedItems(
  items: readonly ItemToAdd[],
  entries: readonly Entries[],
  offers: Offers,
): Result<WantedItem[], WantedRefusal> {
  const wanted: WantedItem[] = [];
  for (const [at, item] of items.entries()) {
    const offer = offers.get(item.sku, item);
    if (!offer.isSold) return refuse({ code: 'sku-not-sold', sku: item.sku });
    const quantity = fitQuantity(item.quantity, offer.multiplyFactor);
    if (!quantity.ok) return quantity;
    if (quantity.value === 0) return refuse({ code: 'quantity-invalid' });
    const own = entries[at] ?? {};
    const type = offer.origin?.listType === 'External' ? 'ExternalArticle' : 'DefaultArticle';
    wanted.push({
      sku: item.sku,
      type,
      coworkerId: own.CoWorkerId === undefined ? undefined : Number(own.CoWorkerId),
      quantity: quantity.value,
      name: item.name ?? offer.name,
      schema: item.schema,
      entries: {
        ...own,
        Type: type,
        PriceListId: offer.origin?.priceList,
        ManufacturerId: String(offer.manufacturerId),
      },
    });
  }
  return ok(wanted);
}
