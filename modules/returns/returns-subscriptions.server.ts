import type { Subscriber } from '#platform/events/event.ts';
import { createTeller } from '../fulfilment/tell-buyer.server.ts';
import type { HrefOf } from '../href-of.ts';
import { orderReturnAsked, orderReturnDecided } from '../order/order-events.ts';
import type { Shop } from '../shop.server.ts';
import { createReturnMailer, createStatementMailer } from './mail-return.server.ts';

export const returnsSubscriptions = (shop: Omit<Shop, 'jobs'>, hrefOf: HrefOf): Subscriber[] => [
  {
    name: 'mail-return-decided',
    to: orderReturnDecided,
    handle: createReturnMailer(shop, createTeller(shop, hrefOf)),
  },
  {
    name: 'mail-withdrawal',
    to: orderReturnAsked,
    handle: createStatementMailer(shop, createTeller(shop, hrefOf)),
  },
];
