import { type RawBuilder, sql } from 'kysely';

/** Days of the calendar in a time zone, both of them too. */
export type Days = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone?: string | undefined;
};

/** Whole days by a clock, of any column with a time. */
export const dayConditions = (column: RawBuilder<unknown>, { from, to, timeZone = 'UTC' }: Days) =>
  [
    from !== undefined && sql<boolean>`${column} >= (${from}::date::timestamp at time zone ${timeZone})`,
    to !== undefined && sql<boolean>`${column} < ((${to}::date + 1)::timestamp at time zone ${timeZone})`,
  ].filter((condition) => condition !== false);
