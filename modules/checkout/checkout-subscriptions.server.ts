import type { Subscriber } from '#platform/events/event.ts';
import { customerDeleted } from '../account/account-events.ts';
import { accountFromOrderMails } from '../account/account-from-order.server.ts';
import { orderWishes, paymentCaptureDue, paymentVoidDue } from '../order/order-events.ts';
import { forgetBuyers } from '../order/orders-of-person.server.ts';
import type { Shop } from '../shop.server.ts';
import { capturePayment, carryOutWishes, voidPayment } from './follow-order.server.ts';

/** Follow-ups of an order: the payment is captured or voided, and the buyer's extra wishes are carried out. */
export function checkoutSubscriptions(shop: Omit<Shop, 'jobs'>): Subscriber[] {
  return [
    { name: 'capture-payment', to: paymentCaptureDue, handle: (event) => capturePayment(shop, event) },
    { name: 'void-payment', to: paymentVoidDue, handle: (event) => voidPayment(shop, event) },
    { name: 'carry-out-wishes', to: orderWishes, handle: (event) => carryOutWishes(shop, event) },
    { name: 'forget-buyer', to: customerDeleted, handle: () => forgetBuyers(shop, shop.clock.now()) },
    ...accountFromOrderMails(shop),
  ];
}
