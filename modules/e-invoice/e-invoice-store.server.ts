import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { BrokenRule } from './check-document.ts';
import './e-invoice-tables.server.ts';

export type EInvoice = {
  readonly invoiceId: string;
  /** Undefined if the document breaks a fatal rule, for which the network would refuse it. */
  readonly xml: string | undefined;
  readonly broken: readonly BrokenRule[];
  readonly sentAt: Date | undefined;
};

export async function findEInvoice(db: Db, invoiceId: string): Promise<EInvoice | undefined> {
  const row = await db.selectFrom('e_invoice').selectAll().where('invoice_id', '=', invoiceId).executeTakeFirst();
  return row && { invoiceId, xml: row.xml ?? undefined, broken: row.broken, sentAt: row.sent_at ?? undefined };
}

/** The reports on the files of some invoices, without the files. */
export async function findReports(db: Db, invoiceIds: readonly string[]) {
  if (invoiceIds.length === 0) return [];
  return db
    .selectFrom('e_invoice')
    .select(['invoice_id as invoiceId', 'broken', 'sent_at as sentAt', sql<boolean>`xml is not null`.as('isMade')])
    .where('invoice_id', 'in', invoiceIds)
    .execute();
}

/** An existing file is never changed; a missing one is tried again. */
export async function keepEInvoice(
  db: Db,
  { invoiceId, xml, broken }: Omit<EInvoice, 'sentAt'>,
  madeAt: Date,
): Promise<void> {
  await db
    .insertInto('e_invoice')
    .values({ invoice_id: invoiceId, xml: xml ?? null, broken: JSON.stringify(broken), made_at: madeAt })
    .onConflict((conflict) =>
      conflict
        .column('invoice_id')
        .doUpdateSet({ xml: xml ?? null, broken: JSON.stringify(broken), made_at: madeAt })
        .where('e_invoice.xml', 'is', null),
    )
    .execute();
}

export async function markSent(db: Db, invoiceId: string, at: Date): Promise<void> {
  await db.updateTable('e_invoice').set({ sent_at: at }).where('invoice_id', '=', invoiceId).execute();
}
