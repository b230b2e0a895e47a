import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import '../order/order-tables.server.ts';

type DeniedRow = { readonly rowNumber: number; readonly denied: number; readonly taken: number };

/** One statement for all rows of an order. */
export async function saveDenied(db: Db, orderId: string, rows: readonly DeniedRow[]): Promise<void> {
  const list = JSON.stringify(rows.map(({ rowNumber, denied, taken }) => ({ n: rowNumber, denied, taken })));
  await sql`
    update order_row set denied = given.denied, taken = given.taken
    from jsonb_to_recordset(${list}::text::jsonb) as given (n int, denied numeric, taken int)
    where order_id = ${orderId}::uuid and row_number = given.n`.execute(db);
}
