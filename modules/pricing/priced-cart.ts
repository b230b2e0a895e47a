import type { Currency, Money } from '#core/money.ts';
import type { PriceListType } from '../catalogue/agreed-categories.ts';
import type { ListPrice } from './displayed-price.ts';
import type { PriceBasis } from './price-basis.ts';

/** Where a unit price comes from. */
export type PriceOrigin = {
  readonly priceList: string;
  readonly listType: PriceListType;
  /** Given while a campaign of the list lowers the price. */
  readonly campaign?: { readonly before: Money; readonly lowest30Days: Money };
};

export type PriceableRow = {
  readonly rowId: string;
  readonly rowNumber: number;
  readonly sku: string;
  readonly quantity: number;
  /** None: no list of this buyer prices it. Such a row counts nothing and cannot be ordered. */
  readonly unit: ListPrice | undefined;
  readonly origin: PriceOrigin | undefined;
};

export type EffectSource = {
  readonly promotionId: string;
  readonly name: string;
  readonly description: string;
  readonly code: string | undefined;
};

/**
 * Some pieces of a row: all of them, or as many as a promotion picks. They are counted from the row's first, so that two
 * effects on one row speak of the same pieces as far as both reach.
 */
export type Pieces = { readonly rowId: string; readonly quantity: number };

/**
 * What a promotion does to a cart. Promotions decide on effects; pricing alone computes with them. An amount or a price of
 * pieces is that of one piece, an amount of the basket is shared by its rows.
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

/** The same amount without and with tax; with it only where the rate is known. */
export type Sides = { readonly net: Money; readonly gross: Money | undefined };

/** One step from the list to what is paid, for whoever opens a price to see how it came about. */
export type PriceStep =
  | { readonly kind: 'list'; readonly priceList: string; readonly listType: PriceListType; readonly price: ListPrice }
  | { readonly kind: 'campaign'; readonly before: Money; readonly price: ListPrice; readonly lowest30Days: Money }
  /** What the list's price is on the side of the basis, where that is another one. */
  | { readonly kind: 'unit'; readonly price: ListPrice }
  | { readonly kind: 'quantity'; readonly quantity: number; readonly amount: Money }
  | { readonly kind: 'promotion'; readonly name: string; readonly code: string | undefined; readonly off: Money }
  | { readonly kind: 'free'; readonly name: string }
  | { readonly kind: 'tax'; readonly basisPoints: number; readonly amount: Money; readonly isIncluded: boolean }
  | { readonly kind: 'tax-unknown' }
  /** What was exact before it was rounded to a minor unit, as decimal text. */
  | { readonly kind: 'rounding'; readonly exact: string; readonly rounded: Money }
  /** Always the last, and what the row costs. */
  | { readonly kind: 'total'; readonly total: Sides };

export type Adjustment = EffectSource & { readonly off: Sides };

export type PricedRow = Pick<PriceableRow, 'rowId' | 'rowNumber' | 'sku' | 'quantity'> & {
  readonly isPriced: boolean;
  /** Added by a promotion for nothing; it has no row in the cart. */
  readonly isFree: boolean;
  readonly unit: Sides;
  /** Unit times quantity, before promotions. */
  readonly line: Sides;
  readonly discount: Sides;
  /** Line less discount. */
  readonly total: Sides;
  readonly taxBasisPoints: number | undefined;
  readonly adjustments: readonly Adjustment[];
  readonly steps: readonly PriceStep[];
};

/** Of the sum of a rate: net times rate, or what is contained in the gross. */
export type TaxRow = { readonly basisPoints: number; readonly net: Money; readonly tax: Money };

/** Basis points by colour part number, and of freight by F3000. Undefined until the place of delivery is known. */
export type TaxRates = ReadonlyMap<string, number> | undefined;

export type PricedCart = {
  readonly currency: Currency;
  /** The side on which rows are unit times quantity. */
  readonly basis: PriceBasis;
  /** The buyer is not to see prices: every amount was taken out, and what is left of them is zero. */
  readonly isHidden: boolean;
  readonly rows: readonly PricedRow[];
  readonly freight: PricedRow | undefined;
  readonly taxRows: readonly TaxRow[];
  readonly totals: {
    /** Goods before promotions, their discount, and what is left. */
    readonly line: Sides;
    readonly discount: Sides;
    readonly products: Sides;
    readonly freight: Sides;
    /** Nothing of it is known before the place of delivery is: the screen says TBD. */
    readonly tax: Money | undefined;
    /** What is paid: products and freight with tax; without, where that is not known yet. */
    readonly payable: Money;
  };
  /** Which promotions had an effect, and how much each takes off. */
  readonly promotions: readonly Adjustment[];
};
