import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '#platform/db/db.server.ts';
import { templateParameters } from '../../vas/vas-article.ts';
import type { CartRow, Metadata } from '../cart.ts';
import './cart-tables.server.ts';

/** Inserts rows in one statement, parents and children together. */
export async function insertRows(db: Db, rows: readonly CartRow[]): Promise<void> {
  if (rows.length > 0) await insertionOf(rows).execute(db);
}

export const insertionOf = (rows: readonly CartRow[]) => sql`
  insert into cart_row (id, cart_id, parent_id, row_number, sku, name, quantity, schema, metadata, version, created_at, modified_at)
  select id, cart_id, parent_id, row_number, sku, name, quantity, schema, metadata, version, created_at, modified_at
  from jsonb_to_recordset(${JSON.stringify(rows.map(toColumns))}::text::jsonb) as new (
    id uuid, cart_id uuid, parent_id uuid, row_number int, sku text, name text, quantity numeric, schema text,
    metadata jsonb, version int, created_at timestamptz, modified_at timestamptz)`;

/** Updates rows in one statement and increases their versions. The caller must hold the lock on the cart. */
export async function updateRows(db: Db, rows: readonly CartRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update cart_row set row_number = new.row_number, sku = new.sku, name = new.name, quantity = new.quantity,
      schema = new.schema, metadata = new.metadata, version = cart_row.version + 1, modified_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows.map(toColumns))}::text::jsonb) as new (
      id uuid, row_number int, sku text, name text, quantity numeric, schema text, metadata jsonb)
    where cart_row.id = new.id`.execute(db);
}

/** Removes rows with their children. Returns the ids of the removed rows, which restore them. */
export async function removeRows(db: Db, cartId: string, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await db
    .updateTable('cart_row')
    .set((eb) => ({ removed_at: now, modified_at: now, version: eb('version', '+', 1) }))
    .where('cart_id', '=', cartId)
    .where('removed_at', 'is', null)
    .where((eb) => eb.or([eb('id', 'in', ids), eb('parent_id', 'in', ids)]))
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}

/** Restores rows with the children that were removed together with them. */
export async function restoreRows(db: Db, cartId: string, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const back = await db
    .updateTable('cart_row')
    .set((eb) => ({ removed_at: null, modified_at: now, version: eb('version', '+', 1) }))
    .where('cart_id', '=', cartId)
    .where('removed_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('id', 'in', ids),
        eb.exists(
          eb
            .selectFrom('cart_row as parent')
            .select(sql`1`.as('one'))
            .whereRef('parent.id', '=', 'cart_row.parent_id')
            .whereRef('parent.removed_at', '=', 'cart_row.removed_at')
            .where('parent.id', 'in', ids),
        ),
      ]),
    )
    .returning('id')
    .execute();
  return back.map(({ id }) => id);
}

/** Erases what was written for the garments of a person. */
export async function forgetWrittenTexts(db: Db, customerId: number): Promise<void> {
  const wearer = JSON.stringify([{ key: 'CoWorkerId', value: String(customerId) }]);
  await sql`
    update cart_row text set metadata = coalesce((
      select jsonb_agg(entry) from jsonb_array_elements(text.metadata) entry
      where entry ->> 'key' <> all (${[...templateParameters]}::text[])), '[]')
    from cart_row garment
    where text.parent_id = garment.id and garment.metadata @> ${wearer}::text::jsonb`.execute(db);
}

export async function listRows(db: Db, cartId: string): Promise<CartRow[]> {
  const rows = await db
    .selectFrom('cart_row')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('removed_at', 'is', null)
    .orderBy('row_number')
    .orderBy('id')
    .execute();
  return rows.map(toRow);
}

type JsonRow = Omit<Selectable<Tables['cart_row']>, 'quantity' | 'created_at' | 'modified_at' | 'removed_at'> & {
  quantity: string | number;
  created_at: string | Date;
  modified_at: string | Date;
};

/** For the select list of a query on `cart`. */
export const rowsAsJson = sql<JsonRow[]>`coalesce((
  select json_agg(r order by r.row_number, r.id) from cart_row r
  where r.cart_id = cart.id and r.removed_at is null), '[]')`;

export function toRow(row: JsonRow): CartRow {
  return {
    id: row.id,
    cartId: row.cart_id,
    parentId: row.parent_id ?? undefined,
    rowNumber: row.row_number,
    sku: row.sku,
    name: row.name,
    quantity: Number(row.quantity),
    schema: row.schema ?? undefined,
    metadata: row.metadata,
    version: row.version,
    created: new Date(row.created_at),
    modified: new Date(row.modified_at),
  };
}

function toColumns(row: CartRow) {
  return {
    id: row.id,
    cart_id: row.cartId,
    parent_id: row.parentId ?? null,
    row_number: row.rowNumber,
    sku: row.sku,
    name: row.name,
    quantity: row.quantity,
    schema: row.schema ?? null,
    metadata: row.metadata satisfies readonly Metadata[],
    version: row.version,
    created_at: row.created,
    modified_at: row.modified,
  };
}
