import type { Language } from '#core/locale.ts';
import type { Currency } from '#core/money.ts';
import type { CategoryNode } from '../catalogue/category-nodes.ts';
import type { GenderSection } from '../catalogue/gender-section.ts';
import type { StoredFamily, StoredGroup, StoredPriceList } from '../catalogue/stored-reference.ts';
import type { MarketCode } from '../market/market.ts';
import type { StoredColour, StoredMaterial, StoredParametric, StoredStandard } from './source.ts';

/** A filter and the range of its values in the slots, which number all values of all filters. */
export type FilterColumn = {
  readonly code: string;
  readonly level: StoredParametric['level'];
  readonly isAndFilter: boolean;
  readonly firstSlot: number;
  readonly slotCount: number;
};

/** Prices of a list, sorted by colour. Times are timestamps; `endsAt` is 0 without a campaign. */
export type PriceColumns = {
  readonly list: StoredPriceList;
  readonly colour: Uint32Array;
  readonly isGross: Uint8Array;
  readonly unitAmount: Float64Array;
  readonly campaignAmount: Float64Array;
  readonly lowest30Days: Float64Array;
  readonly beginsAt: Float64Array;
  readonly endsAt: Float64Array;
  /** Start of the row's exceptions; has one extra entry at the end. */
  readonly firstException: Uint32Array;
  readonly exceptionSku: Uint32Array;
  readonly exceptionAmount: Float64Array;
};

/**
 * Texts of one language by product, and a hash table from slug to product. A piece of the heap is two numbers: start
 * and end.
 */
export type TextColumns = {
  readonly name: Uint32Array;
  readonly slug: Uint32Array;
  readonly detail: Uint32Array;
  /** Open addressing: product + 1, or 0; the length is a power of two. */
  readonly slugTable: Uint32Array;
  /** Rank of a product's name in the language's sort order; equal names have equal ranks. */
  readonly nameRank: Uint32Array;
};

/**
 * The catalogue of a market in columns: one row per product, its colours adjacent with the preferred one first, the
 * sizes of a colour likewise. Plain data with large parts in shared memory, so that threads pass it without copying.
 */
export type Columns = {
  readonly market: MarketCode;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly currency: Currency;
  readonly vatBasisPoints: number;
  readonly productCount: number;
  readonly colourCount: number;
  readonly skuCount: number;
  readonly products: {
    /** Eight characters each. */
    readonly basePartNo: Uint8Array;
    readonly byPartNo: Uint32Array;
    /** Has one extra entry at the end, like all `first` columns. */
    readonly firstColour: Uint32Array;
    readonly manufacturerId: Int32Array;
    /** 1 for products sold singly. */
    readonly packSize: Uint32Array;
    /** In hundredths; 0 without reviews. */
    readonly starsAverage: Uint16Array;
    readonly starsCount: Uint32Array;
    readonly firstValue: Uint32Array;
    /** Slots of product-level filters. */
    readonly values: Uint16Array;
    readonly listed: Uint32Array;
    readonly isPublic: Uint32Array;
    readonly isNews: Uint32Array;
  };
  readonly colours: {
    /** Twelve characters each. */
    readonly partNo: Uint8Array;
    readonly byPartNo: Uint32Array;
    readonly product: Uint32Array;
    readonly firstSku: Uint32Array;
    /** 0 without a rank. */
    readonly popRank30: Uint32Array;
    readonly popRank60: Uint32Array;
    readonly isPreferred: Uint8Array;
    /** The first colour of the product with the same main colour. */
    readonly look: Uint32Array;
    readonly sizeSet: Uint32Array;
    readonly firstValue: Uint32Array;
    readonly values: Uint16Array;
  };
  readonly skus: {
    readonly colour: Uint32Array;
    readonly size: Uint16Array;
    /** Index in `alternates` + 1, or 0. */
    readonly alternate: Uint16Array;
    /** Thirteen digits, or 0. */
    readonly ean: Float64Array;
    readonly byEan: Uint32Array;
    /** For each size-level filter: slot + 1, or 0. */
    readonly values: readonly Uint16Array[];
  };
  readonly sizes: readonly string[];
  readonly alternates: readonly string[];
  readonly filters: readonly FilterColumn[];
  /** By slot: the value's id in the feed. */
  readonly valueIds: Uint32Array;
  /** One product bitset per slot; empty for colours and sizes, which depend on the viewer. */
  readonly valueBits: Uint32Array;
  /** Product bitsets by code, slug or name; a category includes everything below it. */
  readonly places: {
    readonly categories: ReadonlyMap<string, Uint32Array>;
    readonly sections: ReadonlyMap<GenderSection, Uint32Array>;
    readonly contexts: ReadonlyMap<string, Uint32Array>;
    readonly groups: ReadonlyMap<string, Uint32Array>;
    readonly families: ReadonlyMap<string, Uint32Array>;
  };
  readonly prices: readonly PriceColumns[];
  /** UTF-8; pieces are given by start and end. */
  readonly heap: Uint8Array;
  readonly cardFacts: Uint32Array;
  readonly detailFacts: Uint32Array;
  readonly texts: ReadonlyMap<Language, TextColumns>;
  readonly references: {
    readonly categories: ReadonlyMap<string, CategoryNode>;
    readonly parametrics: readonly StoredParametric[];
    readonly colours: readonly StoredColour[];
    readonly materials: readonly StoredMaterial[];
    readonly standards: readonly StoredStandard[];
    readonly families: readonly StoredFamily[];
    readonly groups: readonly StoredGroup[];
  };
};
