import { readStock } from '../../assortment/read-stock.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { OfferedRow } from '../prices/offered-row.ts';
import { inBatches } from '../rows/sku-batches.ts';

/** Reads the stock of the rows and of the sizes that they could be changed to. */
export async function readStockOf(shop: Pick<Shop, 'snapshots'>, rows: readonly OfferedRow[]) {
  const skus = new Set(rows.flatMap(({ row, offer }) => [row.sku, ...offer.sizes.map(({ sku }) => sku)]));
  const levels = await Promise.all(inBatches([...skus]).map((batch) => readStock(shop, { skus: batch })));
  const stock = new Map(levels.flat().map((level) => [level.sku, level]));
  return (sku: string) => stock.get(sku) ?? { sku, onHandValue: 0, nextDeliveryDate: undefined };
}
