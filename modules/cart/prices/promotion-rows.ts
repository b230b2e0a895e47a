import type { PromotionRow } from '../../promotion/promotion-basket.ts';
import type { OfferedRow } from './offered-row.ts';

/** What promotions are told of a cart: its articles, not what belongs to them. */
export function toPromotionRows(rows: readonly OfferedRow[]): PromotionRow[] {
  return rows
    .filter(({ row }) => row.parentId === undefined)
    .map(({ row, offer }) => ({
      rowId: row.id,
      rowNumber: row.rowNumber,
      sku: row.sku,
      quantity: row.quantity,
      unit: offer.unit,
      categories: offer.categories,
      family: offer.family,
      manufacturerId: offer.manufacturerId,
      priceList: offer.origin?.priceList,
      isCampaignPrice: offer.origin?.campaign !== undefined,
    }));
}
