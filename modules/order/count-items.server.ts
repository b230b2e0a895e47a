import { type RawBuilder, sql } from 'kysely';
import { measuredUnits } from '#core/units.ts';
import './order-tables.server.ts';

type Sql = RawBuilder<unknown>;

/** SQL for the number of items of a quantity, as `itemsOf` counts them: a measured article is one item. */
export const countItems = (quantity: Sql, soldBy: Sql) =>
  sql`case when ${soldBy} = any(${[...measuredUnits]}::text[]) then 1 else ceil(${quantity}) end`;
