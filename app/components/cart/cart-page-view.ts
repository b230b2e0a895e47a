import type { Unit } from '#core/units.ts';
import type { StockState } from '#modules/assortment/stock-state.ts';
import type { CodeRemoved, RowError } from '#modules/cart/cart-view.ts';
import type { PriceOrigin } from '#modules/pricing/priced-cart.ts';
import type { TaxKind } from '#modules/pricing/total-words.ts';
import type { TrackedGoods } from '#modules/tracking/tracking-events.ts';
import type { TemplateParameter } from '#modules/vas/vas-article.ts';

/** The cart for its page: amounts are formatted, and absent if prices are hidden. */

/** A step of a price explanation; its text is `cart.explain.<word>`, with facts. */
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
  /** Kind of the price list, with the texts `cart.explain.kinds.<listType>`. */
  readonly listType?: PriceOrigin['listType'];
};

export type RowPriceView = {
  readonly unit: string;
  /** Price of a pack; undefined if sold singly. */
  readonly pack: string | undefined;
  /** True if the shown unit price is rounded, so that it does not multiply to the row's price. */
  readonly isUnitRounded: boolean;
  readonly total: string;
  /** Price of the row before its discount. */
  readonly before: string | undefined;
  readonly discounts: readonly { readonly name: string; readonly off: string }[];
  readonly steps: readonly PriceStepView[];
};

export type ColourView = { readonly partNo: string; readonly name: string; readonly hexes: readonly string[] };

export type SizeView = { readonly code: string; readonly alternate: string | undefined; readonly stock: StockState };

/** Where the laundry brings the garments of a row. */
export type LaundryValues = {
  readonly laundrySubCustomer?: string;
  readonly department?: string;
  readonly costCode?: string;
  readonly laundryLockerNumber?: string;
  readonly laundryPositionNumber?: string;
};

export type LaundryChoice = { readonly value: string; readonly label: string };

/** Fields of the laundry, with their names and choices in the language of the page. */
export type LaundryView = {
  readonly isEditable: boolean;
  readonly employeeNo: string;
  readonly choose: string;
  /** Without choices a field is typed. */
  readonly fields: readonly {
    readonly name: keyof LaundryValues;
    readonly label: string;
    readonly choices: readonly LaundryChoice[] | undefined;
  }[];
  /** Free positions by locker, where they are chosen from a list. */
  readonly positions: Readonly<Record<string, readonly string[]>> | undefined;
};

export type RowView = LaundryValues & {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly href: string | undefined;
  readonly picture: string;
  /** Without the size, which is shown separately. */
  readonly partNo: string;
  readonly quantity: number;
  readonly packSize: number;
  readonly soldBy: Unit;
  readonly canSplit: boolean;
  readonly colour: ColourView | undefined;
  readonly size: string;
  readonly stock: StockState;
  /** Stock, if less than the quantity. */
  readonly onHand: number | undefined;
  readonly nextDelivery: string | undefined;
  readonly comment: string;
  readonly coworkerId: number | undefined;
  readonly personalPacking: boolean;
  /** Address for questions about it. */
  readonly emailPacking: string;
  readonly price: RowPriceView | 'hidden' | 'missing';
  readonly errors: readonly RowError[];
  /** Undefined where the company has no laundry. `problem` is a sentence. */
  readonly laundry?: { readonly employeeNo: string; readonly problem: string | undefined };
  /** What is left to the wearer of allowances in pieces, as sentences. */
  readonly allowances: readonly string[];
  /** Whether services can be chosen for it. */
  readonly offersServices: boolean;
  /** Services on the garments of this row. */
  readonly services: readonly {
    readonly id: string;
    readonly serviceArticleId: number;
    readonly name: string;
    readonly price: string | undefined;
    readonly position: string | undefined;
    readonly positionName: string | undefined;
    /** The text on the garment, or the name of its logo. */
    readonly lines: readonly string[];
    /** Texts in place of the wearer's data. */
    readonly written: Readonly<Record<string, string>>;
    readonly typeface: string | undefined;
    readonly heightMm: number | undefined;
    readonly ink: string | undefined;
    readonly logo: { readonly logoId: string; readonly version: number } | undefined;
    /** Its logo is not released, which delays production. */
    readonly isLogoWaiting: boolean;
    /** It needs a logo and none is chosen. */
    readonly lacksLogo: boolean;
  }[];
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
  /** The promotion that reduces freight, and whether freight is then free. */
  readonly shippingPromotion: { readonly name: string; readonly isFree: boolean } | undefined;
  /** Rates above zero; undefined until the destination is known. */
  readonly taxes: readonly { readonly rate: string; readonly tax: string }[] | undefined;
  readonly payable: string;
  /** Why no VAT is charged, and the VAT number for it. */
  readonly relief?: { readonly kind: 'intra-community' | 'export'; readonly vatNo: string } | undefined;
};

export type SavedCartView = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** A day, as in 2026-11-15. */
  readonly modified: string;
  readonly rows: number;
  /** Whether colleagues can see it; undefined if there are none. */
  readonly isShared: boolean | undefined;
  /** The colleague who shares it; undefined for own carts. */
  readonly ownerName: string | undefined;
};

export type CartPageView = {
  /** For events; the rows in their order. */
  readonly tracked?: TrackedGoods | undefined;
  readonly name: string;
  readonly description: string;
  readonly count: number;
  readonly isBusiness: boolean;
  /** Only signed-in visitors can save carts. */
  readonly maySave: boolean;
  /** The carts cannot be read at the moment; the stored rows are not affected. */
  readonly isUnavailable: boolean;
  readonly rows: readonly RowView[];
  /** Choices for changing rows: colours by product number, sizes by colour number. */
  readonly colours: Readonly<Record<string, readonly ColourView[]>>;
  readonly sizes: Readonly<Record<string, readonly SizeView[]>>;
  /** Free items of promotions. */
  readonly freeItems: readonly {
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly promotion: string;
  }[];
  /** One per wearer; empty if no row has one. */
  readonly groups: readonly GroupView[];
  readonly coworkers: readonly { readonly id: number; readonly name: string }[];
  readonly needs: { readonly comment: boolean; readonly coworker: boolean };
  readonly laundry?: LaundryView;
  readonly isValid: boolean;
  /** What a plain user's account lacks for the texts on garments, by parameter. */
  readonly missingData: readonly TemplateParameter[];
  readonly totals: TotalsView | undefined;
  readonly mayEnterCode: boolean;
  /** A code that is no longer valid, and why; reported once. */
  readonly codeRemoved: CodeRemoved | undefined;
  readonly showFreeItemsDisclaimer: boolean;
  readonly promotion: { readonly code: string; readonly name: string; readonly description: string } | undefined;
  readonly limit:
    | {
        readonly limit: string;
        /** The excess, if the limit is exceeded. */
        readonly left: string;
        readonly percentUsed: number;
        readonly isExceeded: boolean;
        /** What is left and the limit, where the company uses points. */
        readonly points: string | undefined;
      }
    | undefined;
  readonly points: string | undefined;
  readonly reconciled: readonly { readonly sku: string; readonly name: string; readonly what: 'removed' | 'updated' }[];
  readonly saved: readonly SavedCartView[];
};
