import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { CartRow, Metadata } from '../cart.ts';
import './cart-tables.server.ts';

/** A malformed id matches no row; PostgreSQL would raise an error for it. */
const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type RowPlace = { id: string; cartId: string; sku: string; metadata: readonly Metadata[] };

/** Finds the cart of a row for any owner. Access is checked when the cart is locked. */
export async function findRowPlace(db: Db, id: string): Promise<RowPlace | undefined> {
  if (!isId.test(id)) return undefined;
  return db
    .selectFrom('cart_row')
    .select(['id', 'cart_id as cartId', 'sku', 'metadata'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Includes the numbers of removed rows, which may be restored. */
export async function listRowNumbers(db: Db, cartId: string): Promise<number[]> {
  const rows = await db.selectFrom('cart_row').select('row_number').where('cart_id', '=', cartId).execute();
  return rows.map(({ row_number }) => row_number);
}

export async function moveRowsTo(db: Db, cartId: string, rows: readonly CartRow[], now: Date): Promise<void> {
  const places = rows.map(({ id, rowNumber }) => ({ id, row_number: rowNumber }));
  await sql`
    update cart_row set cart_id = ${cartId}, row_number = place.row_number, version = version + 1, modified_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(places)}::text::jsonb) as place (id uuid, row_number int)
    where cart_row.id = place.id`.execute(db);
}
