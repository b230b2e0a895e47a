import { fitsUnit } from '#core/units.ts';
import { type CartNeeds, validateCart } from './cart-validation.ts';
import type { CartLaundry } from './laundry/cart-laundry.ts';
import type { OfferedRow } from './prices/offered-row.ts';
import { coworkerIdOf, entryOf } from './row-metadata.ts';
import { lacksServices, placeOfTwo, type ServiceRules, textProblems } from './services/service-problems.ts';

export type { CartLaundry } from './laundry/cart-laundry.ts';
export { laundryEntriesOf } from './rows/laundry-entries.ts';
/** Rules of services that sending an order needs too; the `services` folder is private to the module. */
export { entriesOfService, letteringOf, positionOf, writtenOn } from './services/chosen-service.ts';
export { missingServices, placeOfTwo, type ServiceRules } from './services/service-problems.ts';

/** Validates the articles of a cart, each with its services, and returns the problems of each row. */
export function validateRows(
  rows: readonly OfferedRow[],
  needs: CartNeeds,
  rules: ServiceRules,
  laundry?: CartLaundry,
) {
  const articles = rows.filter(({ row }) => row.parentId === undefined);
  const servicesOf = Map.groupBy(
    rows.map(({ row }) => row),
    ({ parentId }) => parentId,
  );
  const toCheck = articles.map((article) => {
    const children = servicesOf.get(article.row.id) ?? [];
    return {
      ...toValidate(article),
      lacksVas: lacksServices(article, children, rules),
      sharesPlace: placeOfTwo(children) !== undefined,
      textProblems: textProblems(children, rules),
      laundryProblem: laundry?.rows.get(article.row.id)?.problem,
    };
  });
  return { articles, ...validateCart(toCheck, needs) };
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
});
