import type { Unit } from '#core/units.ts';
import type { LimitLeft } from '../approval/amount-limit.ts';
import type { Stock } from '../assortment/product-detail.ts';
import type { RowLogo } from '../logo/chosen-logo.ts';
import type { Coworker } from '../people/coworker.ts';
import type { ListPrice } from '../pricing/displayed-price.ts';
import type { PricedCart, PricedRow } from '../pricing/priced-cart.ts';
import type { SelectedVas } from '../vas/selected-vas.ts';
import type { TemplateValues } from '../vas/vas-article.ts';
import type { CartLaundry } from './laundry/cart-laundry.ts';

export type { CartLaundry };

/** Kinds of row errors; each is shown at its own field. */
export const rowErrorKinds = ['CustomerSelect', 'LaundryError', 'Comment'] as const;

export type RowErrorKind = (typeof rowErrorKinds)[number];

/** `word` is a message key: `cart.error.<word>`. */
export type RowError = { readonly kind: RowErrorKind | 'Row'; readonly word: string };

type RowSize = Stock & { readonly code: string; readonly alternate: string | undefined };

type RowColour = {
  readonly partNo: string;
  readonly name: string;
  readonly hexes: readonly string[];
  readonly picture: string | undefined;
};

export type { Coworker };

/** A service on a garment. */
export type ServiceView = {
  /** Code and name of the place on the garment. */
  readonly position: string | undefined;
  readonly positionName: string | undefined;
  /** Texts in place of the wearer's data. */
  readonly written: TemplateValues;
  /** Undefined: as usual at this place. */
  readonly typeface: string | undefined;
  readonly heightMm: number | undefined;
  readonly ink: string | undefined;
  readonly logo: RowLogo | undefined;
  /** The service puts a logo on the garment and none is chosen. */
  readonly lacksLogo: boolean;
  readonly isValid: boolean;
  readonly selected: SelectedVas;
};

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
  /** Colours that the row can be changed to in the cart. */
  readonly colours: readonly RowColour[];
  readonly sizes: readonly RowSize[];
  readonly stock: Stock;
  /** True if the quantity exceeds the stock. */
  readonly isShort: boolean;
  readonly comment: string;
  readonly customer: Coworker | undefined;
  readonly personalPacking: boolean;
  readonly emailPacking: string;
  readonly price: PricedRow;
  readonly errors: readonly RowError[];
  /** Whether services can be chosen for it. */
  readonly offersServices: boolean;
  /** Undefined if the row has no service. */
  readonly vasTextTemplate: { readonly isValid: boolean; readonly isLimited: boolean } | undefined;
  /** Set on the rows of services. */
  readonly service: ServiceView | undefined;
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

/**
 * A freight discount. It is not part of the cart's total, because freight is not known yet. A discount of 100 % is free
 * freight.
 */
export type FreightPromotion = { readonly name: string; readonly code: string | undefined } & (
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'price'; readonly price: ListPrice }
);

export type CodeRemoved = {
  readonly code: string;
  readonly reason: 'invalid' | 'requirements-not-met' | 'failed' | 'emptied';
  /** The promotion's own message to the buyer. */
  readonly message: string | undefined;
};

export type CartView = {
  /** Undefined until the first item is added: viewing a cart does not create one. */
  readonly id: string | undefined;
  /** Increases with each change; an order is placed for the version that was shown. */
  readonly version: number;
  readonly name: string;
  readonly description: string;
  readonly rows: readonly CartRowView[];
  /** Given away by promotions; they have no cart row. */
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
  /** If prices are hidden from the visitor, all amounts are zero and no row has a price. */
  readonly priced: PricedCart;
  readonly hidesPrices: boolean;
  /** True if the carts cannot be read at the moment: an empty cart is shown, and the stored rows are not affected. */
  readonly isUnavailable: boolean;
  /** False if the buyer could not find the saved cart again. */
  readonly maySave: boolean;
  /** Number of items for the badge: pieces, plus one for each row that is sold by measure. */
  readonly count: number;
  readonly promotion: AppliedPromotion | undefined;
  readonly freightPromotion: FreightPromotion | undefined;
  readonly mayEnterCode: boolean;
  /** A code that was removed since the cart was last read; reported once. */
  readonly codeRemoved: CodeRemoved | undefined;
  readonly showFreeItemsDisclaimer: boolean;
  readonly isValid: boolean;
  /** Whether each row must have a comment or a wearer. */
  readonly needs: { readonly comment: boolean; readonly coworker: boolean };
  readonly coworkers: readonly Coworker[];
  /** Undefined where the company has no laundry. */
  readonly laundry?: CartLaundry | undefined;
  readonly groupedByCustomer: readonly {
    readonly customer: Coworker | undefined;
    readonly rowIds: readonly string[];
    readonly total: PricedRow['total'];
  }[];
  /** The rest of the buyer's spending limit, if there is one. */
  readonly amountLimit: LimitLeft | undefined;
  readonly points: number | undefined;
  /** The amount limit and what is left of it in points, if the company uses points. */
  readonly limitPoints: { readonly limit: number; readonly left: number } | undefined;
  /** Rows that were removed or got another price list when the cart was opened. */
  readonly reconciled: readonly { readonly sku: string; readonly name: string; readonly what: 'removed' | 'updated' }[];
};
