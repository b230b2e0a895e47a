import type { Favourite } from '#modules/favourites/favourites.ts';
import type { ProductResult } from './read-products.ts';

export const favouriteOrders = ['added', 'name', 'lowestPrice', 'highestPrice'] as const;
export type FavouriteOrder = (typeof favouriteOrders)[number];

type FavouriteProduct = { readonly item: Favourite; readonly product: ProductResult };

/** Sorts items of several calls into one order. Items without a price come last. */
export function sortFavourites<T extends FavouriteProduct>(
  known: readonly T[],
  order: FavouriteOrder,
  language: string,
): T[] {
  const byName = new Intl.Collator(language).compare;
  const priceOf = ({ product }: FavouriteProduct) => product.price ?? undefined;
  const byPrice = (a: T, b: T, sign: number) => {
    const [left, right] = [priceOf(a), priceOf(b)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    return sign * (left - right);
  };
  const compare: Record<FavouriteOrder, (a: T, b: T) => number> = {
    added: (a, b) => b.item.addedAt - a.item.addedAt,
    name: (a, b) => byName(a.product.name, b.product.name),
    lowestPrice: (a, b) => byPrice(a, b, 1),
    highestPrice: (a, b) => byPrice(a, b, -1),
  };
  return known.toSorted(
    (a, b) =>
      compare[order](a, b) || byName(a.product.name, b.product.name) || (a.item.partNo < b.item.partNo ? -1 : 1),
  );
}
