import type { Db } from '#platform/db/db.server.ts';
import { deleteCartsOf, listCartsOf } from './store/cart-store.server.ts';
import { forgetWrittenTexts } from './store/row-store.server.ts';

/** Access: internal, for a person's data export. Returns the carts of all markets and companies. */
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

/** Access: internal, when an account is deleted. Also erases texts on garments for that person in carts of others. Idempotent. */
export async function removeCartsOf(db: Db, customerId: number): Promise<void> {
  await deleteCartsOf(db, customerId);
  await forgetWrittenTexts(db, customerId);
}

const entriesOf = (metadata: readonly { key: string; value: string }[]) =>
  Object.fromEntries(metadata.map(({ key, value }) => [key, value]));
