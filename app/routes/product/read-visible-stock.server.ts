import type { ProductDetail, Stock } from '#modules/assortment/product-detail.ts';
import { readStock } from '#modules/assortment/read-stock.server.ts';
import type { Shop } from '#modules/shop.server.ts';

/** Stock of the visible part of a product. */
export async function readVisibleStock(shop: Shop, { basePartNo, colours }: ProductDetail): Promise<Stock[]> {
  const visible = new Set(colours.flatMap(({ sizes }) => sizes.map(({ sku }) => sku)));
  const all = await readStock(shop, { basePartNo });
  return all.filter(({ sku }) => visible.has(sku));
}
