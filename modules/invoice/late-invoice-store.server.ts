import type { Db } from '#platform/db/db.server.ts';
import { isOpenInvoice } from './invoice-left.server.ts';
import './invoice-tables.server.ts';

export type LateInvoice = { readonly id: string; readonly orderId: string };

type LateInvoiceQuery = {
  readonly marketId: number;
  /** The current day in that market. */
  readonly today: string;
  readonly after: string;
  readonly most: number;
};

/** Overdue invoices without a reminder so far, after the last one that was read. */
export async function listLate(db: Db, { marketId, today, after, most }: LateInvoiceQuery): Promise<LateInvoice[]> {
  return db
    .selectFrom('invoice as i')
    .select(['i.id', 'i.order_id as orderId'])
    .where(isOpenInvoice)
    .where('i.market_id', '=', marketId)
    .where('i.due_on', '<', today)
    .where('i.reminded_at', 'is', null)
    .where('i.id', '>', after)
    .orderBy('i.id')
    .limit(most)
    .execute();
}

/** Returns true if the invoice is still open and had no reminder. Call it in the transaction that sends the reminder. */
export async function markReminded(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invoice as i')
    .set({ reminded_at: at })
    .where('i.id', '=', id)
    .where(isOpenInvoice)
    .where('i.reminded_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
