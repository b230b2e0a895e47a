import { ok, type Result, refuse } from '#core/result.ts';
import { readAllHeld } from '../fulfilment/hold-order.server.ts';
import { findGuestLink } from '../order/find-order.server.ts';
import type { Order } from '../order/order.ts';
import { readOrderScope } from '../order/order-scope.server.ts';
import { findOrders } from '../order/order-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { tooManyRequests } from '../too-many-requests.ts';
import type { Visit } from '../visit.ts';
import { readReturnable } from './list-returns.server.ts';

type Input = { readonly orderNo: string; readonly email: string };
type Refused = { code: 'order-not-found' } | ReturnType<typeof tooManyRequests>;

/**
 * Counted per client address. An attempt that finds its order is not counted, so that its owner can go through the
 * steps again. After 30 failed attempts, all attempts are refused until the hour is over.
 */
const failuresPerHour = { name: 'withdrawal', points: 30, seconds: 60 * 60 };
/** Older ones can be withdrawn from on their own pages. */
const newest = { page: 1, pageSize: 20, sort: 'date', order: 'desc' } as const;

/**
 * For guests, who have no account: an order by its number and address. The answer does not reveal which of the two is
 * wrong.
 */
export async function findGuestWithdrawal(
  shop: Pick<Shop, 'db' | 'env' | 'limits'>,
  visit: Visit,
  guest: Input,
): Promise<Result<{ link: string }, Refused>> {
  // Counted before the search, so that concurrent attempts count too.
  const { allowed, resetSeconds } = await shop.limits.take(failuresPerHour, visit.clientAddress);
  if (!allowed) return refuse(tooManyRequests(resetSeconds));
  const link = await findGuestLink(shop, guest);
  if (link === undefined) return refuse({ code: 'order-not-found' });
  await shop.limits.giveBack(failuresPerHour, visit.clientAddress);
  return ok({ link });
}

/** The visitor's own orders that can still be withdrawn from, the newest first. */
export async function listWithdrawals(shop: Pick<Shop, 'db' | 'snapshots'>, visit: Visit): Promise<Order[]> {
  const scope = await readOrderScope(shop, visit, 'own');
  if (!scope) return [];
  const { orders } = await findOrders(shop.db, scope, [], newest);
  const open: Order[] = [];
  const own = orders.filter(({ owner }) => owner.kind === 'customer');
  for (const { held, returns } of await readAllHeld(shop.db, own)) {
    const left = await readReturnable(shop, visit, held, returns);
    if (left.withdrawable.length > 0) open.push(held.order);
  }
  return open;
}
