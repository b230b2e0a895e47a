import { type Favourite, hasSize } from '#modules/favourites/favourites.ts';
import type { ProductResult } from './read-products.ts';
import { colourOf } from './to-favourite-card.ts';

type FavouriteProduct = { readonly item: Favourite; readonly product: ProductResult };

/** Which items of a list can be added to the cart, and why others cannot. */
export type CartPlan<T> = {
  readonly ready: readonly { readonly sku: string; readonly of: T }[];
  readonly needSize: readonly T[];
  readonly notSold: readonly T[];
};

/** One of each item that is not in the cart yet. If no size was chosen and there are several, the buyer must choose. */
export function planCart<T extends FavouriteProduct>(
  known: readonly T[],
  added: ReadonlySet<string> = new Set(),
): CartPlan<T> {
  const sold = known.filter(({ product }) => product.isSellable);
  const sized = sold.map((of) => ({ of, sku: skuOf(of) }));
  return {
    ready: sized.flatMap(({ of, sku }) => (sku === undefined || added.has(sku) ? [] : [{ of, sku }])),
    needSize: sized.flatMap(({ of, sku }) => (sku === undefined ? [of] : [])),
    notSold: known.filter(({ product }) => !product.isSellable),
  };
}

function skuOf({ item, product }: FavouriteProduct): string | undefined {
  const sizes = colourOf(product, item.partNo)?.sizes ?? [];
  // A discontinued size counts as none.
  if (hasSize(item) && sizes.includes(item.sku.slice(item.partNo.length))) return item.sku;
  const [only, ...others] = sizes;
  return only !== undefined && others.length === 0 ? `${item.partNo}${only}` : undefined;
}
