import type { Subscriber } from '#platform/events/event.ts';
import type { HrefOf } from '../href-of.ts';
import { orderPassedOn, orderPending, orderWithdrawn } from '../order/order-events.ts';
import type { Shop } from '../shop.server.ts';
import { approvalEscalated, approvalReminded } from './approval-mail-events.ts';
import { createApproverMailer } from './mail-approvers.server.ts';
import { createWithdrawnMailer } from './mail-withdrawn.server.ts';

/** Mails the question to those who decide, and later a reminder. */
export function approvalMailSubscriptions(shop: Omit<Shop, 'jobs'>, hrefOf: HrefOf): Subscriber[] {
  return [
    { name: 'mail-approvers', to: orderPending, handle: createApproverMailer(shop, hrefOf) },
    { name: 'mail-next-approver', to: orderPassedOn, handle: createApproverMailer(shop, hrefOf) },
    { name: 'mail-withdrawn', to: orderWithdrawn, handle: createWithdrawnMailer(shop, hrefOf) },
    { name: 'mail-approval-reminder', to: approvalReminded, handle: createApproverMailer(shop, hrefOf, 'reminder') },
    { name: 'mail-approval-escalated', to: approvalEscalated, handle: createApproverMailer(shop, hrefOf, 'escalated') },
  ];
}
