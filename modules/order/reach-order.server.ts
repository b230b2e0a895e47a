import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findOrderByLink } from './find-order.server.ts';
import { findSeenOrder } from './find-seen-order.server.ts';
import type { Order } from './order.ts';
import type { OrderReach } from './order-scope.server.ts';
import { readIsMaintained } from './read-is-maintained.server.ts';
import './order-tables.server.ts';

/** The two ways to an order: by id in the visitor's scope, or by its sealed link. */
export type OrderWay =
  | { readonly orderId: string; readonly reach?: OrderReach }
  | { readonly link: string; readonly orderId?: string };

/** For calls by id: a sealed link, if given, replaces the session. */
export const wayTo = ({ orderId, link }: { orderId: string; link: string | undefined }): OrderWay =>
  link === undefined ? { orderId } : { orderId, link };

export type ReachedOrder = {
  readonly order: Order;
  /** May write messages and return goods; others only read. */
  readonly mayAct: boolean;
  readonly isMaintained: boolean;
  /** The visitor may not see amounts. */
  readonly hidesPrices: boolean;
};

export type ReachShop = Pick<Shop, 'db' | 'snapshots' | 'env'>;

/**
 * For visitors who have the order in their scope, and for holders of its sealed link. For others it is answered like an unknown order.
 * The link of an order that belongs to an account only allows reading, because it is in mails that are forwarded.
 */
export async function reachOrder(shop: ReachShop, visit: Visit, way: OrderWay) {
  const found = 'link' in way ? await findLinked(shop, visit, way) : await findSeenOrder(shop, visit, way);
  if (!found.ok) return found;
  const { order } = found.value;
  const { owner } = order;
  const isMaintained = await readIsMaintained(shop, visit);
  const { settings } = await readCompanyTerms(shop, owner.kind === 'company' ? owner.companyId : undefined);
  return ok<ReachedOrder>({
    order,
    mayAct: order.placedAt !== undefined && !isMaintained && (!('link' in way) || owner.kind === 'public'),
    isMaintained,
    hidesPrices: order.hidesPrices || isOn(settings, 'HidePrice'),
  });
}

async function findLinked(shop: ReachShop, visit: Visit, { link, orderId }: { link: string; orderId?: string }) {
  const found = await findOrderByLink(shop, visit, { link });
  if (!found.ok) return found;
  const { order } = found.value;
  const isOther = orderId !== undefined && orderId !== order.id;
  if (isOther || order.givenUpAt || (await isHidden(shop.db, order.id))) return refuse({ code: 'order-not-found' });
  return ok({ order });
}

/** An order that the company hides from plain users is hidden from its buyer too, also through the link in a mail. */
async function isHidden(db: Db, orderId: string): Promise<boolean> {
  const row = await db.selectFrom('orders').select('is_hidden').where('id', '=', orderId).executeTakeFirst();
  return row?.is_hidden ?? false;
}
