import { ok } from '#core/result.ts';
import type { SkuPieces } from '../../catalogue/stock-store.server.ts';
import { returnStock } from '../../catalogue/stock-store.server.ts';
import { orderRefundDue } from '../../order/order-events.ts';
import { paymentKindOf } from '../../payment/payment-method.ts';
import { billOf } from '../bill.ts';
import { saveDenied } from '../denied-store.server.ts';
import { billedOf, goodsOf, type HeldOrder } from '../held-order.ts';
import { issueInvoice } from '../issue-invoice.server.ts';
import { insertStep } from '../order-step-store.server.ts';
import { gatherPieces, type Pieces, plus } from '../pieces.ts';
import type { ReportOf } from '../report.ts';
import type { NoteFact, Noting } from './noting.server.ts';

/** What will not come: stock that was taken for it goes back, and so does what was paid or billed for it. */
export const noteDenial: NoteFact<ReportOf<'denial'>> = async (noting, { rows }) => {
  const { db, held, now } = noting;
  const { order } = held;
  const asked = gatherPieces(rows);
  const denied = new Map(
    goodsOf(order).map(({ rowNumber, quantity }) => {
      const before = held.denied.get(rowNumber) ?? 0;
      return [rowNumber, Math.min(quantity, plus(before, asked.get(rowNumber) ?? 0))];
    }),
  );
  const changed = goodsOf(order).flatMap(({ rowNumber }) => {
    const quantity = plus(denied.get(rowNumber) ?? 0, -(held.denied.get(rowNumber) ?? 0));
    return quantity > 0 ? [{ rowNumber, quantity }] : [];
  });
  if (changed.length === 0) return ok({});
  const [before, after] = [comingOf(held, held.denied), comingOf(held, denied)];
  await saveDenied(db, order.id, takenAfter(held, denied));
  await returnStock(db, freedOf(held, denied));
  await insertStep(db, order.id, now, { kind: 'denial', rows: changed });
  await giveBack(noting, before, after);
  await credit(noting, after);
  return ok({ denied: changed });
};

/** Pieces that still come, and the freight as long as any do. */
function comingOf({ order }: HeldOrder, denied: Pieces): Pieces {
  const goods = goodsOf(order);
  const coming = goods.map((row): [number, number] => [
    row.rowNumber,
    plus(row.quantity, -(denied.get(row.rowNumber) ?? 0)),
  ]);
  const isAny = coming.some(([, pieces]) => pieces > 0);
  const freight = order.rows.filter((row) => !goods.includes(row)).map((row): [number, number] => [row.rowNumber, 1]);
  return new Map(isAny ? [...coming, ...freight] : coming);
}

/** Pieces that were to come later had not left the stock: they are the first that are denied. */
const takenAfter = ({ order }: HeldOrder, denied: Pieces) =>
  goodsOf(order).map(({ rowNumber, quantity, taken }) => {
    const gone = denied.get(rowNumber) ?? 0;
    return { rowNumber, denied: gone, taken: Math.min(taken, Math.ceil(plus(quantity, -gone))) };
  });

function freedOf(held: HeldOrder, denied: Pieces): SkuPieces[] {
  const left = new Map(takenAfter(held, denied).map(({ rowNumber, taken }) => [rowNumber, taken]));
  return goodsOf(held.order).flatMap(({ rowNumber, sku, taken }) => {
    const pieces = taken - (left.get(rowNumber) ?? taken);
    return pieces > 0 ? [{ sku, pieces }] : [];
  });
}

/** Through the provider, after the commit. What is on account is not billed in the first place. */
async function giveBack({ shop, db, held, key, now }: Noting, before: Pieces, after: Pieces): Promise<void> {
  const { order } = held;
  const isPaid = ['card', 'redirect'].includes(paymentKindOf(order.paymentMethodId) ?? '');
  const { payable } = billOf(order, after, before);
  if (!isPaid || payable.amount <= 0) return;
  const payload = { orderId: order.id, ...payable, key: `denial-${key}` };
  await shop.events.publish(db, { name: orderRefundDue, key: order.id, payload });
  await insertStep(db, order.id, now, { kind: 'refund', amount: payable });
}

/** What was billed before it was denied. */
async function credit({ shop, db, held, now }: Noting, coming: Pieces): Promise<void> {
  const before = billedOf(held);
  const credits = held.invoices.findLast(({ kind }) => kind === 'invoice');
  const after = new Map([...before].map(([row, pieces]) => [row, Math.min(pieces, coming.get(row) ?? 0)]));
  if (credits) await issueInvoice(shop, db, { order: held.order, before, after, now, credits });
}
