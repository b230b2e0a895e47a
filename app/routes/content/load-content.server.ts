import { data } from 'react-router';
import type { ProductTeaser } from '#app/components/blocks/product-teaser.ts';
import { notFound } from '#app/not-found.ts';
import { readLooking } from '#app/routes/product/read-looking.server.ts';
import { basePartNumber } from '#core/sku.ts';
import type { ListQuestion } from '#modules/assortment/list-question.ts';
import type { Card } from '#modules/assortment/product-list.ts';
import { readProductList } from '#modules/assortment/read-product-list.server.ts';
import { sortBy } from '#modules/assortment/sort-options.ts';
import type { ContentBlock } from '#modules/content/block-schema.ts';
import { productListNames, productListsOf, productsToBuyOf } from '#modules/content/product-lists.ts';
import { readPage } from '#modules/content/read-page.server.ts';
import { resolvePictures, withoutMissingFilms } from '#modules/content/resolve-pictures.server.ts';
import { storefrontUrl } from '#modules/market/hosts.ts';
import { ownHostsOf } from '#modules/market/own-hosts.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { contentHead } from './content-head.ts';
import { toTeasers } from './to-teasers.server.ts';

const mostToBuy = 12;

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

type ContentRequest = {
  readonly slug: string;
  readonly path: string;
  /** It has no page above it. */
  readonly isFront?: boolean;
};

/** A content page with the pictures and products of its blocks, and what it tells to search engines. */
export async function loadContent(
  shop: Shop,
  visit: Visit,
  request: Request,
  { slug, path, isFront = false }: ContentRequest,
) {
  const found = await readPage(shop, visit, { slug });
  if (!found.ok) {
    if (found.refusal.code === 'not-found') throw notFound();
    throw data(null, { status: 403 });
  }
  const page = { ...found.value.page, blocks: await withoutMissingFilms(shop, found.value.page.blocks) };
  const pictures = await resolvePictures(shop, page);
  const above = { name: shop.texts.say(visit.language, 'content', 'home') ?? 'Yrke', path: `/${visit.language}` };
  const base = storefrontUrl(visit.market, shop.env.APP_ENV, shop.env.PORT, ownHostsOf(shop.env));
  return {
    page,
    pictures,
    head: contentHead({ page, pictures, base, path, above: isFront ? undefined : above }),
    above: isFront ? undefined : above,
    products: await loadProducts(shop, visit, request, page.blocks),
  };
}

/** The sliders' lists at the visitor's own prices; unknown names of stored pages show nothing. */
export async function loadProducts(shop: Shop, visit: Visit, request: Request, blocks: readonly ContentBlock[]) {
  const lists = productListsOf(blocks).filter((name) => productListNames.includes(name));
  const toBuy = productsToBuyOf(blocks).slice(0, mostToBuy);
  if (lists.length === 0 && toBuy.length === 0) return {};
  const { viewer, prices } = await readLooking(shop, visit, request);
  const products: Record<string, ProductTeaser[]> = {};
  for (const name of lists) {
    const question = name === 'new-products' ? { ...bestSellers, sort: sortBy('Flags') } : bestSellers;
    const { cards } = await readProductList(shop, visit, viewer, question);
    products[name] = await toTeasers(shop, visit, cards, prices);
  }
  for (const partNo of toBuy) {
    const question = { ...bestSellers, searchText: partNo, pageSize: 1 };
    const { cards } = await readProductList(shop, visit, viewer, question);
    // A search also finds similar numbers.
    const own = cards.filter(({ basePartNo }) => basePartNo === basePartNumber(partNo));
    const teasers = await toTeasers(shop, visit, own, prices);
    products[partNo] = teasers.map((teaser, at) => ({ ...teaser, ...buyOf(own[at], partNo) }));
  }
  return products;
}

/** The sizes of a colour that this visitor can buy. */
function buyOf(card: Card | undefined, partNo: string): Pick<ProductTeaser, 'buy'> {
  const colour = card?.colours.find((one) => one.partNo === partNo);
  if (!card?.isSellable || !colour?.price || colour.sizes.length === 0) return {};
  return { buy: { packSize: card.packSize, sizes: colour.sizes.map((code) => ({ code, sku: partNo + code })) } };
}
