import type { Money } from '#core/money.ts';
import type { Unit } from '#core/units.ts';
import type { PriceNow } from '../catalogue/list-price.ts';
import type { PriceRange, Sort, SortField } from '../list-engine/listing.ts';

export type CardColour = {
  readonly partNo: string;
  /** The value id of its main colour, and of all its colours. */
  readonly colorCodeId: number;
  readonly colorIds: readonly number[];
  readonly name: string;
  /** Main colour, then the contrast where there is one. */
  readonly hexes: readonly string[];
  readonly picture: string | undefined;
  readonly otherPicture: string | undefined;
  readonly flags: readonly string[];
  /** Absent where it cannot be bought. */
  readonly price: PriceNow | undefined;
  readonly sizes: readonly string[];
  /** What partners are told beside. */
  readonly firstSaleDate?: string | undefined;
  readonly popRank30?: number | undefined;
  readonly popRank60?: number | undefined;
};

/** One result of a list: a product, or a product in one of its colours. */
export type Card = {
  readonly basePartNo: string;
  /** Unique in a list: the part number of the colour in front. */
  readonly partNo: string;
  /** Where each size stands for itself. */
  readonly sku?: string | undefined;
  readonly name: string;
  readonly slug: string;
  readonly manufacturerId: number;
  readonly primaryCategoryCode: string;
  readonly flags: readonly string[];
  /** The colour in front first. */
  readonly colours: readonly CardColour[];
  /** The lowest of the colours that the card stands for. */
  readonly price: PriceNow | undefined;
  readonly priceList: string | undefined;
  readonly marketPrice: PriceNow | undefined;
  readonly stars: { readonly average: number; readonly count: number } | undefined;
  readonly standards: readonly string[];
  readonly isSellable: boolean;
  /** So many are sold together, each of this unit. */
  readonly packSize: number;
  readonly soldBy: Unit;
};

type FilterValue = {
  readonly id: number;
  readonly label: string;
  readonly code: string;
  readonly sortOrder: number;
  /** How many results there would be if it were chosen beside the other filters' choices. */
  readonly count: number;
  readonly selected: boolean;
  readonly disabled: boolean;
  /** Colours have one. */
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
  /** A product may stand in the list several times, so that the total is none of products. */
  readonly isSplit: boolean;
  /** Never beyond the last. */
  readonly page: number;
  readonly pageSize: number;
  readonly filters: readonly Filter[];
  /** Whole units as the visitor sees prices, under every choice but the price itself. */
  readonly priceLimits: PriceRange | undefined;
  readonly currency: Money['currency'];
  readonly sort: Sort;
  readonly sortFields: readonly SortField[];
  /** A spelling that finds more, where the one asked for finds little. */
  readonly didYouMean: string | undefined;
};
