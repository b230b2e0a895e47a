import { sql } from 'kysely';
import { type Currency, money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import { orderStatuses } from '../order/order-status.ts';
import type { Invoice } from './invoice.ts';
import '../order/order-tables.server.ts';
import './fulfilment-tables.server.ts';

/** The next number of a series. Call it in the transaction that writes the invoice: without gaps, others wait for it. */
export async function nextInvoiceNumber(db: Db, series: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into invoice_series (series, last) values (${series}, 1)
    on conflict (series) do update set last = invoice_series.last + 1 returning last`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`series ${series} gave no number`);
  return row.last;
}

/** Answers whether it is new: a number that was told before stays as it was. */
export async function insertInvoice(db: Db, invoice: Omit<Invoice, 'orderNo'>): Promise<boolean> {
  const { rows, taxes, buyer, creditsNumber } = invoice;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('invoice')
    .values({
      id: invoice.id,
      order_id: invoice.orderId,
      series: invoice.series,
      number: invoice.number,
      kind: invoice.kind,
      market_id: invoice.marketId,
      company_id: invoice.companyId ?? null,
      customer_id: invoice.customerId ?? null,
      issued_on: invoice.issuedOn,
      due_on: invoice.dueOn,
      paid_at: invoice.paidAt ?? null,
      currency: invoice.payable.currency,
      payable: invoice.payable.amount,
      tax: invoice.tax.amount,
      data: JSON.stringify({ rows, taxes, buyer, creditsNumber }),
    })
    .onConflict((conflict) => conflict.columns(['series', 'number']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Answers whether it was open. */
export async function payInvoice(db: Db, id: string, paidAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invoice')
    .set({ paid_at: paidAt })
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Orders that are all invoiced, whose time to pay is over. */
export async function listOverdue(db: Db, today: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('invoice as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select('i.order_id')
    .distinct()
    .where('i.paid_at', 'is', null)
    .where('i.kind', '=', 'invoice')
    .where('i.due_on', '<', today)
    .where('o.status', '=', orderStatuses.Invoiced)
    .limit(most)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** The first that was issued comes first. */
export async function findInvoices(db: Db, orderIds: readonly string[]): Promise<Invoice[]> {
  if (orderIds.length === 0) return [];
  const rows = await selectInvoices(db)
    .where('i.order_id', 'in', orderIds)
    .orderBy('i.issued_on')
    .orderBy('i.number')
    .execute();
  return rows.map(toInvoice);
}

export async function findInvoice(db: Db, id: string): Promise<Invoice | undefined> {
  const row = await selectInvoices(db).where('i.id', '=', id).executeTakeFirst();
  return row && toInvoice(row);
}

const selectInvoices = (db: Db) =>
  db
    .selectFrom('invoice as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select(['i.id', 'i.order_id', 'o.order_no', 'i.series', 'i.number', 'i.kind', 'i.market_id', 'i.company_id'])
    .select(['i.customer_id', 'i.issued_on', 'i.due_on', 'i.paid_at', 'i.currency', 'i.payable', 'i.tax', 'i.data']);

type SelectedInvoice = Awaited<ReturnType<ReturnType<typeof selectInvoices>['executeTakeFirstOrThrow']>>;

const toInvoice = (row: SelectedInvoice): Invoice => ({
  ...row.data,
  id: row.id,
  orderId: row.order_id,
  orderNo: String(row.order_no),
  series: row.series,
  number: row.number,
  kind: row.kind,
  marketId: row.market_id,
  companyId: row.company_id ?? undefined,
  customerId: row.customer_id ?? undefined,
  issuedOn: row.issued_on,
  dueOn: row.due_on,
  paidAt: row.paid_at ?? undefined,
  payable: money(row.payable, row.currency as Currency),
  tax: money(row.tax, row.currency as Currency),
});
