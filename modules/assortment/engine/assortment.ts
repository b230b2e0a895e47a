/** Whose assortment, and when: lists in tiers, the first tier that prices a colour wins; within a tier the lowest price does. */
export type AssortmentQuestion = {
  readonly priceLists: readonly (readonly string[])[];
  readonly now: Date;
  readonly showsNonSellable: boolean;
};

/** What somebody sees of a market at a time in which no campaign begins or ends. Bitsets are over products. */
export type Assortment = {
  readonly visible: Uint32Array;
  readonly visibleCount: number;
  readonly visibleColours: Uint32Array;
  /** Place in `columns.prices` of the list that wins for a colour + 1; 0 where nothing prices it. */
  readonly winningList: Uint16Array;
  /** Shown with VAT, in minor units, -1 without a price. What is shown without VAT follows from it exactly. */
  readonly skuGross: Int32Array;
  readonly colourLow: Int32Array;
  readonly colourHigh: Int32Array;
  readonly productLow: Int32Array;
  readonly productHigh: Int32Array;
  /** The best rank of 30 days among the visible colours; 0 without. */
  readonly productRank: Uint32Array;
  /** Slot by slot: products with a visible colour or sku of that value. */
  readonly valueBits: Uint32Array;
  /** The same memory as signed numbers, which loops over it are faster with. */
  readonly valueWords: Int32Array;
  /** Products whose visible colours all come in the same sizes: for them colour and size need not be asked together. */
  readonly uniform: Uint32Array;
  /** Which sizes a product's visible colours have together, and the skus that show what is in such a set. */
  readonly sizeSet: Uint32Array;
  readonly sizeSets: readonly Uint32Array[];
  /** Made when first asked for. */
  readonly orders: Map<string, Order>;
  readonly places: Map<string, PlaceFacts>;
};

/** Rows in an order, and the place of each row in it. */
export type Order = { readonly rows: Uint32Array; readonly places: Uint32Array };

/** What is so in a place as long as nothing is chosen. */
export type PlaceFacts = { readonly counts: Uint32Array; readonly present: Uint8Array };
