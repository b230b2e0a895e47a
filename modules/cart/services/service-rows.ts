import { serviceQuantity, skuOfService } from '../../vas/vas-article.ts';
import type { CartRow } from '../cart.ts';
import { withEntries } from '../row-metadata.ts';
import { entriesOfService, type WantedService } from './chosen-service.ts';

type Making = { readonly now: Date; readonly newId: () => string };

/** The rows of services of a row, without numbers yet. */
export function serviceRowsOf(
  parent: Pick<CartRow, 'id' | 'cartId' | 'quantity'>,
  wanted: readonly WantedService[],
  { now, newId }: Making,
): CartRow[] {
  return wanted.map((service) => ({
    id: newId(),
    cartId: parent.cartId,
    parentId: parent.id,
    rowNumber: 0,
    sku: skuOfService(service.article.serviceArticleId),
    name: service.name,
    quantity: serviceQuantity(parent.quantity, service.article),
    schema: undefined,
    metadata: withEntries([], entriesOfService(service), newId),
    version: 1,
    created: now,
    modified: now,
  }));
}
