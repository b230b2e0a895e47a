import type { CardView } from '#app/components/catalogue/card-view.ts';
import { toCards } from '#app/routes/catalogue/to-cards.server.ts';
import type { ProductDetail, Relation } from '#modules/assortment/product-detail.ts';
import type { Card } from '#modules/assortment/product-list.ts';
import { recommendProducts } from '#modules/assortment/recommend-products.server.ts';
import type { AssortmentContext, Viewer } from '#modules/assortment/viewer.ts';
import type { PriceMode } from '#modules/pricing/price-mode.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const mostInRow = 12;

/** In page order, the closest relation first. */
const relations: readonly Relation[] = ['siblings', 'accessories', 'similar', 'upSell', 'crossSell'];

export type RelatedRow = { relation: Relation | 'recommendations'; cards: readonly CardView[] };

type RelatedQuery = { viewer: Viewer; prices: { mode: PriceMode; isHidden: boolean }; context: AssortmentContext };

/** Rows of related products; empty rows are left out. */
export async function loadRelated(
  shop: Shop,
  visit: Visit,
  detail: ProductDetail,
  { viewer, prices, context }: RelatedQuery,
): Promise<RelatedRow[]> {
  const named = relations.map((relation) => ({ relation, cards: detail.related[relation] }));
  // Products already shown in a row above are left out.
  const most = named.reduce((sum, { cards }) => sum + cards.length, mostInRow);
  const recommended = await recommendProducts(shop, visit, viewer, detail, most);
  const rows = eachOnce([...named, { relation: 'recommendations' as const, cards: recommended }]);
  return Promise.all(
    rows
      .filter(({ cards }) => cards.length > 0)
      .map(async ({ relation, cards }) => ({
        relation,
        cards: await toCards(shop, visit, cards, prices, { context }),
      })),
  );
}

type Row = { relation: RelatedRow['relation']; cards: readonly Card[] };

/** Each product is shown only in the first row that has it, because relations often overlap. */
function eachOnce(rows: readonly Row[]): Row[] {
  const shown = new Set<string>();
  return rows.map(({ relation, cards }) => {
    const fresh = cards.filter(({ basePartNo }) => !shown.has(basePartNo)).slice(0, mostInRow);
    for (const { basePartNo } of fresh) shown.add(basePartNo);
    return { relation, cards: fresh };
  });
}
