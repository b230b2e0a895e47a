import { ok, type Result, refuse } from '#core/result.ts';
import type { Card } from '../assortment/product-list.ts';
import { readProductList } from '../assortment/read-product-list.server.ts';
import type { Viewer } from '../assortment/viewer.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type GuideAnswers, type GuideResult, resultOf, walk } from './guide.ts';
import { findGuide, type KeptGuide } from './guide-store.server.ts';

const mostProducts = 8;

/** Access: everybody. */
export async function readGuide({ db }: Pick<Shop, 'db'>, slug: string): Promise<Result<KeptGuide, Refusal>> {
  const found = await findGuide(db, slug);
  return found ? ok(found) : refuse({ code: 'guide-not-found' });
}

/** Access: everybody. The next question, or the result with its products in the viewer's assortment. */
export async function answerGuide(
  shop: Shop,
  visit: Visit,
  viewer: Viewer,
  { slug, answers }: { readonly slug: string; readonly answers: GuideAnswers },
) {
  const read = await readGuide(shop, slug);
  if (!read.ok) return read;
  const { given, next } = walk(read.value.guide, answers);
  const result = next ? undefined : resultOf(read.value.guide, given);
  return ok({
    ...read.value,
    given,
    next,
    outcome: result && { result, cards: await productsOf(shop, visit, viewer, result) },
  });
}

async function productsOf(
  shop: Shop,
  visit: Visit,
  viewer: Viewer,
  { products: { category, group, search = '' } }: GuideResult,
): Promise<readonly Card[]> {
  const { cards } = await readProductList(shop, visit, viewer, {
    place: { ...(category !== undefined && { category }), ...(group !== undefined && { group }) },
    context: 'All',
    valueIds: [],
    searchText: search,
    sort: { field: 'PopularityRank', order: 'asc' },
    mode: 'Default',
    view: 'GRID',
    page: 1,
    pageSize: mostProducts,
  });
  return cards;
}
