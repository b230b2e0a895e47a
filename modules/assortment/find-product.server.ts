import { basePartNumber, colourPartNumber } from '#core/sku.ts';
import { findProductByBase, findProductBySlug } from '../list-engine/product-rows.ts';
import type { Visit } from '../visit.ts';
import { detailOf } from './answers/details.ts';
import { detailWithoutPrices } from './answers/hidden-prices.ts';
import { type Catalogue, type CatalogueView, lookAt } from './catalogue.ts';
import { type CatalogueReader, readCatalogue } from './catalogue-snapshot.server.ts';
import type { ProductDetail } from './product-detail.ts';
import type { Viewer } from './viewer.ts';

export type ProductName =
  | { readonly uniqueName: string }
  | { readonly basePartNo: string }
  /** A colour part number or a full sku. */
  | { readonly sku: string };

/** Access: everybody. A product that the viewer may not see is answered like a missing one. */
export async function findProduct(
  shop: CatalogueReader,
  { market, language, now }: Pick<Visit, 'market' | 'language' | 'now'>,
  viewer: Viewer,
  name: ProductName,
): Promise<ProductDetail | undefined> {
  const catalogue = await readCatalogue(shop, market.code);
  const looking = lookAt(catalogue, viewer, { language, now });
  const row = findRow(catalogue, looking, name);
  const detail = row === undefined ? undefined : detailOf(catalogue, looking, row);
  if (!detail || ('sku' in name && !hasSku(detail, name.sku))) return undefined;
  return viewer.hidesPrices ? detailWithoutPrices(detail) : detail;
}

function findRow({ engine }: Catalogue, { dictionary }: CatalogueView, name: ProductName): number | undefined {
  if ('uniqueName' in name) return findProductBySlug(engine, name.uniqueName, dictionary.language);
  return findProductByBase(engine, 'sku' in name ? basePartNumber(name.sku) : name.basePartNo);
}

/** The product may exist without the requested colour or size. */
function hasSku({ colours }: ProductDetail, sku: string): boolean {
  const colour = colours.find(({ partNo }) => partNo === colourPartNumber(sku));
  if (sku.length <= 8) return true;
  return colour !== undefined && (sku.length === 12 || colour.sizes.some((size) => size.sku === sku));
}
