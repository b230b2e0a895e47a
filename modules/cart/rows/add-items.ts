import { addQuantities, largestQuantity } from '#core/quantity.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import type { CartRow } from '../cart.ts';
import { checkRoom } from '../most-rows.ts';
import { type Entries, withEntries } from '../row-metadata.ts';
import { isSameChoice, type WantedService } from '../services/chosen-service.ts';
import { serviceRowsOf } from '../services/service-rows.ts';
import { findRowToIncrease, type WantedRow } from './adding.ts';
import { nextRowNumbers } from './row-numbers.ts';
import { scaledChildren } from './row-quantity.ts';

export type WantedItem = WantedRow & {
  readonly quantity: number;
  readonly name: string;
  readonly schema: string | undefined;
  readonly entries: Entries;
  /** Chosen, or what the company requires or preselects. Only a row with the same services grows. */
  readonly services: readonly WantedService[];
};

export type AddedRows = {
  /** Existing rows with an increased quantity, and their services. */
  readonly changed: readonly CartRow[];
  /** `numbered` assigns their row numbers. */
  readonly inserted: readonly CartRow[];
  /** The row of each item, in the order of the items. */
  readonly rowIds: readonly string[];
};

type NewRowOptions = { cartId: string; isBusiness: boolean; now: Date; newId: () => string };

type AddRefusal = { code: 'quantity-too-large'; maximum: number } | { code: 'cart-full'; maximum: number };

export function addItems(
  rows: readonly CartRow[],
  items: readonly WantedItem[],
  { cartId, isBusiness, now, newId }: NewRowOptions,
): Result<AddedRows, AddRefusal> {
  const after = new Map(rows.map((row) => [row.id, row]));
  // Indexed by sku, because comparing hundreds of items with hundreds of rows is slow.
  const idsOfSku = new Map(
    [...Map.groupBy(rows, ({ sku }) => sku)].map(([sku, same]) => [sku, same.map(({ id }) => id)]),
  );
  const childrenOf = Map.groupBy(rows, ({ parentId }) => parentId);
  const touched = new Set<string>();
  const rowIds: string[] = [];
  for (const item of items) {
    const sameSku = idsOfSku.get(item.sku) ?? [];
    const isAlike = ({ id }: CartRow) =>
      isSameChoice(childrenOf.get(id)?.flatMap((child) => after.get(child.id) ?? []) ?? [], item.services);
    const row = findRowToIncrease(sameSku.flatMap((id) => after.get(id) ?? []).filter(isAlike), item, isBusiness);
    const quantity = row ? addQuantities(row.quantity, item.quantity) : item.quantity;
    if (quantity > largestQuantity) return refuse({ code: 'quantity-too-large', maximum: largestQuantity });
    const room = checkRoom(after.size + (row ? 0 : 1 + item.services.length));
    if (!room.ok) return room;
    const grown = row
      ? { ...row, quantity, metadata: withEntries(row.metadata, commentOf(item), newId) }
      : rowOf(item, { cartId, now, newId });
    const children = (row && childrenOf.get(row.id)?.flatMap(({ id }) => after.get(id) ?? [])) ?? [];
    const services = row
      ? scaledChildren(row, children, quantity)
      : serviceRowsOf(grown, item.services, { now, newId });
    for (const one of [grown, ...services]) {
      after.set(one.id, one);
      touched.add(one.id);
    }
    if (!row) {
      idsOfSku.set(item.sku, [...sameSku, grown.id]);
      childrenOf.set(grown.id, services);
    }
    rowIds.push(grown.id);
  }
  const before = new Set(rows.map(({ id }) => id));
  const isNew = ({ id }: CartRow) => !before.has(id);
  const all = [...after.values()];
  return ok({ changed: all.filter((row) => touched.has(row.id) && !isNew(row)), inserted: all.filter(isNew), rowIds });
}

/** Assigns free row numbers in the order of the rows. */
export function numbered(rows: readonly CartRow[], taken: readonly number[]): CartRow[] {
  const numbers = nextRowNumbers(taken, rows.length);
  return rows.map((row, at) => ({ ...row, rowNumber: numbers[at] ?? row.rowNumber }));
}

/** A comment on an item that increases a row replaces the comment of the row. */
const commentOf = ({ entries }: WantedItem): Entries => (entries.Comment ? { Comment: entries.Comment } : {});

function rowOf(item: WantedItem, { cartId, now, newId }: Omit<NewRowOptions, 'isBusiness'>): CartRow {
  return {
    id: newId(),
    cartId,
    parentId: undefined,
    rowNumber: 0,
    sku: item.sku,
    name: item.name,
    quantity: item.quantity,
    schema: item.schema,
    metadata: withEntries([], item.entries, newId),
    version: 1,
    created: now,
    modified: now,
  };
}
