import type { Offers } from '../../assortment/offer.ts';
import type { Claims } from '../../auth/claims.ts';
import { isB2B } from '../../auth/is-b2b.ts';
import { roles } from '../../auth/roles.ts';
import { isOn, type Settings } from '../../company/company-settings.ts';
import type { CartRow, Metadata } from '../cart.ts';
import { entryOf } from '../row-metadata.ts';

/**
 * Company carts are checked against the assortment at load only if the company restricts its buyers to the agreed
 * assortment.
 */
export function isReconciliationDeferred(claims: Pick<Claims, 'storm_role'> | undefined, settings: Settings): boolean {
  if (!isB2B(claims)) return false;
  const isPlainUser = claims?.storm_role === roles.user;
  return (
    (isPlainUser && !isOn(settings, 'ShowAgreedAssortmentOnly')) ||
    !isOn(settings, 'ShowAgreedAssortmentOnlyForAllRoles')
  );
}

export type Reconciliation = {
  /** No longer sold here; their services are removed too. */
  readonly removed: readonly CartRow[];
  /** Rows with the price list that applies now. */
  readonly updated: readonly CartRow[];
};

/** A row without a price list has no price to correct. */
export function reconcile(rows: readonly CartRow[], offers: Pick<Offers, 'get'>): Reconciliation {
  const articles = rows
    .filter(({ parentId }) => parentId === undefined)
    .map((row) => {
      const priceList = entryOf(row, 'PriceListId');
      return { row, priceList, offer: offers.get(row.sku, { priceList }) };
    });
  return {
    removed: articles.filter(({ offer }) => !offer.isSold).map(({ row }) => row),
    updated: articles.flatMap(({ row, priceList, offer }) => {
      const right = offer.origin?.priceList;
      if (!offer.isSold || priceList === undefined || right === undefined || right === priceList) return [];
      return [{ ...row, metadata: withPriceList(row.metadata, right) }];
    }),
  };
}

const withPriceList = (metadata: readonly Metadata[], value: string): Metadata[] =>
  metadata.map((entry) => (entry.key === 'PriceListId' ? { ...entry, value } : entry));
