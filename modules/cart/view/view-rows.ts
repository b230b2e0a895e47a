import { addQuantities, canSplit } from '#core/quantity.ts';
import type { Stock } from '../../assortment/product-detail.ts';
import type { PricedCart } from '../../pricing/priced-cart.ts';
import type { CartRow } from '../cart.ts';
import type { CartNeeds, RowProblem } from '../cart-validation.ts';
import type { CartRowView, CartView, Coworker } from '../cart-view.ts';
import type { CartLaundry } from '../laundry/cart-laundry.ts';
import type { OfferedRow } from '../prices/offered-row.ts';
import { coworkerIdOf, entryOf, rowTypeOf } from '../row-metadata.ts';
import { countItems } from '../rows/count-items.ts';
import type { ServiceRules } from '../services/service-problems.ts';
import { viewService } from '../services/view-service.ts';
import { validateRows } from '../validate-rows.ts';
import { groupByCustomer } from './grouped-totals.ts';

type RowsToView = {
  readonly rows: readonly OfferedRow[];
  readonly priced: PricedCart;
  readonly stockOf: (sku: string) => Stock;
  readonly coworkers: readonly Coworker[];
  readonly needs: CartNeeds;
  readonly rules: ServiceRules;
  readonly laundry?: CartLaundry | undefined;
};

export type ViewedRows = Pick<CartView, 'rows' | 'count' | 'isValid' | 'groupedByCustomer'>;

/** Builds the view of the rows; services are nested in their row. */
export function viewRows({ rows, priced, stockOf, coworkers, needs, rules, laundry }: RowsToView): ViewedRows {
  const prices = new Map(priced.rows.map((price) => [price.rowId, price]));
  const people = new Map(coworkers.map((coworker) => [coworker.id, coworker]));
  const wanted = piecesBySku(rows);
  const childrenOf = Map.groupBy(rows, ({ row }) => row.parentId);
  const { articles, isValid, problems } = validateRows(rows, needs, rules, laundry);
  const problemsAt = Map.groupBy(problems, ({ index }) => index);

  const toView = ({ row, offer }: OfferedRow, errors: readonly RowProblem[], parent?: CartRow): CartRowView[] => {
    const price = prices.get(row.id);
    if (!price) return [];
    const stock = stockOf(row.sku);
    const children = (childrenOf.get(row.id) ?? []).flatMap((child) => toView(child, [], row));
    const view: CartRowView = {
      id: row.id,
      rowNumber: row.rowNumber,
      version: row.version,
      type: rowTypeOf(row),
      sku: row.sku,
      name: offer.name || row.name,
      quantity: row.quantity,
      multiplyFactor: offer.multiplyFactor,
      soldBy: offer.soldBy,
      canSplit: row.parentId === undefined && canSplit(row.quantity, offer.multiplyFactor),
      slug: offer.slug,
      colour: offer.colour,
      size: offer.size,
      colours: offer.colours,
      sizes: offer.sizes.map((size) => ({ ...size, ...stockOf(size.sku) })),
      stock,
      isShort: (wanted.get(row.sku) ?? 0) > stock.onHandValue,
      comment: entryOf(row, 'Comment') ?? '',
      customer: people.get(coworkerIdOf(row) ?? Number.NaN),
      personalPacking: entryOf(row, 'PersonalPacking') === 'true',
      emailPacking: entryOf(row, 'EmailPacking') ?? '',
      price,
      errors: errors.map(({ kind, word }) => ({ kind, word })),
      offersServices: row.parentId === undefined && rules.services.of(offer.services).length > 0,
      vasTextTemplate: textTemplateOf(children, rules),
      service: viewService(row, parent, rules),
      children,
      selectedVas: children.filter(({ type }) => type === 'VasArticle'),
    };
    return [view];
  };

  const views = articles.flatMap((article, index) => toView(article, problemsAt.get(index) ?? []));
  return {
    rows: views,
    count: countItems(rows.map(({ row, offer }) => ({ ...row, soldBy: offer.soldBy }))),
    isValid,
    groupedByCustomer: groupByCustomer(views, priced.currency),
  };
}

const textTemplateOf = (children: readonly CartRowView[], { isLimited }: ServiceRules) =>
  children.length === 0 ? undefined : { isValid: children.every(({ service }) => service?.isValid ?? true), isLimited };

/** Rows with the same sku for different wearers share the stock. */
function piecesBySku(rows: readonly OfferedRow[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { row } of rows) pieces.set(row.sku, addQuantities(pieces.get(row.sku) ?? 0, row.quantity));
  return pieces;
}
