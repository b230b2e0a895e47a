import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { sealOrder, unsealOrder } from './order-link.server.ts';
import { findGuestOrderId, findOrder } from './order-store.server.ts';
import { statusPageOf } from './status-page.ts';

/** For the holder of the sealed link, because guests have no account. An invalid seal is answered like an unknown order. */
export async function findOrderByLink(shop: Pick<Shop, 'db' | 'env'>, _visit: Visit, { link }: { link: string }) {
  const id = unsealOrder(shop.env, link);
  const found = id === undefined ? undefined : await findOrder(shop.db, id);
  if (!found) return refuse({ code: 'order-not-found' });
  return ok({ ...found, page: statusPageOf(found.order, found.isBankSlow) });
}

type GuestOrder = { readonly orderNo: string; readonly email: string };

/** The sealed link of a guest's order, by order number and e-mail address. It must not leave the server. */
export async function findGuestLink(shop: Pick<Shop, 'db' | 'env'>, guest: GuestOrder): Promise<string | undefined> {
  const id = /^\d{1,15}$/.test(guest.orderNo) ? await findGuestOrderId(shop.db, guest) : undefined;
  return id === undefined ? undefined : sealOrder(shop.env, id);
}
