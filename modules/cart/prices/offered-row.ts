import type { Offer, Offers } from '../../assortment/offer.ts';
import type { CartRow } from '../cart.ts';
import { entryOf } from '../row-metadata.ts';

/** A cart row with the buyer's offer for its article. */
export type OfferedRow = { readonly row: CartRow; readonly offer: Offer };

/** The price list stored on the row applies only while the buyer still has access to it. */
export const boughtFrom = (row: CartRow) => ({ priceList: entryOf(row, 'PriceListId') });

export const withOffers = (rows: readonly CartRow[], offers: Offers): OfferedRow[] =>
  rows.map((row) => ({ row, offer: offers.get(row.sku, boughtFrom(row)) }));
