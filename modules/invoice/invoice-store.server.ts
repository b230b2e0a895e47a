import { sql } from 'kysely';
import { type Currency, type Money, money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Invoice, PaperSeller } from './invoice.ts';
import '../order/order-tables.server.ts';
import './invoice-tables.server.ts';

/** The next number of a series. Call it in the transaction that writes the invoice: other transactions wait, so that there are no gaps. */
export async function nextInvoiceNumber(db: Db, series: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into invoice_series (series, last) values (${series}, 1)
    on conflict (series) do update set last = invoice_series.last + 1 returning last`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`series ${series} gave no number`);
  return row.last;
}

export async function insertInvoice(db: Db, invoice: Omit<Invoice, 'orderNo'>): Promise<void> {
  const { basis, rows, taxes, rounding, buyer, deliveredOn, seller, creditsNumber, left } = invoice;
  await db
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
      credited: invoice.credited.amount,
      data: JSON.stringify({ basis, rows, taxes, rounding, buyer, deliveredOn, seller, creditsNumber, left }),
    })
    .execute();
}

/** Stores the seller unless one is stored already; returns the stored one. */
export async function keepPaperSeller(db: Db, id: string, seller: PaperSeller): Promise<PaperSeller | undefined> {
  const { rows } = await sql<{ seller: PaperSeller }>`
    update invoice set data = jsonb_build_object('seller', ${JSON.stringify(seller)}::jsonb) || data
    where id = ${id}::uuid returning data -> 'seller' as seller`.execute(db);
  return rows[0]?.seller;
}

/** Adds a credit note to its invoice; the amount is negative. */
export async function creditInvoice(db: Db, id: string, { amount }: Money): Promise<void> {
  await db
    .updateTable('invoice')
    .set({ credited: sql`credited + ${amount}::bigint` })
    .where('id', '=', id)
    .execute();
}

/** Returns whether the invoice was open. */
export async function payInvoice(db: Db, id: string, paidAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invoice')
    .set({ paid_at: paidAt })
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Sorted by issue, the oldest first. */
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

/** The invoice of a company by its printed number; not a credit note. */
export async function findInvoiceOf(db: Db, companyId: number, number: string): Promise<Invoice | undefined> {
  const row = await selectInvoices(db)
    .where('i.company_id', '=', companyId)
    .where('i.number', '=', number)
    .where('i.kind', '=', 'invoice')
    .executeTakeFirst();
  return row && toInvoice(row);
}

const selectInvoices = (db: Db) =>
  db
    .selectFrom('invoice as i')
    .innerJoin('order_view as o', 'o.id', 'i.order_id')
    .select(['i.id', 'i.order_id', 'o.order_no', 'i.series', 'i.number', 'i.kind', 'i.market_id', 'i.company_id'])
    .select([
      'i.customer_id',
      'i.issued_on',
      'i.due_on',
      'i.paid_at',
      'i.currency',
      'i.payable',
      'i.tax',
      'i.credited',
      'i.data',
    ]);

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
  credited: money(row.credited, row.currency as Currency),
});
