import { type RawBuilder, sql } from 'kysely';

/** Calendar days in a time zone, both inclusive. */
export type Days = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone?: string | undefined;
};

/** Conditions for whole days on a timestamp column. */
export const dayConditions = (column: RawBuilder<unknown>, { from, to, timeZone = 'UTC' }: Days) =>
  [
    from !== undefined && sql<boolean>`${column} >= (${from}::date::timestamp at time zone ${timeZone})`,
    to !== undefined && sql<boolean>`${column} < ((${to}::date + 1)::timestamp at time zone ${timeZone})`,
  ].filter((condition) => condition !== false);
