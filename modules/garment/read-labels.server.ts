import { ok, refuse } from '#core/result.ts';
import { administers } from '../auth/may-do.ts';
import { allowRead } from '../auth/may-see.ts';
import { findOrder } from '../order/order-store.server.ts';
import { reachOrder } from '../order/reach-order.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { hasGarments, listGarmentsOf } from './garment-store.server.ts';

type LabelShop = Pick<Shop, 'db' | 'env' | 'snapshots'>;
type Of = { readonly orderId: string };

/** Labels name wearers: they are for those who administer the company and see the order, and for staff with the task orders or customers. */
const mayLabel = (visit: Visit): boolean => administers(visit.claims) || isStaff(visit);

const isStaff = (visit: Visit): boolean => allowRead(visit, 'orders', 'customers').ok;

/** Whether a page of the order has a link to the labels. The page has decided that the visitor sees the order. */
export const offersLabels = async (shop: Pick<Shop, 'db'>, visit: Visit, { orderId }: Of): Promise<boolean> =>
  mayLabel(visit) && (await hasGarments(shop.db, orderId));

/** The passports of an order's pieces, for its label sheet. */
export async function readLabels(shop: LabelShop, visit: Visit, { orderId }: Of) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  if (!mayLabel(visit)) return refuse({ code: 'order-not-found' });
  const found = isStaff(visit) ? await findOrder(shop.db, orderId) : await reached(shop, visit, orderId);
  const garments = found ? await listGarmentsOf(shop.db, orderId) : [];
  if (!found || garments.length === 0) return refuse({ code: 'order-not-found' });
  return ok({ order: found.order, garments });
}

async function reached(shop: LabelShop, visit: Visit, orderId: string) {
  const order = await reachOrder(shop, visit, { orderId });
  return order.ok ? order.value : undefined;
}
