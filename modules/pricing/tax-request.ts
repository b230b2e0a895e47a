import { type Money, money } from '#core/money.ts';
import { freightSku } from './freight-sku.ts';
import type { PricedCart, PricedRow } from './priced-cart.ts';

/** The price is net, per piece. */
export type TaxRequestRow = {
  readonly reference: string;
  readonly sku: string;
  readonly quantity: number;
  readonly price: Money;
};

export type TaxLocation = {
  readonly line1: string;
  readonly zipCode: string;
  readonly city: string;
  readonly countryCode: string;
  /** Code of a state or province; empty elsewhere. */
  readonly region: string;
};

export type TaxRequest = { readonly rows: readonly TaxRequestRow[]; readonly location: TaxLocation };

/** A request that may be incomplete. */
export type TaxRequestDraft = { readonly rows: readonly unknown[]; readonly location: Partial<TaxLocation> };

const isFilled = (text: string | undefined) => text !== undefined && text.trim() !== '';

/** Whether the location has all fields; street and region may be empty. */
export function isLocationValid({ rows, location }: TaxRequestDraft): boolean {
  const { line1, zipCode, city, countryCode, region } = location;
  return rows.length > 0 && [city, countryCode, zipCode].every(isFilled) && line1 !== undefined && region !== undefined;
}

/** Whether a lookup makes sense: tax needs a complete address, in the USA and Canada with a region. */
export function mayFetchTax(request: TaxRequestDraft): boolean {
  const { line1, countryCode, region } = request.location;
  const needsRegion = countryCode === 'US' || countryCode === 'CA';
  return isLocationValid(request) && isFilled(line1) && (!needsRegion || isFilled(region));
}

/** The tax request of a cart: each row with a price, after promotions, and freight as an extra row. */
export function taxRequestOf(
  { rows, freight }: Pick<PricedCart, 'rows' | 'freight'>,
  location: TaxLocation,
): TaxRequest {
  const asked = rows.filter(({ isPriced, isFree }) => isPriced && !isFree).map(rowOf);
  return { rows: freight ? [...asked, { ...rowOf(freight), reference: freightSku }] : asked, location };
}

function rowOf({ rowId, sku, quantity, total }: PricedRow): TaxRequestRow {
  return { reference: rowId, sku, quantity, price: perPiece(total.net, quantity) };
}

function perPiece(total: Money, quantity: number): Money {
  return quantity === 0 ? total : money(Math.round(total.amount / quantity), total.currency);
}
