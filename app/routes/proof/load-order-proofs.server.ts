import { routeHref } from '#app/addresses/page-addresses.ts';
import { withPageNames } from '#app/routes/order-page/names-in-language.server.ts';
import { isInternal } from '#modules/auth/claims.ts';
import type { Order } from '#modules/order/order.ts';
import { findToDecide } from '#modules/pending-order/find-to-decide.server.ts';
import { namedAs } from '#modules/proof-sheet/named-as.ts';
import type { ProofEntry } from '#modules/proof-sheet/proof-entry.ts';
import { listEntries, readOrderProofs } from '#modules/proof-sheet/read-order-proofs.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/**
 * The proofs of an order with names in the language of the page. Visitors who see the order also get sheets to
 * download; visitors who only decide on it do not.
 */
export async function loadOrderProofs(shop: Shop, visit: Visit, orderId: string) {
  const read = await readOrderProofs(shop, visit, { orderId });
  if (read.ok) return toPage(shop, visit, { ...read.value, hasSheets: true });
  const order = await findToDecide(shop, visit, { orderId });
  if (!order) return undefined;
  const all = await listEntries(shop.db, order, visit.now);
  return toPage(shop, visit, { order, entries: all.filter(({ isSeen }) => isSeen), hasSheets: false });
}

type Loaded = { readonly order: Order; readonly entries: readonly ProofEntry[]; readonly hasSheets: boolean };

async function toPage(shop: Shop, visit: Visit, { order, entries, hasSheets }: Loaded) {
  const { rows } = await withPageNames(shop, visit, order);
  const backHref = routeHref(orderPageFor(visit, { order, hasSheets }), visit.language, { orderId: order.id });
  return { order, entries: namedAs(rows, entries), hasSheets, backHref };
}

/** The page of the order that this reader can open. */
function orderPageFor({ claims }: Visit, { order: { owner }, hasSheets }: Pick<Loaded, 'order' | 'hasSheets'>) {
  if (isInternal(claims)) return 'staffOrder';
  if (!hasSheets) return 'companyPendingOrder';
  const isOwn = owner.kind !== 'public' && owner.customerId === claims?.customer_id;
  return isOwn ? 'accountOrder' : 'companyOrder';
}
