import { ok, refuse } from '#core/result.ts';
import { hasReservationEnded } from '../approval/reservation-store.server.ts';
import { factsOf } from '../fulfilment/held-order.ts';
import { readHeld } from '../fulfilment/hold-order.server.ts';
import { findSteps } from '../fulfilment/order-step-store.server.ts';
import { progressOf } from '../fulfilment/progress.ts';
import { findReturns } from '../fulfilment/return-store.server.ts';
import { type OrderWay, type ReachShop, reachOrder } from '../order/reach-order.server.ts';
import { findMessages } from '../order-message/message-store.server.ts';
import { readReturnable } from '../returns/list-returns.server.ts';
import { isToBeSent } from '../returns/return-label.ts';
import type { Visit } from '../visit.ts';

/** An order with its deliveries, invoices and returns, for people who may see it. */
export async function readOrderPage(shop: ReachShop, visit: Visit, way: OrderWay) {
  const reached = await reachOrder(shop, visit, way);
  if (!reached.ok) return reached;
  const { id } = reached.value.order;
  const held = await readHeld(shop.db, id);
  if (!held) return refuse({ code: 'order-not-found' });
  const facts = factsOf(held, visit.now);
  const returns = await findReturns(shop.db, id);
  return ok({
    ...reached.value,
    deliveries: held.deliveries,
    invoices: held.invoices,
    exchanged: held.exchanged,
    facts,
    state: held.state,
    isReservationOver: held.state === 'approval' && (await hasReservationEnded(shop.db, id)),
    progress: progressOf(facts),
    steps: await findSteps(shop.db, id),
    returns,
    toSend: new Set(returns.filter((one) => isToBeSent(held, one)).map((one) => one.id)),
    ...(await readReturnable(shop, visit, held, returns)),
    messages: await findMessages(shop.db, id),
  });
}

export type OrderPage = Extract<Awaited<ReturnType<typeof readOrderPage>>, { ok: true }>['value'];
