import { ok, refuse } from '#core/result.ts';
import type { OrderReach } from '../order/order-scope.server.ts';
import type { Visit } from '../visit.ts';
import type { Part } from './cursor.ts';
import { findOrderLines, findOrderPage } from './history-store.server.ts';
import type { OrderFilter } from './order-filter.ts';
import { type HistoryShop, readSought } from './read-sought.server.ts';

type LineQuery = { readonly reach: OrderReach; readonly filter?: OrderFilter };

/** Allowed for signed-in people: one part of the orders that they may see. All parts cost the same to read. */
export async function listOrderLines(shop: HistoryShop, visit: Visit, { part, ...asked }: LineQuery & { part: Part }) {
  const sought = await readSought(shop, visit, asked);
  if (!sought) return refuse({ code: 'not-signed-in' });
  return ok(await findOrderLines(shop.db, sought, part));
}

type Numbered = { readonly page: number; readonly pageSize: number; readonly order: 'asc' | 'desc' };

/** Allowed for signed-in people: a page by its number, with the total number of orders. */
export async function pageOrderLines(
  shop: HistoryShop,
  visit: Visit,
  { page, ...asked }: LineQuery & { page: Numbered },
) {
  const sought = await readSought(shop, visit, asked);
  if (!sought) return refuse({ code: 'not-signed-in' });
  return ok(await findOrderPage(shop.db, sought, page));
}
