import { newId } from '#core/ids.ts';
import { goodsOf } from '#modules/fulfilment/held-order.ts';
import { insertStep } from '#modules/fulfilment/order-step-store.server.ts';
import { insertReturn } from '#modules/fulfilment/return-store.server.ts';
import type { Order } from '#modules/order/order.ts';
import { insertMessage } from '#modules/order-message/message-store.server.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Random } from '../random.ts';
import type { PlannedOrder } from './order-plan.ts';

// Nils writes Swedish, Birgit German.
const question = 'Hej! När kommer resten av beställningen? Vi behöver den till måndag.';
const comment = 'Leider eine Nummer zu klein, bitte zurücknehmen.';
const dayMs = 86_400_000;

/** A buyer asked a question yesterday, and staff have not answered yet. */
export async function askStaff(db: Db, order: Order, asks: PlannedOrder['asks'], random: Random, now: Date) {
  const at = new Date(now.getTime() - dayMs);
  const id = newId(at, (count) => Uint8Array.from({ length: count }, () => random.int(0, 255)));
  const customerId = order.buyer.id;
  if (asks === 'message') {
    await insertMessage(db, {
      id,
      orderId: order.id,
      isFromStaff: false,
      authorId: customerId,
      body: question,
      writtenAt: at,
    });
  }
  if (asks === 'return') {
    const rows = goodsOf(order)
      .slice(0, 1)
      .map(({ rowNumber }) => ({ rowNumber, quantity: 1, reason: 'too-small' as const }));
    await insertReturn(db, { id, orderId: order.id, rows, comment, askedAt: at, askedBy: customerId });
    await insertStep(db, order.id, at, { kind: 'return-asked', returnId: id });
  }
}
