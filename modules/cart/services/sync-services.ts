import type { Services } from '../../vas/services.server.ts';
import { serviceArticleIdOf, serviceQuantity } from '../../vas/vas-article.ts';
import type { CartRow } from '../cart.ts';

/** Service rows whose quantity differs from that of their garments, with the right quantity. */
export function outdatedServices(rows: readonly CartRow[], services: Pick<Services, 'find'>): CartRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return rows.flatMap((row) => {
    const parent = row.parentId === undefined ? undefined : byId.get(row.parentId);
    const article = parent && services.find(serviceArticleIdOf(row.sku));
    if (!article) return [];
    const quantity = serviceQuantity(parent.quantity, article);
    return quantity === row.quantity ? [] : [{ ...row, quantity }];
  });
}

/** All rows of a cart, services with the quantity that their garments need. */
export function inStep(rows: readonly CartRow[], services: Pick<Services, 'find'>): CartRow[] {
  const outdated = new Map(outdatedServices(rows, services).map((row) => [row.id, row]));
  return rows.map((row) => outdated.get(row.id) ?? row);
}
