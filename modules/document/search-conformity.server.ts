import { readConformityFacts } from '../assortment/read-conformity-facts.server.ts';
import { readProductList } from '../assortment/read-product-list.server.ts';
import { readViewer } from '../assortment/read-viewer.server.ts';
import type { Visit } from '../visit.ts';
import { type Conformity, conformityOf } from './declaration.ts';
import type { DocumentShop } from './find-documented.server.ts';

const pageSize = 20;

type SearchQuery = { readonly text: string; readonly page: number };

export type FoundConformity = Conformity & { readonly slug: string };

/** Access: everybody, for products they see. Finds products by number or name, with their conformity. */
export async function searchConformity(shop: DocumentShop, visit: Visit, { text, page }: SearchQuery) {
  const viewer = await readViewer(shop, visit, { mode: 'excl', context: 'All' });
  const list = await readProductList(shop, visit, viewer, {
    place: {},
    context: 'All',
    valueIds: [],
    searchText: text,
    sort: undefined,
    mode: 'Default',
    view: 'LIST',
    page,
    pageSize,
  });
  const facts = await readConformityFacts(
    shop,
    visit,
    list.cards.map(({ basePartNo }) => basePartNo),
  );
  const slugs = new Map(list.cards.map(({ basePartNo, slug }) => [basePartNo, slug]));
  const found = facts.map((one): FoundConformity => ({ ...conformityOf(one), slug: slugs.get(one.basePartNo) ?? '' }));
  return {
    found,
    total: list.total,
    page: list.page,
    pageCount: Math.ceil(list.total / pageSize),
    didYouMean: list.didYouMean,
  };
}
