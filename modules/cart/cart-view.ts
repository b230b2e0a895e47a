import type { Unit } from '#core/units.ts';
import type { Stock } from '../assortment/product-detail.ts';
import type { Coworker } from '../people/coworker.ts';
import type { ListPrice } from '../pricing/displayed-price.ts';
import type { PricedCart, PricedRow } from '../pricing/priced-cart.ts';

/** The kinds of what can be wrong with a row; each is shown at its own field. */
export const rowErrorKinds = ['CustomerSelect', 'LaundryError', 'Comment'] as const;

export type RowErrorKind = (typeof rowErrorKinds)[number];

/** The word is a key of the messages, `cart.error.<word>`. */
export type RowError = { readonly kind: RowErrorKind | 'Row'; readonly word: string };

type RowSize = Stock & { readonly code: string; readonly alternate: string | undefined };

type RowColour = {
  readonly partNo: string;
  readonly name: string;
  readonly hexes: readonly string[];
  readonly picture: string | undefined;
};

export type { Coworker };

/** A row as screens and partners see it. */
export type CartRowView = {
  readonly id: string;
  readonly rowNumber: number;
  readonly version: number;
  readonly type: 'DefaultArticle' | 'ExternalArticle' | 'VasArticle';
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly multiplyFactor: number;
  readonly soldBy: Unit;
  readonly canSplit: boolean;
  readonly slug: string | undefined;
  readonly colour: RowColour | undefined;
  readonly size: string;
  /** What it can be changed into, in place. */
  readonly colours: readonly RowColour[];
  readonly sizes: readonly RowSize[];
  readonly stock: Stock;
  /** More is wanted than there is on hand. */
  readonly isShort: boolean;
  readonly comment: string;
  readonly customer: Coworker | undefined;
  readonly personalPacking: boolean;
  readonly emailPacking: string;
  readonly price: PricedRow;
  readonly errors: readonly RowError[];
  readonly children: readonly CartRowView[];
  readonly selectedVas: readonly CartRowView[];
};

export type AppliedPromotion = {
  readonly code: string;
  readonly isValid: boolean;
  readonly name: string;
  readonly description: string;
  readonly products: readonly { readonly rowNumber: number }[];
  readonly metadataId: string;
};

/** What a promotion promises of the freight, which a cart does not know yet. A hundred percent off is free. */
export type FreightPromotion = { readonly name: string; readonly code: string | undefined } & (
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'price'; readonly price: ListPrice }
);

export type CodeRemoved = {
  readonly code: string;
  readonly reason: 'invalid' | 'requirements-not-met' | 'failed' | 'emptied';
  /** What the promotion itself has to say. */
  readonly message: string | undefined;
};

export type CartView = {
  /** Undefined until something is put in: nobody gets a cart for looking. */
  readonly id: string | undefined;
  /** Grows with each change: an order is sent for the cart as it was shown. */
  readonly version: number;
  readonly name: string;
  readonly description: string;
  readonly rows: readonly CartRowView[];
  /** Given away by promotions; they have no rows of their own. */
  readonly freeItems: readonly {
    readonly rowId: string;
    readonly sku: string;
    readonly quantity: number;
    readonly name: string;
    readonly slug: string | undefined;
    readonly colour: RowColour | undefined;
    readonly size: string;
    readonly picture: string | undefined;
    readonly promotion: string;
  }[];
  /** To whom prices are hidden, all amounts are zero and no row is priced. */
  readonly priced: PricedCart;
  readonly hidesPrices: boolean;
  /** The carts cannot be read just now: an empty one is shown, and what is in it is safe. */
  readonly isUnavailable: boolean;
  /** Whether the buyer would find it again. */
  readonly maySave: boolean;
  /** How many items, for the badge: pieces, and one for each row of what is measured. */
  readonly count: number;
  readonly promotion: AppliedPromotion | undefined;
  readonly freightPromotion: FreightPromotion | undefined;
  readonly mayEnterCode: boolean;
  /** A code that was taken off since the cart was last read; told once. */
  readonly codeRemoved: CodeRemoved | undefined;
  readonly showFreeItemsDisclaimer: boolean;
  readonly isValid: boolean;
  /** Whether rows must have a comment, a wearer. */
  readonly needs: { readonly comment: boolean; readonly coworker: boolean };
  readonly coworkers: readonly Coworker[];
  readonly groupedByCustomer: readonly {
    readonly customer: Coworker | undefined;
    readonly rowIds: readonly string[];
    readonly total: PricedRow['total'];
  }[];
  /** What is left of what the buyer may spend, where that is limited. */
  readonly amountLimit:
    | { readonly limit: PricedCart['totals']['payable']; readonly left: PricedCart['totals']['payable'] }
    | undefined;
  readonly points: number | undefined;
  /** What was taken out or got another price list when the cart was opened. */
  readonly reconciled: readonly { readonly sku: string; readonly name: string; readonly what: 'removed' | 'updated' }[];
};
