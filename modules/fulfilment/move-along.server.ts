import type { Db } from '#platform/db/db.server.ts';
import { orderProgressed } from '../order/order-events.ts';
import { leadsTo } from '../order/order-flow.ts';
import { saveProgress } from '../order/order-progress-store.server.ts';
import type { OrderStatus } from '../order/order-status.ts';
import type { RowPieces } from '../order/pieces.ts';
import type { Shop } from '../shop.server.ts';
import { factsOf, toSendOf } from './held-order.ts';
import { holdOrder } from './hold-order.server.ts';
import { insertStep } from './order-step-store.server.ts';
import { progressOf } from './progress.ts';
import type { Report } from './reports/report.ts';

type Moved = {
  readonly orderId: string;
  /** The kind of the stored fact. If it has its own entry, the timeline shows that instead of the status. */
  readonly by?: Report['kind'];
  /** The accepted return that causes the change; the mail about it replaces other mails. */
  readonly returnId?: string | undefined;
  readonly dispatchNumber?: string;
  readonly denied?: readonly RowPieces[];
  /** A payment for the denied goods is refunded. */
  readonly isMoneyBack?: boolean;
};

/** In the transaction that stored a fact: updates the status of the order and its rows from all facts, and publishes events. */
export async function moveAlong(
  { events, clock, log }: Pick<Shop, 'events' | 'clock' | 'log'>,
  db: Db,
  { orderId, by, returnId, ...news }: Moved,
): Promise<OrderStatus> {
  const held = await holdOrder(db, orderId);
  if (!held?.isOpen) throw new Error(`the order ${orderId} is not open`);
  const now = clock.now();
  const { order } = held;
  const progress = progressOf(factsOf(held, now));
  const { status } = progress;
  const from = order.status;
  await saveProgress(db, orderId, progress);
  // The fact is true anyway, so it is stored and not refused.
  if (!leadsTo(from, status)) log.error({ orderId, from, to: status }, 'an order went where no way leads');
  if (status !== from) await insertStep(db, orderId, now, { kind: 'status', from, to: status, by });
  if (status !== from || Object.keys(news).length > 0) {
    const isLast = news.dispatchNumber !== undefined && toSendOf(held).length === 0;
    const payload = { orderId, from, to: status, ...news, ...(isLast && { isLast }), ...(returnId && { returnId }) };
    await events.publish(db, { name: orderProgressed, key: orderId, payload });
  }
  return status;
}
