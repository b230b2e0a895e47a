import { ok, refuse } from '#core/result.ts';
import { invoiceIssued } from '../../invoice/invoice-events.ts';
import { leftOf } from '../../invoice/invoice-left.ts';
import { payInvoice } from '../../invoice/invoice-store.server.ts';
import { dayIn } from '../../market/market-day.ts';
import { gatherPieces, type Pieces, plus } from '../../order/pieces.ts';
import { billOrder } from '../bill-order.server.ts';
import { freeCredit } from '../free-credit.server.ts';
import { billedOf, freightOf, goodsOf, type HeldOrder, keptOf } from '../held-order.ts';
import { insertStep } from '../order-step-store.server.ts';
import type { ReportOf } from '../reports/report.ts';
import type { NoteFact } from './noting.server.ts';

/** Does not bill pieces that are already billed, denied or returned. The first invoice includes the freight. */
export const noteInvoice: NoteFact<ReportOf<'invoice'>> = async (
  { shop, db, held, now },
  { rows, issuedOn = dayIn(held.order.marketId, now), dueOn },
) => {
  if (dueOn !== undefined && dueOn < issuedOn) return refuse({ code: 'due-before-issue' });
  const before = billedOf(held);
  const after = billedAfter(held, before, gatherPieces(rows));
  const { order } = held;
  const invoice = await billOrder(shop, db, { order, before, after, now, issuedOn, dueOn });
  if (invoice) {
    const payload = { orderId: order.id, invoiceId: invoice.id };
    await shop.events.publish(db, { name: invoiceIssued, key: order.id, payload });
  }
  return ok({});
};

function billedAfter(held: HeldOrder, before: Pieces, asked: Pieces): Pieces {
  const { order } = held;
  const kept = keptOf(held);
  const reached = goodsOf(order).map(({ rowNumber }): [number, number] => {
    const billed = before.get(rowNumber) ?? 0;
    return [rowNumber, Math.max(billed, Math.min(kept.get(rowNumber) ?? 0, plus(billed, asked.get(rowNumber) ?? 0)))];
  });
  const isMore = reached.some(([rowNumber, pieces]) => pieces > (before.get(rowNumber) ?? 0));
  return isMore ? new Map([...reached, ...freightOf(order)]) : before;
}

export const notePayment: NoteFact<ReportOf<'payment'>> = async (
  { db, held, now },
  { invoiceNumber, paidAt = now },
) => {
  const { order, invoices } = held;
  const invoice = invoices.find(({ kind, number }) => kind === 'invoice' && number === invoiceNumber);
  if (!invoice) return refuse({ code: 'invoice-not-found', number: invoiceNumber });
  if (await payInvoice(db, invoice.id, paidAt)) {
    await insertStep(db, order.id, paidAt, { kind: 'payment', number: invoiceNumber });
    const payment = { kind: 'payment', amount: leftOf(invoice), reference: invoice.id } as const;
    await freeCredit(db, order, payment, now);
  }
  return ok({});
};
