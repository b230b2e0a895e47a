import type { Sort, SortField, SortOrder } from '../list-engine/listing.ts';
import type { AssortmentContext, Viewer } from './viewer.ts';

/** The sort direction of each field, in the order of the menu. */
const orders = {
  PopularityRank: 'asc',
  Flags: 'desc',
  StarsAverage: 'desc',
  LowestPrice: 'asc',
  HighestPrice: 'desc',
  Names: 'asc',
  PartNo: 'asc',
} as const satisfies Record<SortField, SortOrder>;

export const sortFields = Object.keys(orders) as readonly SortField[];

export const sortBy = (field: SortField): Sort => ({ field, order: orders[field] });

export const isPriceSort = (sort: Sort | undefined) => sort?.field === 'LowestPrice' || sort?.field === 'HighestPrice';

type SortViewer = Pick<Viewer, 'isBusiness' | 'isSignedIn' | 'splitsByBestSelling' | 'hidesPrices'>;
type SortMarket = { readonly b2CActivate: boolean };

/** Consumers see best sellers first by default, companies see new products first. */
export function defaultSort({ isBusiness, isSignedIn }: SortViewer, { b2CActivate }: SortMarket): Sort {
  const isConsumer = !isBusiness && (isSignedIn || b2CActivate);
  return sortBy(isConsumer ? 'PopularityRank' : 'Flags');
}

/** Sort fields that the visitor can choose; the default need not be one of them. */
export function shownSortFields(
  viewer: SortViewer,
  { b2CActivate }: SortMarket,
  context: AssortmentContext,
): SortField[] {
  const isShown: { [F in SortField]?: boolean } = {
    StarsAverage: viewer.isBusiness || !b2CActivate,
    PopularityRank: viewer.splitsByBestSelling && context === 'Agreement',
    LowestPrice: !viewer.hidesPrices,
    HighestPrice: !viewer.hidesPrices,
  };
  return sortFields.filter((field) => isShown[field] ?? true);
}
