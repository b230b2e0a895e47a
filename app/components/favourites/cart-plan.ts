import { type Favourite, hasSize } from '#modules/favourites/favourites.ts';
import type { ProductResult } from './read-products.ts';
import { colourOf } from './to-favourite-card.ts';

type Known = { readonly item: Favourite; readonly product: ProductResult };

/** What of a list can go into the cart, and what is in the way of the rest. */
export type CartPlan<T> = {
  readonly ready: readonly { readonly sku: string; readonly of: T }[];
  readonly needSize: readonly T[];
  readonly notSold: readonly T[];
};

/**
 * One of each that is not in the cart already. Where no size was chosen and there are several, nobody chooses one in the buyer's
 * place.
 */
export function planCart<T extends Known>(known: readonly T[], added: ReadonlySet<string> = new Set()): CartPlan<T> {
  const sold = known.filter(({ product }) => product.isSellable);
  const sized = sold.map((of) => ({ of, sku: skuOf(of) }));
  return {
    ready: sized.flatMap(({ of, sku }) => (sku === undefined || added.has(sku) ? [] : [{ of, sku }])),
    needSize: sized.flatMap(({ of, sku }) => (sku === undefined ? [of] : [])),
    notSold: known.filter(({ product }) => !product.isSellable),
  };
}

function skuOf({ item, product }: Known): string | undefined {
  const sizes = colourOf(product, item.partNo)?.sizes ?? [];
  // A size that is no longer made is none.
  if (hasSize(item) && sizes.includes(item.sku.slice(item.partNo.length))) return item.sku;
  const [only, ...others] = sizes;
  return only !== undefined && others.length === 0 ? `${item.partNo}${only}` : undefined;
}
