import type { Db } from '#platform/db/db.server.ts';
import './invoice-tables.server.ts';

type Copy = { readonly invoiceId: string; readonly hidesPrices: boolean };

export async function findInvoicePdf(
  db: Db,
  { invoiceId, hidesPrices }: Copy,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const row = await db
    .selectFrom('invoice_pdf')
    .select('pdf')
    .where('invoice_id', '=', invoiceId)
    .where('hides_prices', '=', hidesPrices)
    .executeTakeFirst();
  return row && new Uint8Array(row.pdf);
}

/** Two requests may create the same file at once: the first one is stored, and returned to both. */
export async function keepInvoicePdf(
  db: Db,
  { invoiceId, hidesPrices }: Copy,
  pdf: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  await db
    .insertInto('invoice_pdf')
    .values({ invoice_id: invoiceId, hides_prices: hidesPrices, pdf: Buffer.from(pdf) })
    .onConflict((conflict) => conflict.columns(['invoice_id', 'hides_prices']).doNothing())
    .execute();
  return (await findInvoicePdf(db, { invoiceId, hidesPrices })) ?? pdf;
}
