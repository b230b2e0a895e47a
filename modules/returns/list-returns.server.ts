import { ok, refuse } from '#core/result.ts';
import type { HeldOrder } from '../fulfilment/held-order.ts';
import { readHeld } from '../fulfilment/hold-order.server.ts';
import type { OrderReturn } from '../fulfilment/order-return.ts';
import { findReturns } from '../fulfilment/return-store.server.ts';
import { type OrderWay, type ReachShop, reachOrder } from '../order/reach-order.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type ExchangeShop, readExchanges } from './exchange-options.server.ts';
import { returnDaysOfMarket } from './return-days.server.ts';
import { isTooLate, lastReturnDay } from './return-term.ts';
import { returnableOf, withdrawableOf } from './returnable.ts';
import { isWithdrawalOpen } from './withdraw.server.ts';

/** For those who may see the order: its returns, and the pieces that can still be sent back. */
export async function listReturns(shop: ReachShop, visit: Visit, { way }: { way: OrderWay }) {
  const reached = await reachOrder(shop, visit, way);
  if (!reached.ok) return reached;
  const orderId = reached.value.order.id;
  const held = await readHeld(shop.db, orderId);
  if (!held) return refuse({ code: 'order-not-found' });
  const returns = await findReturns(shop.db, orderId);
  const open = await readReturnable(shop, visit, held, returns);
  const none = reached.value.mayAct ? {} : { returnable: [], withdrawable: [] };
  return ok({ order: held.order, hidesPrices: reached.value.hidesPrices, returns, ...open, ...none });
}

/** What can still be sent back or withdrawn from an order, and until when. */
export async function readReturnable(
  shop: Pick<Shop, 'snapshots'>,
  visit: Visit,
  held: HeldOrder,
  returns: readonly OrderReturn[],
) {
  const days = await shop.snapshots.read(returnDaysOfMarket, held.order.marketId);
  return {
    returnable: returnableOf(held, returns),
    withdrawable: isWithdrawalOpen(held, days, visit.now) ? withdrawableOf(held, returns) : [],
    returnUntil: lastReturnDay(held, days, visit.now),
    returnDays: days,
    isReturnLate: isTooLate(held, days, visit.now),
  };
}

/** For those who may send goods back: the articles that they can get in exchange. */
export async function listExchanges(shop: ReachShop & ExchangeShop, visit: Visit, { way }: { way: OrderWay }) {
  const listed = await listReturns(shop, visit, { way });
  if (!listed.ok) return listed;
  const { order, returnable } = listed.value;
  const rowNumbers = returnable.map(({ rowNumber }) => rowNumber);
  return ok(await readExchanges(shop, visit, { order, rowNumbers, language: visit.language }));
}
