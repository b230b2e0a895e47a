import type { Subscriber } from '#platform/events/event.ts';
import type { HrefOf } from '../href-of.ts';
import { orderNotApproved, orderPartlyApproved, orderPassedOn, orderPending } from '../order/order-events.ts';
import type { Shop } from '../shop.server.ts';
import { createApproverMailer } from './mail-approvers.server.ts';
import { createDecisionMailer } from './mail-decision.server.ts';

/** Mails the question to whoever decides, and the decision to the buyer. */
export function pendingOrderSubscriptions(shop: Omit<Shop, 'jobs'>, hrefOf: HrefOf): Subscriber[] {
  return [
    { name: 'mail-approvers', to: orderPending, handle: createApproverMailer(shop, hrefOf) },
    { name: 'mail-next-approver', to: orderPassedOn, handle: createApproverMailer(shop, hrefOf) },
    { name: 'mail-not-approved', to: orderNotApproved, handle: createDecisionMailer(shop, 'notApproved') },
    { name: 'mail-partly-approved', to: orderPartlyApproved, handle: createDecisionMailer(shop, 'partlyApproved') },
  ];
}
