import type { Subscriber } from '#platform/events/event.ts';
import { orderNotApproved, orderPartlyApproved, orderRowsChanged } from '../order/order-events.ts';
import type { Shop } from '../shop.server.ts';
import { createDecisionMailer } from './mail-decision.server.ts';

/** Mails the decision to the buyer. */
export function pendingOrderSubscriptions(shop: Omit<Shop, 'jobs'>): Subscriber[] {
  return [
    { name: 'mail-not-approved', to: orderNotApproved, handle: createDecisionMailer(shop, 'notApproved') },
    { name: 'mail-partly-approved', to: orderPartlyApproved, handle: createDecisionMailer(shop, 'partlyApproved') },
    { name: 'mail-rows-changed', to: orderRowsChanged, handle: createDecisionMailer(shop, 'rowsChanged') },
  ];
}
