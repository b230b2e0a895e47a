import type { Offer, Offers } from '../../assortment/offer.ts';
import type { Services } from '../../vas/services.server.ts';
import type { CartRow } from '../cart.ts';
import { entryOf } from '../row-metadata.ts';

/** A cart row with the buyer's offer for its article. */
export type OfferedRow = { readonly row: CartRow; readonly offer: Offer };

/** The price list stored on the row applies only while the buyer still has access to it. */
export const boughtFrom = (row: CartRow) => ({ priceList: entryOf(row, 'PriceListId') });

/** The buyer's offers, for articles and for services. */
export type RowOffers = Offers & { readonly services: Services; readonly serviceOf: (sku: string) => Offer };

export const withOffers = (rows: readonly CartRow[], offers: RowOffers): OfferedRow[] =>
  rows.map((row) => ({
    row,
    offer: row.parentId === undefined ? offers.get(row.sku, boughtFrom(row)) : offers.serviceOf(row.sku),
  }));
