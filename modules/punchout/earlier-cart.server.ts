import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import type { OrderRow } from '../order/order.ts';
import { cartRowOf } from '../punchout-document/cart-row-key.ts';
import type { CxmlSetup } from '../punchout-document/cxml-request.ts';
import { namesOf } from '../punchout-document/row-name.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { AgreedCart, AgreedLine } from './agreed-cart.ts';
import { listAgreedCarts } from './agreed-cart-store.server.ts';
import type { EarlierItem } from './punchout-session.ts';

type SentItem = CxmlSetup['items'][number];

/**
 * The rows of a cart that is edited or looked at: by the keys that the shop gave them when it returned the cart, without a key by the
 * number of the article. A cart that the company never got, that went back as one that cannot be edited, or of which this buyer may
 * buy nothing any more is refused.
 */
export async function readEarlierCart(
  shop: Shop,
  buyer: Visit,
  { companyId, items }: { readonly companyId: number; readonly items: readonly SentItem[] },
): Promise<Result<EarlierItem[], Refusal>> {
  const found = await findRows(shop.db, companyId, items);
  if (!found.ok) return found;
  const offers = await readOffers(shop, buyer, [], { mode: 'excl' });
  return found.value.some(({ sku }) => offers.get(sku).isSold) ? found : refuse({ code: 'punch-out-cart-unsold' });
}

async function findRows(
  db: Db,
  companyId: number,
  items: readonly SentItem[],
): Promise<Result<EarlierItem[], Refusal>> {
  if (items.length === 0) return refuse({ code: 'punch-out-cart-unknown' });
  const cartIds = [...new Set(items.flatMap(({ auxiliaryId }) => cartRowOf(auxiliaryId)?.cartId ?? []))];
  const carts = new Map(
    (await listAgreedCarts(db, companyId, { cartIds, payloadId: undefined })).map((cart) => [cart.cartId, cart]),
  );
  if ([...carts.values()].some(({ rows }) => !rows.every(isPlain)))
    return refuse({ code: 'punch-out-cart-not-editable' });
  const restored: EarlierItem[] = [];
  for (const { sku, auxiliaryId, quantity } of items) {
    const key = cartRowOf(auxiliaryId);
    const cart = key && carts.get(key.cartId);
    const line = cart?.lines.find((one) => one.line === key?.line);
    if (key && (!cart || !line)) return refuse({ code: 'punch-out-cart-unknown' });
    // A gift comes back by itself, and would be bought otherwise.
    if (cart && line && isGift(cart, line)) continue;
    const name = cart && line ? nameIn(cart, line) : '';
    if (line || sku !== '') restored.push({ sku: line?.sku ?? sku, quantity, name });
  }
  return ok(restored);
}

/** The same condition as for operationAllowed when the cart went back: services, wearers and comments are not sent again. */
const isPlain = ({ parentRowNumber, coworker, comment }: OrderRow): boolean =>
  parentRowNumber === undefined && coworker === undefined && comment === '';

function nameIn({ rows }: AgreedCart, { rowIds }: AgreedLine): string {
  const row = rows.find(({ price }) => price.rowId === rowIds[0]);
  return row ? namesOf({ ...row, colour: { name: row.colour } }).name : '';
}

const isGift = ({ rows }: AgreedCart, { rowIds }: AgreedLine): boolean =>
  rows.some(({ price, cartRowId }) => cartRowId === undefined && rowIds.includes(price.rowId));
