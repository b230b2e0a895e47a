import { ok, type Result, refuse } from '#core/result.ts';
import type { Unit } from '#core/units.ts';
import type { Db } from '#platform/db/db.server.ts';
import { afterCollisions, inTransaction } from '../in-transaction.server.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { oddQuantity } from '../order/odd-quantity.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { gatherPieces } from '../order/pieces.ts';
import type { Shop } from '../shop.server.ts';
import { noteArrival, noteDelivery } from './facts/note-delivery.server.ts';
import { noteDenial } from './facts/note-denial.server.ts';
import { noteInvoice, notePayment } from './facts/note-invoice.server.ts';
import { noteAccepted, noteStatus } from './facts/note-status.server.ts';
import type { NoteFact, NoteRefusal, Noting } from './facts/noting.server.ts';
import { goodsOf, type HeldOrder } from './held-order.ts';
import { holdOrder } from './hold-order.server.ts';
import { moveAlong } from './move-along.server.ts';
import type { Report, ReportOf } from './reports/report.ts';
import { notePapers, noteReport } from './reports/report-store.server.ts';
import { tellPapers } from './tell-papers.server.ts';

export type ReportShop = Pick<Shop, 'db' | 'events' | 'clock' | 'log' | 'texts' | 'env'>;

export type ReportFacts = {
  readonly orderId: string;
  /** The reporting system or person; message ids are unique within a source. */
  readonly source: string;
  readonly messageId: string;
  readonly report: Report;
};

/** Extra writes for a new report, in its transaction. */
type Beside = (db: Db, status: { readonly before: OrderStatus; readonly after: OrderStatus }) => Promise<void>;

/** `isNew`: the message is not a repetition. `papers`: the invoices issued for it, also if it is repeated. */
type Applied = { readonly status: OrderStatus; readonly isNew: boolean; readonly papers: readonly Invoice[] };

export type ReportRefusal =
  | { readonly code: 'order-not-found' | 'order-not-open' | 'message-reused' }
  | { readonly code: 'order-rows-unknown'; readonly rows: string }
  | { readonly code: 'quantity-not-whole'; readonly sku: string; readonly quantity: number; readonly unitCode: Unit }
  | NoteRefusal;

const facts: { readonly [Kind in Report['kind']]: NoteFact<ReportOf<Kind>> } = {
  accepted: noteAccepted,
  status: noteStatus,
  delivery: noteDelivery,
  arrival: noteArrival,
  invoice: noteInvoice,
  denial: noteDenial,
  payment: notePayment,
};

/**
 * Applies all reports about an order's progress, from the ERP and from staff. A fact is stored once; then the status of order
 * and rows is computed from all facts, so that their sequence does not matter. The caller checks the permission.
 */
export function applyReport(
  shop: ReportShop,
  told: ReportFacts,
  beside?: Beside,
): Promise<Result<Applied, ReportRefusal>> {
  const { orderId, source, messageId, report } = told;
  return afterCollisions(() =>
    inTransaction(shop.db, async (db): Promise<Result<Applied, ReportRefusal>> => {
      const now = shop.clock.now();
      const held = await holdOrder(db, orderId);
      if (!held) return refuse({ code: 'order-not-found' });
      const heard = await noteReport(db, { source, messageId, orderId, body: report }, now);
      if (heard === 'reused') return refuse({ code: 'message-reused' });
      if (heard !== 'new') {
        const papers = held.invoices.filter(({ id }) => heard.papers.includes(id));
        return ok({ status: held.order.status, isNew: false, papers });
      }
      if (!held.isOpen) return refuse({ code: 'order-not-open' });
      const unknown = unknownRows(held, report);
      if (unknown.length > 0) return refuse({ code: 'order-rows-unknown', rows: unknown.join(', ') });
      const odd = 'rows' in report ? oddQuantity(goodsOf(held.order), report.rows) : undefined;
      if (odd) return refuse({ code: 'quantity-not-whole', ...odd });
      const noted = await note({ shop, db, held, key: `${source}-${messageId}`, now }, report);
      if (!noted.ok) return noted;
      const papers = await tellPapers(shop, db, held);
      await notePapers(db, { source, messageId }, papers);
      const status = await moveAlong(shop, db, { orderId, by: report.kind, ...noted.value });
      await beside?.(db, { before: held.order.status, after: status });
      return ok({ status, isNew: true, papers });
    }),
  );
}

/** The table has one entry for each kind; types cannot express that report and entry belong together. */
const note = (noting: Noting, report: Report) => (facts[report.kind] as NoteFact<Report>)(noting, report);

/** Rows that the order does not have, or has fewer pieces of. */
function unknownRows({ order }: HeldOrder, report: Report): number[] {
  if (!('rows' in report)) return [];
  const goods = new Map(goodsOf(order).map(({ rowNumber, quantity }) => [rowNumber, quantity]));
  return [...gatherPieces(report.rows)]
    .filter(([rowNumber, quantity]) => quantity > (goods.get(rowNumber) ?? 0))
    .map(([rowNumber]) => rowNumber);
}
