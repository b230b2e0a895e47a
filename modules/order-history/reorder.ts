import { colourPartNumber, sizeCode } from '#core/sku.ts';
import type { Unit } from '#core/units.ts';
import type { Claims } from '../auth/claims.ts';
import { isB2B } from '../auth/is-b2b.ts';
import { isArticle, type Order, type OrderRow } from '../order/order.ts';

type Article = {
  readonly sku: string;
  readonly name: string;
  readonly colour: string;
  readonly size: string;
  readonly picture: string | undefined;
};

/** A row of an order that may be ordered again. */
export type ReorderLine = Article & {
  readonly rowNumber: number;
  readonly quantity: number;
  readonly soldBy: Unit;
  /** The slug of its product page; undefined if it is no longer sold. */
  readonly slug: string | undefined;
  readonly state: 'sold' | 'sold-out' | 'not-sold';
  /** Names of the logos, texts and alterations that are no longer available: the article is added without them. */
  readonly lostServices: readonly string[];
  /** The same product in another colour or size; the buyer must choose it. */
  readonly replacements: readonly Article[];
};

/** The rows that the buyer chose; gifts and child rows come again with them. */
export const reorderableRows = ({ rows }: Pick<Order, 'rows'>): OrderRow[] =>
  rows.filter((row) => isArticle(row) && row.parentRowNumber === undefined && !row.price.isFree);

/** Whether the visitor buys for the company that ordered, or is the consumer who ordered. Always false for guests. */
export function isSameBuyer({ owner }: Pick<Order, 'owner'>, claims: Claims | undefined): boolean {
  if (!claims || owner.kind === 'public') return false;
  const companyId = isB2B(claims) ? claims.company_id : undefined;
  return owner.kind === 'company'
    ? owner.companyId === companyId
    : companyId === undefined && owner.customerId === claims.customer_id;
}

type Colours = readonly { readonly partNo: string; readonly sizes: readonly { readonly sku: string }[] }[];

/** The same size in other colours first, because the size must fit; then the nearest sizes in the same colour. */
export function candidatesOf(colours: Colours, sku: string): string[] {
  const inSize = colours.flatMap(({ sizes }) => sizes.filter((one) => sizeCode(one.sku) === sizeCode(sku)));
  const sizes = colours.find(({ partNo }) => partNo === colourPartNumber(sku))?.sizes ?? [];
  const at = sizes.findIndex((one) => one.sku === sku);
  const beside = sizes
    .map((one, index) => ({ ...one, distance: at === -1 ? 0 : Math.abs(index - at) }))
    .toSorted((a, b) => a.distance - b.distance);
  return [...new Set([...inSize, ...beside].map((one) => one.sku))].filter((one) => one !== sku);
}
