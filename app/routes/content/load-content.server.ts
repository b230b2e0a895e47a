import { data } from 'react-router';
import { notFound } from '#app/not-found.ts';
import { readPriceView } from '#app/price-view.server.ts';
import { readBestSellers } from '#modules/catalogue/read-best-sellers.server.ts';
import { productListsOf } from '#modules/content/product-lists.ts';
import { readPage } from '#modules/content/read-page.server.ts';
import { resolvePictures } from '#modules/content/resolve-pictures.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { toTeasers } from './to-teasers.server.ts';

const productsInList = 12;

/** A content page with all that its blocks need: pictures and, where a slider asks for them, products. */
export async function loadContent(shop: Shop, visit: Visit, request: Request, slug: string) {
  const found = await readPage(shop, visit, { slug });
  if (!found.ok) {
    if (found.refusal.code === 'not-found') throw notFound();
    throw data(null, { status: 403 });
  }
  const { page } = found.value;
  return {
    page,
    pictures: await resolvePictures(shop, page),
    products: await loadProducts(shop, visit, request, productListsOf(page.blocks)),
  };
}

/** The shop knows one list of products by itself; a list that nobody knows shows nothing. */
async function loadProducts(shop: Shop, visit: Visit, request: Request, lists: readonly string[]) {
  if (!lists.includes('best-sellers')) return {};
  const teasers = await readBestSellers(shop, visit, productsInList);
  return { 'best-sellers': await toTeasers(shop, visit, teasers, await readPriceView(shop, visit, request)) };
}
