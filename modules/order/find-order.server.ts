import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { unsealOrder } from './order-link.server.ts';
import { findOrder } from './order-store.server.ts';
import { statusPageOf } from './status-page.ts';

/** Whoever holds its sealed link may: guests have nothing else to show. Any other seal is answered like none. */
export async function findOrderByLink(shop: Pick<Shop, 'db' | 'env'>, _visit: Visit, { link }: { link: string }) {
  const id = unsealOrder(shop.env, link);
  const found = id === undefined ? undefined : await findOrder(shop.db, id);
  if (!found) return refuse({ code: 'order-not-found' });
  return ok({ ...found, page: statusPageOf(found.order, found.isBankSlow) });
}
