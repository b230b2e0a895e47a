import { findToDecide } from '#modules/pending-order/find-to-decide.server.ts';
import { listEntries, readOrderProofs } from '#modules/proof-sheet/read-order-proofs.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** The proofs of an order: for those who see it, with sheets to download, and without them for those who decide on it and do not. */
export async function loadOrderProofs(shop: Shop, visit: Visit, orderId: string) {
  const read = await readOrderProofs(shop, visit, { orderId });
  if (read.ok) return { ...read.value, hasSheets: true };
  const order = await findToDecide(shop, visit, { orderId });
  return order && { order, entries: await listEntries(shop.db, order, visit.now), hasSheets: false };
}
