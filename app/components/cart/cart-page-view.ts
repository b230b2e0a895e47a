import type { Unit } from '#core/units.ts';
import type { StockState } from '#modules/assortment/stock-state.ts';
import type { CodeRemoved, RowError } from '#modules/cart/cart-view.ts';
import type { PriceOrigin } from '#modules/pricing/priced-cart.ts';
import type { TaxKind } from '#modules/pricing/total-words.ts';

/** The cart as its page shows it: every amount is ready to be read, and where prices are hidden there is none. */

/** One step to a price; its words are `cart.explain.<word>`, with the facts in them. */
export type PriceStepView = {
  readonly word:
    | 'listNet'
    | 'listGross'
    | 'listBeforeTax'
    | 'unitNet'
    | 'unitGross'
    | 'campaign'
    | 'quantity'
    | 'promotion'
    | 'promotionWithCode'
    | 'free'
    | 'taxIncluded'
    | 'taxAdded'
    | 'taxOnTop'
    | 'taxUnknown'
    | 'rounding'
    | 'total'
    | 'totalWithTax'
    | 'totalBeforeTax';
  readonly facts: Readonly<Record<string, string>>;
  /** Of a list: its kind, in the words `cart.explain.kinds.<listType>`. */
  readonly listType?: PriceOrigin['listType'];
};

export type RowPriceView = {
  readonly unit: string;
  /** Of so many as are sold together; undefined where it is sold singly. */
  readonly pack: string | undefined;
  /** The unit was rounded, and times the quantity it is not what the row costs. */
  readonly isUnitRounded: boolean;
  readonly total: string;
  /** What the row costs before its discount. */
  readonly before: string | undefined;
  readonly discounts: readonly { readonly name: string; readonly off: string }[];
  readonly steps: readonly PriceStepView[];
};

export type ColourView = { readonly partNo: string; readonly name: string; readonly hexes: readonly string[] };

export type SizeView = { readonly code: string; readonly alternate: string | undefined; readonly stock: StockState };

export type RowView = {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly href: string | undefined;
  readonly picture: string;
  /** Cut at the colour: the size stands beside it. */
  readonly partNo: string;
  readonly quantity: number;
  readonly packSize: number;
  readonly soldBy: Unit;
  readonly canSplit: boolean;
  readonly colour: ColourView | undefined;
  readonly size: string;
  readonly stock: StockState;
  /** How many there are, where more are wanted. */
  readonly onHand: number | undefined;
  readonly nextDelivery: string | undefined;
  readonly comment: string;
  readonly coworkerId: number | undefined;
  readonly personalPacking: boolean;
  /** Whom to write to about it. */
  readonly emailPacking: string;
  readonly price: RowPriceView | 'hidden' | 'missing';
  readonly errors: readonly RowError[];
  /** What is done to the garments of this row. */
  readonly services: readonly { readonly id: string; readonly name: string; readonly price: string | undefined }[];
};

export type GroupView = {
  readonly coworkerId: number | undefined;
  readonly rowIds: readonly string[];
  readonly total: string | undefined;
};

export type TotalsView = {
  readonly mode: 'incl' | 'excl';
  readonly taxKind: TaxKind;
  readonly goods: string;
  readonly discounts: readonly { readonly id: string; readonly name: string; readonly off: string }[];
  readonly shipping: string | undefined;
  readonly isShippingFree: boolean;
  /** Which promotion makes it cheaper, and whether it then costs nothing. */
  readonly shippingPromotion: { readonly name: string; readonly isFree: boolean } | undefined;
  /** Rates above zero; undefined until the place of delivery is known. */
  readonly taxes: readonly { readonly rate: string; readonly tax: string }[] | undefined;
  readonly payable: string;
  /** Why there is none, where an order is relieved of VAT, and by which number. */
  readonly relief?: { readonly kind: 'intra-community' | 'export'; readonly vatNo: string } | undefined;
};

export type SavedCartView = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** A day, as in 2026-11-15. */
  readonly modified: string;
  readonly rows: number;
  /** Whether colleagues see it; undefined where there are none. */
  readonly isShared: boolean | undefined;
  /** The colleague who shares it; undefined of one's own. */
  readonly ownerName: string | undefined;
};

export type CartPageView = {
  readonly name: string;
  readonly description: string;
  readonly count: number;
  readonly isBusiness: boolean;
  /** Whoever is signed in can put carts aside. */
  readonly maySave: boolean;
  /** The carts cannot be read just now: what is in them is safe. */
  readonly isUnavailable: boolean;
  readonly rows: readonly RowView[];
  /** What rows can be changed into: the colours of a product, and the sizes of a colour, by their part numbers. */
  readonly colours: Readonly<Record<string, readonly ColourView[]>>;
  readonly sizes: Readonly<Record<string, readonly SizeView[]>>;
  /** Added by promotions, for nothing. */
  readonly freeItems: readonly {
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly promotion: string;
  }[];
  /** One for each wearer, where somebody is one. */
  readonly groups: readonly GroupView[];
  readonly coworkers: readonly { readonly id: number; readonly name: string }[];
  readonly needs: { readonly comment: boolean; readonly coworker: boolean };
  readonly isValid: boolean;
  readonly totals: TotalsView | undefined;
  readonly mayEnterCode: boolean;
  /** A code that no longer holds, and why; told once. */
  readonly codeRemoved: CodeRemoved | undefined;
  readonly showFreeItemsDisclaimer: boolean;
  readonly promotion: { readonly code: string; readonly name: string; readonly description: string } | undefined;
  readonly limit:
    | {
        readonly limit: string;
        /** Once it is exceeded: by how much. */
        readonly left: string;
        readonly percentUsed: number;
        readonly isExceeded: boolean;
      }
    | undefined;
  readonly points: string | undefined;
  readonly reconciled: readonly { readonly sku: string; readonly name: string; readonly what: 'removed' | 'updated' }[];
  readonly saved: readonly SavedCartView[];
};
