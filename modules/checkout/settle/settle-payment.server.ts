import type { Db } from '#platform/db/db.server.ts';
import { reopenCart } from '../../cart/claim-cart.server.ts';
import { paymentCaptureDue, paymentVoidDue, placedEvents } from '../../order/order-events.ts';
import { orderStatuses } from '../../order/order-status.ts';
import { type HeldPayment, holdPayment } from '../../order/settling-store.server.ts';
import { nextPayment, type PaymentNews, type PaymentState } from '../../payment/payment-state.ts';
import type { Shop } from '../../shop.server.ts';
import { giveBack } from '../give-back.server.ts';
import { movePayment } from './settle-store.server.ts';

export type SettleShop = Pick<Shop, 'db' | 'events' | 'clock' | 'log'>;

export type Settled = Pick<HeldPayment, 'kind' | 'paymentMethodId'> & {
  readonly paymentState: PaymentState;
  readonly isBankSlow: boolean;
};

const hour = 60 * 60_000;
/** A payment that the bank still processes is checked each hour, for this long. */
const slowAtMostMs = 7 * 24 * hour;

/**
 * The only place where the result of a payment is applied: page, return, notification and job all call it, in any order, and each may be
 * missing. Undefined: there is no such order, or it is not paid through a provider.
 */
export async function settlePayment(
  shop: SettleShop,
  { orderId, news }: { orderId: string; news: PaymentNews },
): Promise<Settled | undefined> {
  return shop.db.transaction().execute(async (db) => {
    const held = await holdPayment(db, orderId);
    if (!held) return undefined;
    const now = shop.clock.now();
    const told = isTooSlow(held, news, now) ? ({ kind: 'expired' } as const) : news;
    const { state, voids } = nextPayment(held.paymentState, told, held.due, held.reference);
    const { paymentState: before } = held;
    if (state === 'Confirmed' && before !== 'Confirmed' && told.kind === 'authorised')
      await confirm(shop, db, held, told.reference, now);
    else if (state !== before) await giveUp(shop, db, held, { state, told, now });
    else if (state === 'Pending' && told.kind === 'pending')
      await movePayment(db, orderId, {
        payment: { slow_since: held.slowSince ?? now, look_again_at: new Date(now.getTime() + hour) },
      });
    if (voids && told.kind === 'authorised') await sendBack(shop, db, held, told.reference, before);
    const isBankSlow = state === 'Pending' && (held.slowSince !== undefined || told.kind === 'pending');
    return { kind: held.kind, paymentMethodId: held.paymentMethodId, paymentState: state, isBankSlow };
  });
}

const isTooSlow = ({ slowSince }: HeldPayment, news: PaymentNews, now: Date) =>
  news.kind === 'pending' && slowSince !== undefined && now.getTime() - slowSince.getTime() >= slowAtMostMs;

/** Makes it an order: the buyer gets a mail, and the ERP gets the order. */
async function confirm({ events }: SettleShop, db: Db, held: HeldPayment, reference: string, now: Date) {
  const { id: orderId } = held;
  await movePayment(db, orderId, {
    order: {
      payment_state: 'Confirmed',
      status: orderStatuses.Received,
      placed_at: now,
    },
    payment: { reference, authorised_at: now, look_again_at: null },
  });
  const captureDue = { name: paymentCaptureDue, key: orderId, payload: { orderId } };
  await events.publish(db, ...placedEvents(orderId, held.payload), captureDue);
}

type Over = { readonly state: PaymentState; readonly told: PaymentNews; readonly now: Date };

/** Returns stock and promotion uses, and reopens the cart, in the transaction that ends the payment. */
async function giveUp(shop: SettleShop, db: Db, held: HeldPayment, { state, told, now }: Over) {
  if (told.kind === 'authorised')
    shop.log.error({ orderId: held.id, due: held.due, authorised: told.amount }, 'another amount was authorised');
  await movePayment(db, held.id, {
    order: { payment_state: state, given_up_at: now },
    payment: {
      look_again_at: null,
      ...(told.kind === 'authorised' && { reference: told.reference, authorised_at: now }),
    },
  });
  await giveBack(shop, db, held.id);
  await reopenCart(db, { cartId: held.cartId, orderId: held.id, now });
}

/** Refunds money that is not owed, once for each authorisation, even if it is reported several times. */
async function sendBack({ events }: SettleShop, db: Db, held: HeldPayment, reference: string, before: PaymentState) {
  if (before !== 'Pending' && held.reference === reference) return;
  const { id: orderId } = held;
  if (before !== 'Pending' && before !== 'Confirmed') await movePayment(db, orderId, { payment: { reference } });
  await events.publish(db, { name: paymentVoidDue, key: orderId, payload: { orderId, reference } });
}
