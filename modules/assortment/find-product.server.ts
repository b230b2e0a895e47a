import { basePartNumber, colourPartNumber } from '#core/sku.ts';
import { findProductByBase, findProductBySlug } from '../list-engine/product-rows.ts';
import type { Visit } from '../visit.ts';
import { detailOf } from './answers/details.ts';
import { detailWithoutPrices } from './answers/hidden-prices.ts';
import { type Catalogue, type Looking, lookAt } from './catalogue.ts';
import { type CatalogueReader, readCatalogue } from './catalogue-snapshot.server.ts';
import type { ProductDetail } from './product-detail.ts';
import type { Viewer } from './viewer.ts';

export type ProductName =
  | { readonly uniqueName: string }
  | { readonly basePartNo: string }
  /** With or without its size. */
  | { readonly sku: string };

/** Everybody may. What the viewer may not see is answered like what does not exist. */
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

function findRow({ engine }: Catalogue, { dictionary }: Looking, name: ProductName): number | undefined {
  if ('uniqueName' in name) return findProductBySlug(engine, name.uniqueName, dictionary.language);
  return findProductByBase(engine, 'sku' in name ? basePartNumber(name.sku) : name.basePartNo);
}

/** A whole product may be there without the colour or size that was asked for. */
function hasSku({ colours }: ProductDetail, sku: string): boolean {
  const colour = colours.find(({ partNo }) => partNo === colourPartNumber(sku));
  if (sku.length <= 8) return true;
  return colour !== undefined && (sku.length === 12 || colour.sizes.some((size) => size.sku === sku));
}
