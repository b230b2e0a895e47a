import { data } from 'react-router';
import { notFound } from '#app/not-found.ts';
import { readLooking } from '#app/routes/product/read-looking.server.ts';
import type { ListQuestion } from '#modules/assortment/list-question.ts';
import { readProductList } from '#modules/assortment/read-product-list.server.ts';
import { productListsOf } from '#modules/content/product-lists.ts';
import { readPage } from '#modules/content/read-page.server.ts';
import { resolvePictures } from '#modules/content/resolve-pictures.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { toTeasers } from './to-teasers.server.ts';

const bestSellers: ListQuestion = {
  place: {},
  context: 'All',
  valueIds: [],
  searchText: '',
  sort: { field: 'PopularityRank', order: 'asc' },
  mode: 'Default',
  view: 'GRID',
  page: 1,
  pageSize: 12,
};

/** A content page with the pictures and products of its blocks. */
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

/** The shop has one built-in product list, at the visitor's own prices; other names show nothing. */
async function loadProducts(shop: Shop, visit: Visit, request: Request, lists: readonly string[]) {
  if (!lists.includes('best-sellers')) return {};
  const { viewer, prices } = await readLooking(shop, visit, request);
  const { cards } = await readProductList(shop, visit, viewer, bestSellers);
  return { 'best-sellers': await toTeasers(shop, visit, cards, prices) };
}
