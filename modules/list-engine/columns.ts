import type { Language } from '#core/locale.ts';
import type { Currency } from '#core/money.ts';
import type { CategoryNode } from '../catalogue/category-nodes.ts';
import type { GenderSection } from '../catalogue/gender-section.ts';
import type { StoredFamily, StoredGroup, StoredPriceList } from '../catalogue/stored-reference.ts';
import type { MarketCode } from '../market/market.ts';
import type { StoredColour, StoredMaterial, StoredParametric, StoredStandard } from './source.ts';

/** One filter and where its values stand among the slots: all values of all filters, numbered through. */
export type FilterColumn = {
  readonly code: string;
  readonly level: StoredParametric['level'];
  readonly isAndFilter: boolean;
  readonly firstSlot: number;
  readonly slotCount: number;
};

/** Rows of a list in order of the colours they price. Times are instants; a colour without a campaign has `endsAt` 0. */
export type PriceColumns = {
  readonly list: StoredPriceList;
  readonly colour: Uint32Array;
  readonly isGross: Uint8Array;
  readonly unitAmount: Float64Array;
  readonly campaignAmount: Float64Array;
  readonly lowest30Days: Float64Array;
  readonly beginsAt: Float64Array;
  readonly endsAt: Float64Array;
  /** Where the row's exceptions begin; one more than there are rows. */
  readonly firstException: Uint32Array;
  readonly exceptionSku: Uint32Array;
  readonly exceptionAmount: Float64Array;
};

/** Texts of one language by product, and a table from slug to product. A piece of the heap is two numbers: begin and end. */
export type TextColumns = {
  readonly name: Uint32Array;
  readonly slug: Uint32Array;
  readonly detail: Uint32Array;
  /** Open addressing: product + 1, or 0; its length is a power of two. */
  readonly slugTable: Uint32Array;
  /** The place of a product's name as the language sorts them; equal names have the same. */
  readonly nameRank: Uint32Array;
};

/**
 * A market's catalogue as it is asked: one row for each product, its colours next to each other (the one to show first first), the
 * sizes of a colour likewise. Plain data, and all that is large lies on shared memory, so a thread hands it over without a copy.
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
    /** One more than there are products, as with all firsts. */
    readonly firstColour: Uint32Array;
    readonly manufacturerId: Int32Array;
    /** 1 where it is sold singly. */
    readonly packSize: Uint32Array;
    /** Hundredths; 0 without reviews. */
    readonly starsAverage: Uint16Array;
    readonly starsCount: Uint32Array;
    readonly firstValue: Uint32Array;
    /** Slots of filters of the level product. */
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
    /** 0 where it has none. */
    readonly popRank30: Uint32Array;
    readonly popRank60: Uint32Array;
    readonly isPreferred: Uint8Array;
    /** The colour of its product with the same main colour that stands first. */
    readonly look: Uint32Array;
    readonly sizeSet: Uint32Array;
    readonly firstValue: Uint32Array;
    readonly values: Uint16Array;
  };
  readonly skus: {
    readonly colour: Uint32Array;
    readonly size: Uint16Array;
    /** Place in `alternates` + 1, or 0. */
    readonly alternate: Uint16Array;
    /** Thirteen digits, or 0. */
    readonly ean: Float64Array;
    readonly byEan: Uint32Array;
    /** For each filter of the level size: slot + 1, or 0. */
    readonly values: readonly Uint16Array[];
  };
  readonly sizes: readonly string[];
  readonly alternates: readonly string[];
  readonly filters: readonly FilterColumn[];
  /** Slot by slot: the feed's id of the value. */
  readonly valueIds: Uint32Array;
  /** A bitset over the products for each slot; those of colours and sizes are empty, since they depend on who looks. */
  readonly valueBits: Uint32Array;
  /** Bitsets over the products, by code, slug or word; a category holds everything below it. */
  readonly places: {
    readonly categories: ReadonlyMap<string, Uint32Array>;
    readonly sections: ReadonlyMap<GenderSection, Uint32Array>;
    readonly contexts: ReadonlyMap<string, Uint32Array>;
    readonly groups: ReadonlyMap<string, Uint32Array>;
    readonly families: ReadonlyMap<string, Uint32Array>;
  };
  readonly prices: readonly PriceColumns[];
  /** UTF-8; pieces of it are named by begin and end. */
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
