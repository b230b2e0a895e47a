import { type RawBuilder, sql } from 'kysely';
import { beyondOf, directionOf } from '#platform/db/key-page.server.ts';
import type { Cursor, Part } from './cursor.ts';

type Columns = {
  readonly time: RawBuilder<unknown>;
  readonly timeType?: 'timestamptz' | 'date';
  readonly key: RawBuilder<unknown>;
  readonly keyType: 'bigint' | 'uuid';
};

const keyTypes = { bigint: sql`bigint`, uuid: sql`uuid` };

/**
 * Sort order and start of one part of a list, for the end of a statement. Reads one row more than the limit to know whether there are
 * more.
 */
export function keysetOf(
  { time, timeType = 'timestamptz', key, keyType }: Columns,
  { order, limit, after, before }: Part,
) {
  const isUp = (order === 'asc') !== (before !== undefined);
  const direction = directionOf(isUp);
  const from = before ?? after;
  const than = beyondOf(isUp);
  return {
    condition: from
      ? sql<boolean>`(${time}, ${key}) ${than} (${instantOf(from, timeType)}, ${from.key}::${keyTypes[keyType]})`
      : sql<boolean>`true`,
    ending: sql`order by ${time} ${direction}, ${key} ${direction} limit ${limit + 1}`,
  };
}

function instantOf({ micros }: Cursor, type: 'timestamptz' | 'date') {
  const instant = sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`;
  return type === 'date' ? sql`(${instant} at time zone 'UTC')::date` : instant;
}

/** In microseconds, as the database stores it: a coarser time would repeat or skip rows. */
export const microsOf = (time: RawBuilder<unknown>) => sql`(extract(epoch from ${time}) * 1000000)::bigint`;
