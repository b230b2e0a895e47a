import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { TemplateValues } from '../vas/vas-article.ts';
import { emptyCart } from './access/empty-cart.ts';
import type { Cart, CartRow } from './cart.ts';
import { withEntries } from './row-metadata.ts';
import { entriesOfService } from './services/chosen-service.ts';
import { insertCart } from './store/cart-store.server.ts';

type LaidRow = Pick<CartRow, 'sku' | 'name' | 'quantity'>;

type LaidItem = LaidRow & {
  readonly wearerId?: number | undefined;
  readonly services?: readonly (LaidRow & { readonly position: string; readonly parameters: TemplateValues })[];
};

type NewSavedCart = Pick<Cart, 'marketId' | 'owner' | 'name' | 'description'> & {
  readonly at: Date;
  readonly items: readonly LaidItem[];
};

const rowStep = 100;

/** Inserts a saved cart without the checks of the use cases, for imports. */
export async function insertSavedCart(db: Db, { name, description, at, items, ...whose }: NewSavedCart): Promise<void> {
  const made = emptyCart(newId(at, randomBytes), { ...whose, publicCartId: undefined }, at);
  const rows: CartRow[] = [];
  const lay = ({ sku, name: called, quantity }: LaidRow, parentId: string | undefined, entries: Entries): string => {
    const id = newId(at, randomBytes);
    const metadata = withEntries([], entries, () => newId(at, randomBytes));
    const rowNumber = (rows.length + 1) * rowStep;
    const times = { version: 1, created: at, modified: at };
    rows.push({
      id,
      cartId: made.id,
      parentId,
      rowNumber,
      sku,
      name: called,
      quantity,
      schema: undefined,
      metadata,
      ...times,
    });
    return id;
  };
  for (const { wearerId, services = [], ...item } of items) {
    const id = lay(item, undefined, wearerId === undefined ? {} : { CoWorkerId: String(wearerId) });
    for (const { position, parameters, ...service } of services)
      lay(service, id, entriesOfService({ position, parameters }));
  }
  await insertCart(db, { ...made, name, description, status: 'saved', isActive: false, rows });
}

type Entries = Parameters<typeof withEntries>[1];
