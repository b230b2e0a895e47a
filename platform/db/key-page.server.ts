import { type RawBuilder, sql } from 'kysely';
import type { KeyKind, PartAsked, PlaceKind } from '#core/key-page.ts';

/** The sort expression of a list. It must not be null, because rows would be lost between pages. */
export type SortColumn = { readonly by: RawBuilder<unknown>; readonly kind: PlaceKind };

export type KeyColumn = { readonly key: RawBuilder<unknown>; readonly kind: KeyKind };

const keyTypes = { uuid: sql`uuid`, number: sql`bigint`, word: sql`text` };

export const directionOf = (isUp: boolean): RawBuilder<unknown> => (isUp ? sql`asc` : sql`desc`);

/** Compares a row with the start of a page that is read in this direction. */
export const beyondOf = (isUp: boolean): RawBuilder<unknown> => (isUp ? sql`>` : sql`<`);

/** Sort value, start and order of one page. Reads one row more than requested, to tell whether there is a next page. */
export function keyPageOf({ by, kind }: SortColumn, column: KeyColumn, asked: PartAsked) {
  const { isDescending, limit, after, before } = asked;
  const isUp = isDescending === (before !== undefined);
  const [direction, than] = [directionOf(isUp), beyondOf(isUp)];
  const from = before ?? after;
  return {
    value:
      kind === 'time' ? sql<string>`(extract(epoch from ${by}) * 1000000)::bigint::text` : sql<string>`(${by})::text`,
    key: sql<string>`(${column.key})::text`,
    condition: from
      ? sql<boolean>`(${by}, ${column.key}) ${than} (${valueOf(from.value, kind)}, ${from.key}::${keyTypes[column.kind]})`
      : sql<boolean>`true`,
    order: sql`${by} ${direction}, ${column.key} ${direction}`,
    limit: limit + 1,
  };
}

function valueOf(value: string, kind: PlaceKind) {
  if (kind === 'time') return sql`(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`;
  return kind === 'number' ? sql`${value}::numeric` : sql`${value}::text`;
}
