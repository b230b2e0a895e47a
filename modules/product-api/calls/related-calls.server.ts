import { ok, refuse } from '#core/result.ts';
import type { Api } from '../../api.server.ts';
import { findProduct } from '../../assortment/find-product.server.ts';
import type { ProductDetail } from '../../assortment/product-detail.ts';
import type { Card } from '../../assortment/product-list.ts';
import { recommendProducts } from '../../assortment/recommend-products.server.ts';
import type { Viewer } from '../../assortment/viewer.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { addRead } from '../add-read.server.ts';
import { readCaller } from '../caller.server.ts';
import { productListView, skuParams } from '../products-schema.ts';
import { type ListWriter, pageOfCards } from './list-answer.server.ts';
import { pageQuery, relatedPageSize } from './list-question.ts';

type Choose = (shop: Shop, visit: Visit, viewer: Viewer, detail: ProductDetail) => Promise<readonly Card[]>;

const related: Record<string, { summary: string; choose: Choose }> = {
  siblings: {
    summary: 'Other versions of the product',
    choose: async (_shop, _visit, _viewer, detail) => detail.related.siblings,
  },
  accessories: {
    summary: 'Accessories of a product',
    choose: async (_shop, _visit, _viewer, detail) => detail.related.accessories,
  },
  similar: {
    summary: 'Alternatives to a product',
    choose: async (_shop, _visit, _viewer, detail) => detail.related.similar,
  },
  upSell: {
    summary: 'Upgrades of a product',
    choose: async (_shop, _visit, _viewer, detail) => detail.related.upSell,
  },
  crossSell: {
    summary: 'Products that are bought together with a product',
    choose: async (_shop, _visit, _viewer, detail) => detail.related.crossSell,
  },
  recommendations: {
    summary: 'Recommendations; empty unless the flag UseRecommendations is on',
    choose: (shop, visit, viewer, detail) => recommendProducts(shop, visit, viewer, detail, relatedPageSize),
  },
};

/** Lists that belong to a product, 25 per page. */
export function addRelated(api: Api, writeList: ListWriter): void {
  for (const [relation, { summary, choose }] of Object.entries(related))
    addRead(
      api,
      {
        path: `/products/{sku}/${relation}`,
        summary,
        params: skuParams,
        query: pageQuery,
        answer: productListView,
      },
      async ({ shop, visit, params: { sku }, query }) => {
        const viewer = await readCaller(shop, visit, query);
        const detail = await findProduct(shop, visit, viewer, { sku });
        if (!detail) return refuse({ code: 'product-not-found', product: sku });
        const cards = await choose(shop, visit, viewer, detail);
        const page = pageOfCards(cards, query.page ?? 1, query.pageSize ?? relatedPageSize);
        return ok(await writeList(shop, visit, page.cards, page.facts));
      },
    );
}
