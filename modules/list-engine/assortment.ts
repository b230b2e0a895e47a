import type { BoundedMap } from '../../platform/bounded-map.ts';
import type { PriceBasis } from '../pricing/price-basis.ts';

/** Whose assortment, and when: lists in tiers, the first tier that prices a colour wins; within a tier the lowest price does. */
export type AssortmentQuestion = {
  readonly priceLists: readonly (readonly string[])[];
  readonly now: Date;
  readonly showsNonSellable: boolean;
  /** How the price of a pack is added up. */
  readonly basis: PriceBasis;
};

/** What somebody sees of a market at a time in which no campaign begins or ends. Bitsets are over products. */
export type Assortment = {
  readonly visible: Uint32Array;
  readonly visibleCount: number;
  readonly visibleColours: Uint32Array;
  /** Place in `columns.prices` of the list that wins for a colour + 1; 0 where nothing prices it. */
  readonly winningList: Uint16Array;
  /** Of a pack, as it is shown with VAT, in minor units, -1 without a price. What is shown without VAT follows from it exactly. */
  readonly skuGross: Int32Array;
  readonly colourLow: Int32Array;
  readonly colourHigh: Int32Array;
  readonly productLow: Int32Array;
  readonly productHigh: Int32Array;
  /** The best rank of 30 days among the visible colours; 0 without. */
  readonly productRank: Uint32Array;
  /** Slot by slot: products with a visible colour or sku of that value. */
  readonly valueBits: Uint32Array;
  /** Products whose visible colours all come in the same sizes: for them colour and size need not be asked together. */
  readonly uniform: Uint32Array;
  /** Which sizes a product's visible colours have together. */
  readonly sizeSet: Uint32Array;
  readonly sizeSets: readonly SizeSet[];
  /** All values of a product and its visible colours, each once. */
  readonly values: { readonly first: Uint32Array; readonly slots: Uint16Array };
  /** Made when first asked for. */
  readonly orders: Map<string, Order>;
  readonly places: BoundedMap<string, Ground>;
  readonly tallies: BoundedMap<string, Tally>;
};

/** Skus that show what is in a set of sizes, and the values of these, each once. */
export type SizeSet = { readonly skus: Uint32Array; readonly slots: Uint16Array };

/** Rows in an order, and the place of each row in it. */
export type Order = { readonly rows: Uint32Array; readonly places: Uint32Array };

/** The products among which a question is asked: what the viewer sees of a place, or what a text found there. */
export type Ground = {
  readonly set: Uint32Array;
  /** Numbers of the words of `set` that are not empty. */
  readonly live: Uint32Array;
  /** From the first of them to behind the last. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** The name of the place, if what is counted in it is worth remembering. */
  readonly kept: string | undefined;
  /** Made when first asked for: 1 for each value that something here has, and prices in steps. */
  readonly made: { present?: Uint8Array; steps?: PriceSteps };
};

/** What a question counts, whatever page of it is shown. */
export type Tally = {
  readonly total: number;
  readonly counts: Uint32Array;
  /** Gross, of what passes every choice but the price. */
  readonly limits: GrossLimits | undefined;
};

export type GrossLimits = { readonly low: number; readonly high: number };

/** The priced products of a ground by their lowest price, with sets and counts for the first 0, `step`, 2 * `step`... of them. */
export type PriceSteps = {
  readonly step: number;
  readonly rows: Uint32Array;
  readonly lows: Int32Array;
  /** Those that cost more in some colour or size, and the highest price in each block of them. */
  readonly spread: Uint32Array;
  readonly blockHighs: Int32Array;
  readonly sets: readonly Uint32Array[];
  readonly counts: readonly Uint32Array[];
};
