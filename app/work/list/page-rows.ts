import { type KeyPage, type PartAsked, type Place, toKeyPage } from '#core/key-page.ts';

type Reading<Row> = {
  /** The sort value. Numbers are compared as numbers. */
  readonly valueOf: (row: Row) => string | number;
  readonly keyOf: (row: Row) => string;
};

const alphabet = new Intl.Collator('en');

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : alphabet.compare(String(one), String(other));
}

/** One part of a list that is read as a whole. Order and cursors are the same as for lists paged in the database. */
export function pageRows<Row>(
  rows: readonly Row[],
  { valueOf, keyOf }: Reading<Row>,
  part: PartAsked,
): KeyPage<Row & { place: Place }> {
  const isNumber = rows.every((row) => typeof valueOf(row) === 'number');
  const placed = rows.map((row) => ({ ...row, place: { value: String(valueOf(row)), key: keyOf(row) } }));
  const worth = ({ value }: Place) => (isNumber ? Number(value) : value);
  const isUp = part.isDescending === (part.before !== undefined);
  const order = (one: Place, other: Place) =>
    (isUp ? 1 : -1) * (compare(worth(one), worth(other)) || alphabet.compare(one.key, other.key));
  const from = part.before ?? part.after;
  const sorted = placed.toSorted((one, other) => order(one.place, other.place));
  const rest = from ? sorted.filter(({ place }) => order(place, from) > 0) : sorted;
  return toKeyPage(rest.slice(0, part.limit + 1), part);
}
