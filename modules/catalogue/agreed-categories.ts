import type { FeedRowOf } from './feed-schema.ts';

export type PriceListType = FeedRowOf<'price-list'>['type'];

/** Whether a signed-in visitor sees categories of an agreed assortment: their company has more than the public list. */
export function hasAgreedCategories(isSignedIn: boolean, priceListTypes: readonly PriceListType[]): boolean {
  const counted = priceListTypes.filter((type) => type !== 'External' && type !== 'PreOrder');
  const isPublicOnly = counted.length === 1 && counted[0] === 'None';
  return isSignedIn && counted.length > 0 && !isPublicOnly;
}
