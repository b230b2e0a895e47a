import type { Db } from '#platform/db/db.server.ts';
import type { ShopEvent } from '#platform/events/event.ts';
import { onlyOnce } from '#platform/events/only-once.server.ts';
import { makeAccountFromOrder } from '../account/account-from-order.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { addSubscriber } from '../newsletter/subscribe.server.ts';
import { tagsOf } from '../newsletter/subscription.ts';
import type { Order } from '../order/order.ts';
import { orderPayload, orderWishesPayload, paymentVoidDuePayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import { giveOrderTo } from '../order/orders-of-person.server.ts';
import { findPayment, notePayment } from '../payment/payment-store.server.ts';
import { keepAddress } from '../people/keep-address.server.ts';
import type { Shop } from '../shop.server.ts';
import './checkout-tables.server.ts';

type FollowShop = Pick<Shop, 'db' | 'clock' | 'env' | 'events' | 'payment' | 'texts'>;

/** Captures the authorised payment. The provider captures once, however often this runs. */
export async function capturePayment({ db, payment, clock }: FollowShop, { payload }: ShopEvent): Promise<void> {
  const { orderId } = orderPayload.parse(payload);
  const due = await findPayment(db, orderId);
  if (due?.reference === undefined || due.isCaptured) return;
  await payment.capture({ reference: due.reference, amount: due.amount, key: `capture-${orderId}` });
  await notePayment(db, orderId, 'captured_at', clock.now());
}

/** Voids the authorised payment of an order that was given up. */
export async function voidPayment({ db, payment, clock }: FollowShop, { payload }: ShopEvent): Promise<void> {
  const { orderId, reference } = paymentVoidDuePayload.parse(payload);
  const due = await findPayment(db, orderId);
  if (!due) return;
  await payment.cancel({ reference, amount: due.amount, key: `void-${reference}` });
  if (due.reference === reference) await notePayment(db, orderId, 'voided_at', clock.now());
}

/** Carries out the buyer's extra wishes for a placed order, such as an account or a newsletter. */
export async function carryOutWishes(shop: FollowShop, event: ShopEvent): Promise<void> {
  const { orderId, ...wishes } = orderWishesPayload.parse(event.payload);
  const found = await findOrder(shop.db, orderId);
  if (!found) return;
  const { order } = found;
  const now = shop.clock.now();
  await onlyOnce({ db: shop.db, subscriber: 'carry-out-wishes', event, now }, async (db) => {
    const customerId = await customerOf(shop, db, order, wishes.makeAccount);
    if (wishes.saveAddress && customerId !== undefined) await keepAddress(db, customerId, addressOf(order));
    const { marketId, language, buyer } = order;
    const market = findMarketBySiteId(marketId);
    if (wishes.newsletter && market)
      await addSubscriber(shop, db, {
        emailAddress: buyer.email,
        market,
        language,
        tags: tagsOf('Checkout'),
        actionAfterSuccessfulCreate: 'None',
        now,
        mayMail: true,
      });
  });
}

async function customerOf(shop: FollowShop, db: Db, order: Order, makesAccount: boolean): Promise<number | undefined> {
  if (order.owner.kind !== 'public') return order.owner.customerId;
  if (!makesAccount) return undefined;
  const { buyer, marketId, language } = order;
  const { email: emailAddress, firstName, lastName } = buyer;
  const { customerId } = await makeAccountFromOrder(shop, db, {
    emailAddress,
    firstName,
    lastName,
    marketId,
    language,
  });
  if (customerId !== undefined) await giveOrderTo(db, order.id, customerId);
  return customerId;
}

function addressOf({ delivery: { address } }: Order) {
  return {
    addressLine1: address.line1,
    addressLine2: address.line2 || undefined,
    zipCode: address.zip,
    city: address.city,
    region: address.region || undefined,
    countryCode: address.country,
  };
}
