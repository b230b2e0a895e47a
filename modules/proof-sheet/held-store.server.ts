import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { ProductionState } from './production-state.ts';
import './proof-tables.server.ts';

type RowState = { readonly rowNumber: number; readonly state: ProductionState };

/** Writes which services of an order cannot be made now. Nothing is written where that is known. */
export async function saveHeld(db: Db, orderId: string, rows: readonly RowState[]): Promise<void> {
  const held = rows.flatMap(({ rowNumber, state }) => (state === 'ready' ? [] : [{ row_number: rowNumber, state }]));
  await sql`
    with held as (
      select given.* from jsonb_to_recordset(${JSON.stringify(held)}::text::jsonb) as given (row_number int, state text)
    ), made as (
      delete from held_service h where h.order_id = ${orderId} and h.row_number not in (select row_number from held)
    )
    insert into held_service (order_id, row_number, state) select ${orderId}::uuid, row_number, state from held
    on conflict (order_id, row_number) do update set state = excluded.state where held_service.state <> excluded.state`.execute(
    db,
  );
}

/** The ids of the orders with a service that cannot be made now, as a query. Services of denied garments are not made at all. */
export const heldOrders: RawBuilder<unknown> = sql`select h.order_id from held_service h
  join order_row_view r on r.order_id = h.order_id and r.row_number = h.row_number where r.coming > 0`;
