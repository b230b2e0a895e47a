import type { ProductSizing } from '#app/components/sizing/product-sizing.ts';
import type { ProductDetail } from '#modules/assortment/product-detail.ts';
import type { Viewer } from '#modules/assortment/viewer.ts';
import { readUnlessAway } from '#modules/read-unless-away.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { readCustomerSizes } from '#modules/sizing/read-customer-sizes.server.ts';
import { readProductSizeGuide } from '#modules/sizing/read-size-guides.server.ts';
import type { Visit } from '#modules/visit.ts';

export async function readProductSizing(
  shop: Shop,
  visit: Visit,
  viewer: Viewer,
  detail: ProductDetail,
): Promise<ProductSizing> {
  const { guides, dimensions, pdfUrl } = await readProductSizeGuide(shop, visit, viewer, detail);
  const id = guides.length === 1 ? guides[0]?.code : undefined;
  const own =
    visit.claims && id !== undefined
      ? await readUnlessAway(readCustomerSizes(shop, visit, { id, customerId: undefined }), undefined)
      : undefined;
  return {
    hasContent: guides.length > 0 || dimensions !== undefined,
    pdfUrl,
    ownSize: own?.ok ? own.value[0]?.size : undefined,
  };
}
