import type { Subscriber } from '#platform/events/event.ts';
import { createTeller } from '../fulfilment/tell-buyer.server.ts';
import type { HrefOf } from '../href-of.ts';
import { orderAnswered } from '../order/order-events.ts';
import type { Shop } from '../shop.server.ts';
import { createAnswerMailer } from './mail-answer.server.ts';

export const orderMessageSubscriptions = (shop: Omit<Shop, 'jobs'>, hrefOf: HrefOf): Subscriber[] => [
  { name: 'mail-order-answered', to: orderAnswered, handle: createAnswerMailer(shop, createTeller(shop, hrefOf)) },
];
