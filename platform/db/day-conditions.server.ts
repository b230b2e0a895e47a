import { type RawBuilder, sql } from 'kysely';

/** A period of calendar days, with its first and its last day. */
type Period = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The zone in which a day begins and ends, for example 'Europe/Stockholm'. There is no default: UTC would be a wrong day. */
  readonly timeZone: string;
};

/** The conditions that put a column with a time into a period of whole days. */
export const dayConditions = (column: RawBuilder<unknown>, { from, to, timeZone }: Period) =>
  [
    from !== undefined && sql<boolean>`${column} >= (${from}::date::timestamp at time zone ${timeZone})`,
    to !== undefined && sql<boolean>`${column} < ((${to}::date + 1)::timestamp at time zone ${timeZone})`,
  ].filter((condition) => condition !== false);
