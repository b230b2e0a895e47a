import type { Db } from '#platform/db/db.server.ts';
import { deleteCartsOf, listCartsOf } from './store/cart-store.server.ts';

/** The shop itself, for the person: all their carts, in every market and company, as they may take them along. */
export async function readCartsOf(db: Db, customerId: number) {
  const carts = await listCartsOf(db, customerId);
  return carts.map(({ marketId, owner, name, description, status, isActive, metadata, created, modified, rows }) => ({
    marketId,
    companyId: owner.kind === 'company' ? owner.companyId : undefined,
    name,
    description,
    status,
    isActive,
    entries: entriesOf(metadata),
    createdAt: created,
    modifiedAt: modified,
    rows: rows.map((row) => ({
      sku: row.sku,
      name: row.name,
      quantity: row.quantity,
      entries: entriesOf(row.metadata),
      createdAt: row.created,
      modifiedAt: row.modified,
    })),
  }));
}

/** The shop itself, when an account is deleted. Twice is as good as once. */
export async function removeCartsOf(db: Db, customerId: number): Promise<void> {
  await deleteCartsOf(db, customerId);
}

const entriesOf = (metadata: readonly { key: string; value: string }[]) =>
  Object.fromEntries(metadata.map(({ key, value }) => [key, value]));
