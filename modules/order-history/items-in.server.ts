import { type RawBuilder, sql } from 'kysely';
import { measuredUnits } from '#core/units.ts';

/** How many items a quantity of the order row `r` is, as `itemsOf` counts them: what is measured is one. */
export const itemsIn = (quantity: RawBuilder<unknown>) =>
  sql`case when r.data ->> 'soldBy' = any(${[...measuredUnits]}::text[]) then 1 else ceil(${quantity}) end`;
