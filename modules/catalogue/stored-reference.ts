import type { FeedRowOf } from './feed-schema.ts';

/** References as they are stored: the feed's row without its kind. */
export type StoredCategory = Omit<FeedRowOf<'category'>, 'kind'>;
export type StoredFamily = Omit<FeedRowOf<'family'>, 'kind'>;
export type StoredGroup = Omit<FeedRowOf<'group'>, 'kind'>;
export type StoredPriceList = Omit<FeedRowOf<'price-list'>, 'kind'>;
