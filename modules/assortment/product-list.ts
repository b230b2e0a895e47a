import type { Money } from '#core/money.ts';
import type { Unit } from '#core/units.ts';
import type { PriceNow } from '../catalogue/list-price.ts';
import type { PriceRange, Sort, SortField } from '../list-engine/listing.ts';

export type CardColour = {
  readonly partNo: string;
  /** Value id of the main colour, and of all its colours. */
  readonly colorCodeId: number;
  readonly colorIds: readonly number[];
  readonly name: string;
  /** Main colour, then the contrast colour if there is one. */
  readonly hexes: readonly string[];
  readonly picture: string | undefined;
  readonly otherPicture: string | undefined;
  readonly flags: readonly string[];
  /** Undefined if the colour cannot be bought. */
  readonly price: PriceNow | undefined;
  readonly sizes: readonly string[];
  /** Returned by the API only. */
  readonly firstSaleDate?: string | undefined;
  readonly popRank30?: number | undefined;
  readonly popRank60?: number | undefined;
};

/** One result of a list: a product, or one colour of a product. */
export type Card = {
  readonly basePartNo: string;
  /** Unique in a list: part number of the colour shown first. */
  readonly partNo: string;
  /** Set if each size is a separate result. */
  readonly sku?: string | undefined;
  readonly name: string;
  readonly slug: string;
  readonly manufacturerId: number;
  readonly primaryCategoryCode: string;
  readonly flags: readonly string[];
  /** The colour shown first comes first. */
  readonly colours: readonly CardColour[];
  /** The lowest price of the card's colours. */
  readonly price: PriceNow | undefined;
  readonly priceList: string | undefined;
  readonly marketPrice: PriceNow | undefined;
  readonly stars: { readonly average: number; readonly count: number } | undefined;
  readonly standards: readonly string[];
  readonly isSellable: boolean;
  /** Number of units per pack. */
  readonly packSize: number;
  readonly soldBy: Unit;
};

type FilterValue = {
  readonly id: number;
  readonly label: string;
  readonly code: string;
  readonly sortOrder: number;
  /** Number of results if this value were selected together with the selections of the other filters. */
  readonly count: number;
  readonly selected: boolean;
  readonly disabled: boolean;
  /** Set for colours. */
  readonly hex?: string | undefined;
};

export type Filter = {
  readonly parametricCode: string;
  readonly name: string;
  readonly filterType: 'ParametricList' | 'ParametricMultiple';
  readonly isAndFilter: boolean;
  readonly values: readonly FilterValue[];
};

export type ProductList = {
  readonly cards: readonly Card[];
  readonly total: number;
  /** True if a product may appear several times, so that the total does not count products. */
  readonly isSplit: boolean;
  /** Limited to the last page. */
  readonly page: number;
  readonly pageSize: number;
  readonly filters: readonly Filter[];
  /** Whole units in the visitor's price display, with all filters applied except the price range. */
  readonly priceLimits: PriceRange | undefined;
  readonly currency: Money['currency'];
  readonly sort: Sort;
  readonly sortFields: readonly SortField[];
  /** A spelling that finds more, if the typed one finds little. */
  readonly didYouMean: string | undefined;
};
