import type { Currency, Money } from '#core/money.ts';
import type { PriceListType } from '../catalogue/agreed-categories.ts';
import type { ListPrice } from './displayed-price.ts';
import type { PriceBasis } from './price-basis.ts';

/** The source of a unit price. */
export type PriceOrigin = {
  readonly priceList: string;
  readonly listType: PriceListType;
  /** Set while a campaign of the list lowers the price. */
  readonly campaign?: { readonly before: Money; readonly lowest30Days: Money };
};

export type PriceableRow = {
  readonly rowId: string;
  readonly rowNumber: number;
  readonly sku: string;
  readonly quantity: number;
  /** Undefined if no price list of the buyer prices the article. Such a row adds nothing and cannot be ordered. */
  readonly unit: ListPrice | undefined;
  readonly origin: PriceOrigin | undefined;
};

export type EffectSource = {
  readonly promotionId: string;
  readonly name: string;
  readonly description: string;
  readonly code: string | undefined;
};

/** Some or all pieces of a row, counted from the first, so that two effects on a row overlap. */
export type Pieces = { readonly rowId: string; readonly quantity: number };

/**
 * An effect of a promotion on a cart. Promotions choose effects; only pricing calculates with them. For pieces, an
 * amount or price is per piece; for the basket, an amount is divided among the rows.
 */
export type PromotionEffect = EffectSource &
  (
    | { readonly kind: 'pieces-percent'; readonly pieces: readonly Pieces[]; readonly basisPoints: number }
    | { readonly kind: 'pieces-amount'; readonly pieces: readonly Pieces[]; readonly off: ListPrice }
    | { readonly kind: 'pieces-price'; readonly pieces: readonly Pieces[]; readonly price: ListPrice }
    | { readonly kind: 'basket-percent'; readonly basisPoints: number }
    | { readonly kind: 'basket-amount'; readonly off: ListPrice }
    | { readonly kind: 'freight-percent'; readonly basisPoints: number }
    | { readonly kind: 'freight-price'; readonly price: ListPrice }
    | { readonly kind: 'free-item'; readonly sku: string; readonly quantity: number }
  );

/** An amount net and gross; gross only if the rate is known. */
export type Sides = { readonly net: Money; readonly gross: Money | undefined };

/** One step of the explanation from the list price to the total. */
export type PriceStep =
  | { readonly kind: 'list'; readonly priceList: string; readonly listType: PriceListType; readonly price: ListPrice }
  | { readonly kind: 'campaign'; readonly before: Money; readonly price: ListPrice; readonly lowest30Days: Money }
  /** The list price converted to the basis, if it differs. */
  | { readonly kind: 'unit'; readonly price: ListPrice }
  | { readonly kind: 'quantity'; readonly quantity: number; readonly amount: Money }
  | { readonly kind: 'promotion'; readonly name: string; readonly code: string | undefined; readonly off: Money }
  | { readonly kind: 'free'; readonly name: string }
  | { readonly kind: 'tax'; readonly basisPoints: number; readonly amount: Money; readonly isIncluded: boolean }
  | { readonly kind: 'tax-unknown' }
  /** The unrounded value as decimal text, and the rounded one. */
  | { readonly kind: 'rounding'; readonly exact: string; readonly rounded: Money }
  /** Always the last step: the price of the row. */
  | { readonly kind: 'total'; readonly total: Sides };

export type Adjustment = EffectSource & { readonly off: Sides };

export type PricedRow = Pick<PriceableRow, 'rowId' | 'rowNumber' | 'sku' | 'quantity'> & {
  readonly isPriced: boolean;
  /** A free item from a promotion, without a cart row. */
  readonly isFree: boolean;
  readonly unit: Sides;
  /** Unit price times quantity, before promotions. */
  readonly line: Sides;
  readonly discount: Sides;
  /** Line minus discount. */
  readonly total: Sides;
  readonly taxBasisPoints: number | undefined;
  readonly adjustments: readonly Adjustment[];
  readonly steps: readonly PriceStep[];
};

/** Tax of one rate on the sum: added to net, or contained in gross. */
export type TaxRow = { readonly basisPoints: number; readonly net: Money; readonly tax: Money };

/** Basis points by colour part number, and for freight by F3000. Undefined until the destination is known. */
export type TaxRates = ReadonlyMap<string, number> | undefined;

export type PricedCart = {
  readonly currency: Currency;
  /** The side on which rows are unit price times quantity. */
  readonly basis: PriceBasis;
  /** True if prices are hidden from the buyer: all amounts are replaced by zero. */
  readonly isHidden: boolean;
  readonly rows: readonly PricedRow[];
  readonly freight: PricedRow | undefined;
  readonly taxRows: readonly TaxRow[];
  readonly totals: {
    /** Goods before promotions, their discount, and the rest. */
    readonly line: Sides;
    readonly discount: Sides;
    readonly products: Sides;
    readonly freight: Sides;
    /** Undefined until the destination is known; screens show TBD. */
    readonly tax: Money | undefined;
    /** Amount to pay: products and freight gross, or net while the tax is unknown. */
    readonly payable: Money;
  };
  /** Promotions with an effect, and the discount of each. */
  readonly promotions: readonly Adjustment[];
};
