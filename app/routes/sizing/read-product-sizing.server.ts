import type { SizeGuideFacts } from '#app/components/sizing/guide-button-state.ts';
import type { ProductDetail } from '#modules/assortment/product-detail.ts';
import { readCustomerSizes } from '#modules/assortment/read-customer-sizes.server.ts';
import { readProductSizeGuide } from '#modules/assortment/read-size-guides.server.ts';
import type { Viewer } from '#modules/assortment/viewer.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** What a product's page says of sizes: what its guide button does, and to whoever is signed in which one they wear. */
export type ProductSizing = SizeGuideFacts & { readonly ownSize: string | undefined };

export async function readProductSizing(
  shop: Shop,
  visit: Visit,
  viewer: Viewer,
  detail: ProductDetail,
): Promise<ProductSizing> {
  const { guides, dimensions, pdfUrl } = await readProductSizeGuide(shop, visit, viewer, detail);
  const id = guides.length === 1 ? guides[0]?.code : undefined;
  const own = visit.claims && id !== undefined && (await readCustomerSizes(shop, visit, { id, customerId: undefined }));
  return {
    hasContent: guides.length > 0 || dimensions !== undefined,
    pdfUrl,
    ownSize: own && own.ok ? own.value[0]?.size : undefined,
  };
}
