import { lookAt } from '../assortment/catalogue.ts';
import { readCatalogue } from '../assortment/catalogue-snapshot.server.ts';
import type { ProductDetail } from '../assortment/product-detail.ts';
import type { Viewer } from '../assortment/viewer.ts';
import { hasBit } from '../list-engine/bits.ts';
import { fileUrl } from '../media/file-address.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type SizeGuide, sizeGuidePdf } from './size-guide.ts';
import { readSizeGuides } from './size-guides.server.ts';
import { findSizeGroup } from './size-tree.ts';

type Reader = Pick<Shop, 'snapshots' | 'log' | 'catalogueThread'>;
type GuideVisit = Pick<Visit, 'market' | 'language' | 'now'>;

/** Number of products that are checked for the guides of a category. */
const mostProducts = 200;

export type ProductSizeGuide = {
  guides: SizeGuide[];
  dimensions: ProductDetail['dimensions'];
  pdfUrl: string | undefined;
};

/** Access: everybody who sees the product. Uses the product's own guide first, then those of its category. */
export async function readProductSizeGuide(
  shop: Reader,
  visit: GuideVisit,
  viewer: Viewer,
  detail: ProductDetail,
): Promise<ProductSizeGuide> {
  const own = findSizeGroup(await readSizeGuides(shop), detail.sizeGuide ?? '');
  const pdf = sizeGuidePdf([...detail.media, ...detail.colours.flatMap(({ media }) => media)]);
  const isOneSize = detail.colours.every(({ sizes }) => sizes.length <= 1);
  // A product in one size needs no guide, even if its category has one.
  const ofCategory =
    own || isOneSize ? [] : await readCategorySizeGuides(shop, visit, viewer, detail.primaryCategory?.code ?? '');
  return {
    guides: own ? [own] : ofCategory,
    dimensions: detail.dimensions,
    pdfUrl: pdf === undefined ? undefined : fileUrl(pdf),
  };
}

/** Access: everybody. The guides of the visible products in a category, the most used first. */
export async function readCategorySizeGuides(
  shop: Reader,
  { market, language, now }: GuideVisit,
  viewer: Viewer,
  category: string,
): Promise<SizeGuide[]> {
  const catalogue = await readCatalogue(shop, market.code);
  const within = catalogue.engine.columns.places.categories.get(category);
  if (!within) return [];
  const { visible } = lookAt(catalogue, viewer, { language, now }).assortment;
  const counts = new Map<string, number>();
  let seen = 0;
  for (let product = 0; product < within.length * 32 && seen < mostProducts; product += 1) {
    if (!hasBit(within, product) || !hasBit(visible, product)) continue;
    seen += 1;
    const { sizeGuide } = catalogue.engine.texts.detailFacts(product);
    if (sizeGuide !== undefined) counts.set(sizeGuide, (counts.get(sizeGuide) ?? 0) + 1);
  }
  const all = await readSizeGuides(shop);
  return [...counts].sort(([, a], [, b]) => b - a).flatMap(([code]) => findSizeGroup(all, code) ?? []);
}
