import type { FeedRowOf } from './feed-schema.ts';

export type PriceListType = FeedRowOf<'price-list'>['type'];

/** A signed-in visitor has agreed categories if their company has other lists than the public one. */
export function hasAgreedCategories(isSignedIn: boolean, priceListTypes: readonly PriceListType[]): boolean {
  const counted = priceListTypes.filter((type) => type !== 'External' && type !== 'PreOrder');
  const isPublicOnly = counted.length === 1 && counted[0] === 'None';
  return isSignedIn && counted.length > 0 && !isPublicOnly;
}
