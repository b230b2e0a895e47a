import { type RawBuilder, sql } from 'kysely';

/** Calendar days in a time zone, both inclusive. */
type Period = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The zone in which a day begins and ends, for example 'Europe/Stockholm'. There is no default: UTC would be a wrong day. */
  readonly timeZone: string;
};

/** Conditions for whole days on a timestamp column. */
export const dayConditions = (column: RawBuilder<unknown>, { from, to, timeZone }: Period) =>
  [
    from !== undefined && sql<boolean>`${column} >= (${from}::date::timestamp at time zone ${timeZone})`,
    to !== undefined && sql<boolean>`${column} < ((${to}::date + 1)::timestamp at time zone ${timeZone})`,
  ].filter((condition) => condition !== false);
