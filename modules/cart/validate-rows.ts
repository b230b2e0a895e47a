import { fitsUnit } from '#core/units.ts';
import { type CartNeeds, validateCart } from './cart-validation.ts';
import type { OfferedRow } from './prices/offered-row.ts';
import { coworkerIdOf, entryOf } from './row-metadata.ts';

/** Validates the articles of a cart, without their services, and returns the problems of each row. */
export function validateRows(rows: readonly OfferedRow[], needs: CartNeeds) {
  const articles = rows.filter(({ row }) => row.parentId === undefined);
  return { articles, ...validateCart(articles.map(toValidate), needs) };
}

const toValidate = ({ row, offer }: OfferedRow) => ({
  id: row.id,
  name: row.name,
  sku: row.sku,
  quantity: row.quantity,
  rowNumber: row.rowNumber,
  type: entryOf(row, 'Type') ?? 'DefaultArticle',
  comment: entryOf(row, 'Comment') ?? '',
  coworkerId: coworkerIdOf(row),
  isSold: offer.isSold,
  fitsUnit: !offer.isSold || fitsUnit(row.quantity, offer.soldBy),
  lacksVas: false,
});
