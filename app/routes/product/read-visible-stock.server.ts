import type { ProductDetail, Stock } from '#modules/assortment/product-detail.ts';
import { readStock } from '#modules/assortment/read-stock.server.ts';
import type { Shop } from '#modules/shop.server.ts';

/** The stock of what a visitor may see of a product, and of nothing else. */
export async function readVisibleStock(shop: Shop, { basePartNo, colours }: ProductDetail): Promise<Stock[]> {
  const visible = new Set(colours.flatMap(({ sizes }) => sizes.map(({ sku }) => sku)));
  const all = await readStock(shop, { basePartNo });
  return all.filter(({ sku }) => visible.has(sku));
}
