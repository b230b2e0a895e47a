import type { Offer, Offers } from '../../assortment/offer.ts';
import type { CartRow } from '../cart.ts';
import { entryOf } from '../row-metadata.ts';

/** A row, and what it is to whoever has it in the cart. */
export type OfferedRow = { readonly row: CartRow; readonly offer: Offer };

/** The list that it was bought from counts only as far as it is still the buyer's. */
export const boughtFrom = (row: CartRow) => ({ priceList: entryOf(row, 'PriceListId') });

export const withOffers = (rows: readonly CartRow[], offers: Offers): OfferedRow[] =>
  rows.map((row) => ({ row, offer: offers.get(row.sku, boughtFrom(row)) }));
