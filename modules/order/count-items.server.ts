import { type RawBuilder, sql } from 'kysely';
import { measuredUnits } from '#core/units.ts';
import './order-tables.server.ts';

type Sql = RawBuilder<unknown>;

/** SQL for the number of items of a quantity, as `itemsOf` counts them: a measured article is one item. */
export const countItems = (quantity: Sql, soldBy: Sql) =>
  sql`case when ${soldBy} = any(${[...measuredUnits]}::text[]) then 1 else ceil(${quantity}) end`;

/** SQL for the unit of an order row; null in orders from before articles had units. */
export const soldByOf = (orderId: Sql, rowNumber: Sql) =>
  sql`(select data ->> 'soldBy' from order_row where order_id = ${orderId} and row_number = ${rowNumber})`;
