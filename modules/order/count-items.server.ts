import { type RawBuilder, sql } from 'kysely';
import { measuredUnits } from '#core/units.ts';
import './order-tables.server.ts';

type Sql = RawBuilder<unknown>;

/** How many items a quantity is in a query, as `itemsOf` counts them: what is measured is one. */
export const countItems = (quantity: Sql, soldBy: Sql) =>
  sql`case when ${soldBy} = any(${[...measuredUnits]}::text[]) then 1 else ceil(${quantity}) end`;

/** What a row of an order is sold by; nothing in orders from before articles had units. */
export const soldByOf = (orderId: Sql, rowNumber: Sql) =>
  sql`(select data ->> 'soldBy' from order_row where order_id = ${orderId} and row_number = ${rowNumber})`;
