import { randomBytes } from 'node:crypto';
import { gatherReads } from '#core/gather.ts';
import { newId } from '#core/ids.ts';
import type { ShopEvent, Subscriber } from '#platform/events/event.ts';
import {
  orderPaperIssued,
  orderPaperIssuedPayload,
  orderPayload,
  orderPlaced,
  orderProgressed,
  orderProgressedPayload,
} from '../order/order-events.ts';
import type { Shop } from '../shop.server.ts';
import type { MessageKind } from './message-kinds.ts';
import { findOutbound, insertMessage } from './outbound-store.server.ts';
import { findProcurementOrders } from './procurement-order-store.server.ts';

type QueuedMessage = { readonly kind: MessageKind; readonly reference: string };

/** What an event is in documents: a dispatch and goods that do not come may be told at once. */
function documentsOf({ name, payload }: ShopEvent): QueuedMessage[] {
  if (name === orderPlaced) return [{ kind: 'confirmation', reference: '' }];
  if (name === orderPaperIssued) return [{ kind: 'invoice', reference: orderPaperIssuedPayload.parse(payload).number }];
  const { dispatchNumber, denied } = orderProgressedPayload.parse(payload);
  return [
    ...(dispatchNumber === undefined ? [] : [{ kind: 'ship-notice' as const, reference: dispatchNumber }]),
    ...(denied === undefined ? [] : [{ kind: 'confirmation' as const, reference: '' }]),
  ];
}

/** One subscriber for all events, so that the documents of an order are in order. */
export function punchoutOrderSubscriptions({ db, clock }: Pick<Shop, 'db' | 'clock'>): Subscriber[] {
  // Hardly any order is one of a procurement system, and events of several orders are delivered at once.
  const read = gatherReads((orderIds) => findProcurementOrders(db, orderIds));
  const handle = async (event: ShopEvent): Promise<void> => {
    const { orderId } = orderPayload.parse(event.payload);
    const about = await read(orderId);
    if (!about || about.deletedAt) return;
    const outbound = await findOutbound(db, about.companyId);
    const now = clock.now();
    for (const { kind, reference } of documentsOf(event)) {
      const isWanted = outbound !== undefined && outbound.url !== '' && outbound.sends.includes(kind);
      if (!isWanted && about.facts.trialId === undefined) continue;
      const id = newId(now, randomBytes);
      const { companyId } = about;
      await insertMessage(db, { id, companyId, orderId, kind, reference, eventId: event.eventId }, now);
    }
  };
  return [orderPlaced, orderProgressed, orderPaperIssued].map((to) => ({ name: 'tell-procurement', to, handle }));
}
