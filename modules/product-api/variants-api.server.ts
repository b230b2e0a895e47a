import * as z from 'zod';
import { ok } from '#core/result.ts';
import { createApi } from '../api.server.ts';
import { findProduct } from '../assortment/find-product.server.ts';
import type { ProductDetail } from '../assortment/product-detail.ts';
import { readProductList } from '../assortment/read-product-list.server.ts';
import { readStock } from '../assortment/read-stock.server.ts';
import { assortmentContexts, type Viewer } from '../assortment/viewer.ts';
import { priceTermsOf } from '../pricing/wire-prices.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { addRead } from './add-read.server.ts';
import { everything, readCaller } from './caller.server.ts';
import { anyCase, listQuery, pageQuery, skuField } from './calls/list-question.ts';
import { toColourVariants, toVariants } from './calls/product-view.ts';
import { colourOnlyView, skuVariantView, termParams } from './products-schema.ts';
import { repeated } from './where.ts';

const variantPageSize = 10;
const mostSkus = 100;

const variantsQuery = pageQuery.extend({
  sku: repeated(mostSkus),
  context: anyCase(assortmentContexts),
  mode: listQuery.shape.mode.meta({ description: 'ColorVariants and UniqueVariants: colours without their sizes.' }),
});

const variantsView = z.object({
  results: z.array(z.union([skuVariantView, colourOnlyView])),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});

export function variantsApi() {
  const api = createApi();

  addRead(
    api,
    {
      path: '/variants',
      summary: 'The colours and sizes of products',
      description: 'All variants; with context or mode, 10 per page by default.',
      query: variantsQuery,
      answer: variantsView,
    },
    async ({ shop, visit, query }) => {
      const { context, mode, page = 1 } = query;
      const viewer = await readCaller(shop, visit, { ...query, context: context ?? 'All' });
      const products = await findProducts(shop, visit, viewer, query.sku);
      const isByColour = mode === 'ColorVariants' || mode === 'UniqueVariants';
      const variants: Variant[] = isByColour
        ? products.flatMap(({ detail, sku }) =>
            toColourVariants(detail, priceTermsOf(visit)).filter(({ partNo }) => matches(partNo, sku)),
          )
        : await skuVariants(shop, visit, products);
      const usual = context === undefined && mode === undefined ? Math.max(1, variants.length) : variantPageSize;
      return ok(pageOf(variants, page, query.pageSize ?? usual));
    },
  );

  addRead(
    api,
    {
      path: '/variants/simplesearch/{term}',
      summary: 'Variants by prefix of a part number, or by a word, for instant orders',
      params: termParams,
      query: pageQuery,
      answer: variantsView,
    },
    async ({ shop, visit, params: { term }, query }) => {
      const viewer = await readCaller(shop, visit, query);
      const number = term.replaceAll(/[\s./-]/g, '').toUpperCase();
      const variants = await searchVariants(shop, visit, viewer, term);
      const begun = variants.filter(
        ({ sku, ean }) => sku.toUpperCase().replaceAll('-', '').startsWith(number) || ean === number,
      );
      const { page = 1, pageSize = variantPageSize } = query;
      return ok(pageOf(begun.length > 0 ? begun : variants, page, pageSize));
    },
  );

  addRead(
    api,
    {
      path: '/variants/sizes',
      summary: 'The sizes of products or colours',
      query: pageQuery.extend({ sku: repeated(mostSkus) }),
      answer: z.array(
        z.object({
          sku: z.string(),
          sizes: z.array(
            skuVariantView.pick({
              sku: true,
              partNo: true,
              size: true,
              sizeAlternate: true,
              ean: true,
              onHandValue: true,
              nextDeliveryDate: true,
            }),
          ),
        }),
      ),
    },
    async ({ shop, visit, query }) => {
      const products = await findProducts(shop, visit, await readCaller(shop, visit, query), query.sku);
      const answers = [];
      for (const product of products) {
        const variants = await skuVariants(shop, visit, [product]);
        answers.push({
          sku: product.sku,
          sizes: variants.map(({ sku, partNo, size, sizeAlternate, ean, onHandValue, nextDeliveryDate }) => ({
            sku,
            partNo,
            size,
            sizeAlternate,
            ean,
            onHandValue,
            nextDeliveryDate,
          })),
        });
      }
      return ok(answers);
    },
  );

  return api;
}

type Variant = ReturnType<typeof toVariants>[number] | ReturnType<typeof toColourVariants>[number];
type SkuDetail = { sku: string; detail: ProductDetail };

/** A product number stands for all its colours, a colour number for all its sizes. */
const matches = (variant: string, sku: string) => variant.startsWith(sku) || sku.startsWith(variant);

async function findProducts(shop: Shop, visit: Visit, viewer: Viewer, skus: readonly string[]): Promise<SkuDetail[]> {
  const found: SkuDetail[] = [];
  for (const sku of new Set(skus.flatMap((text) => skuField.safeParse(text).data ?? []))) {
    const detail = await findProduct(shop, visit, viewer, { sku });
    if (detail) found.push({ sku, detail });
  }
  return found;
}

async function skuVariants(shop: Shop, visit: Visit, products: readonly SkuDetail[]) {
  const variants = [];
  for (const { detail, sku } of products) {
    const stock = await readStock(shop, { basePartNo: detail.basePartNo });
    const all = toVariants(detail, priceTermsOf(visit), new Map(stock.map((level) => [level.sku, level])));
    variants.push(...all.filter((variant) => variant.sku.startsWith(sku)));
  }
  return variants;
}

async function searchVariants(shop: Shop, visit: Visit, viewer: Viewer, searchText: string) {
  const { cards } = await readProductList(shop, visit, viewer, {
    ...everything,
    place: {},
    valueIds: [],
    searchText,
    sort: undefined,
    mode: 'Default',
    view: 'GRID',
    page: 1,
    pageSize: variantPageSize,
  });
  const products = await findProducts(
    shop,
    visit,
    viewer,
    cards.map(({ basePartNo }) => basePartNo),
  );
  return skuVariants(shop, visit, products);
}

function pageOf<T>(all: readonly T[], page: number, pageSize: number) {
  const shown = Math.min(page, Math.max(1, Math.ceil(all.length / pageSize)));
  return { results: all.slice((shown - 1) * pageSize, shown * pageSize), total: all.length, page: shown, pageSize };
}
