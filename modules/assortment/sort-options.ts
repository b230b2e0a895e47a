import type { Sort, SortField, SortOrder } from '../list-engine/listing.ts';
import type { AssortmentContext, Viewer } from './viewer.ts';

/** The order that goes with a field, in the order in which people are offered them. */
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

type Sorter = Pick<Viewer, 'isBusiness' | 'isSignedIn' | 'splitsByBestSelling' | 'hidesPrices'>;
type SortMarket = { readonly b2CActivate: boolean };

/** Consumers see first what others buy, companies what is new. */
export function defaultSort({ isBusiness, isSignedIn }: Sorter, { b2CActivate }: SortMarket): Sort {
  const isConsumer = !isBusiness && (isSignedIn || b2CActivate);
  return sortBy(isConsumer ? 'PopularityRank' : 'Flags');
}

/** What a visitor may choose to sort by; the default need not be among it. */
export function shownSortFields(viewer: Sorter, { b2CActivate }: SortMarket, context: AssortmentContext): SortField[] {
  const isShown: { [F in SortField]?: boolean } = {
    StarsAverage: viewer.isBusiness || !b2CActivate,
    PopularityRank: viewer.splitsByBestSelling && context === 'Agreement',
    LowestPrice: !viewer.hidesPrices,
    HighestPrice: !viewer.hidesPrices,
  };
  return sortFields.filter((field) => isShown[field] ?? true);
}
