import type { Db } from '#platform/db/db.server.ts';
import { orderRefundDue } from '../order/order-events.ts';
import { paymentKindOf } from '../payment/payment-method.ts';
import type { Shop } from '../shop.server.ts';
import { billOf } from './bill.ts';
import { billedOf, type HeldOrder } from './held-order.ts';
import { issueInvoice } from './issue-invoice.server.ts';
import { insertStep } from './order-step-store.server.ts';
import type { Pieces } from './pieces.ts';
import { splitCredit } from './split-credit.ts';

type Giving = {
  readonly shop: Pick<Shop, 'events' | 'texts'>;
  readonly db: Db;
  readonly held: HeldOrder;
  readonly now: Date;
  /** Names what it is given back for: the same key twice is one refund. */
  readonly key: string;
  /** Pieces that the buyer kept or was to get, and those that are left of them. */
  readonly before: Pieces;
  readonly after: Pieces;
};

/** What does not come, or came back: money that was paid for it goes back, and what was billed for it is credited. */
export async function giveBack(giving: Giving): Promise<void> {
  await refund(giving);
  await credit(giving);
}

/** Through the provider, after the commit. What is on account is credited, or not billed in the first place. */
async function refund({ shop, db, held: { order }, now, key, before, after }: Giving): Promise<void> {
  const isPaid = ['card', 'redirect'].includes(paymentKindOf(order.paymentMethodId) ?? '');
  const { payable } = billOf(order, after, before);
  if (!isPaid || payable.amount <= 0) return;
  await shop.events.publish(db, {
    name: orderRefundDue,
    key: order.id,
    payload: { orderId: order.id, ...payable, key },
  });
  await insertStep(db, order.id, now, { kind: 'refund', amount: payable });
}

/** What was billed before, a note for each invoice that billed it. */
async function credit({ shop, db, held, now, after: kept }: Giving): Promise<void> {
  const { order, invoices } = held;
  const before = billedOf(held);
  const after = new Map([...before].map(([row, pieces]) => [row, Math.min(pieces, kept.get(row) ?? 0)]));
  for (const step of splitCredit(invoices, before, after)) await issueInvoice(shop, db, { order, now, ...step });
}
