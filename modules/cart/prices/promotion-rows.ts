import type { PromotionRow } from '../../promotion/promotion-basket.ts';
import type { OfferedRow } from './offered-row.ts';

/** Converts cart rows for the promotion engine: articles only, without their services. */
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
