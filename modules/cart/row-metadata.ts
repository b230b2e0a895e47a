import type { Metadata } from './cart.ts';

/**
 * Metadata of a row beside its columns. Prices that a caller writes are stored and shown, but never used in
 * calculations.
 */
export const rowMetadataKeys = [
  'Type',
  'CoWorkerId',
  'EmployeeNo',
  'EmailPacking',
  'PersonalPacking',
  'Comment',
  'PriceListId',
  'ManufacturerId',
  'Price',
  'PriceIncVat',
] as const;

export type RowMetadataKey = (typeof rowMetadataKeys)[number];

export const rowTypes = ['DefaultArticle', 'ExternalArticle', 'VasArticle'] as const;

export type RowType = (typeof rowTypes)[number];

/** Freight and sales tax are order rows, never cart rows. */
export const isRowType = (text: string): text is RowType => (rowTypes as readonly string[]).includes(text);

type WithMetadata = { readonly metadata: readonly Metadata[] };

export const entryOf = ({ metadata }: WithMetadata, key: RowMetadataKey): string | undefined =>
  metadata.find((entry) => entry.key === key)?.value;

/** A row without a type, or with an unknown one, is an ordinary article. */
export function rowTypeOf(row: WithMetadata): RowType {
  const type = entryOf(row, 'Type') ?? '';
  return isRowType(type) ? type : 'DefaultArticle';
}

export function coworkerIdOf(row: WithMetadata): number | undefined {
  const id = Number(entryOf(row, 'CoWorkerId') || Number.NaN);
  return Number.isSafeInteger(id) ? id : undefined;
}

export type Entries = Partial<Readonly<Record<string, string | undefined>>>;

/** Sets entries by key: an existing entry keeps its id, and an entry with an empty value is removed. */
export function withEntries(metadata: readonly Metadata[], entries: Entries, newId: () => string): Metadata[] {
  const isNamed = (key: string) => Object.hasOwn(entries, key);
  const kept = metadata.flatMap((entry) => {
    if (!isNamed(entry.key)) return [entry];
    const value = entries[entry.key];
    return value === undefined ? [] : [{ ...entry, value }];
  });
  const added = Object.entries(entries).flatMap(([key, value]) =>
    value === undefined || kept.some((entry) => entry.key === key) ? [] : [{ key, id: newId(), value }],
  );
  return [...kept, ...added];
}
