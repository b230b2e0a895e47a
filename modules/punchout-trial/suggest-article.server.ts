import { findProduct } from '../assortment/find-product.server.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import { readProductList } from '../assortment/read-product-list.server.ts';
import { readViewer } from '../assortment/read-viewer.server.ts';
import type { CompanyBrief } from '../company/company-membership-store.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { findPersonById } from '../people/person-store.server.ts';
import { buyerVisitOf } from '../punchout/buyer-visit.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { Trial } from './trial.ts';

const fewProducts = 5;

/** An article that the buyer of a run is sold, so that it can be tried without looking for one. Empty if there is none. */
export async function suggestArticle(shop: Shop, visit: Visit, trial: Trial, company: CompanyBrief): Promise<string> {
  const market = findMarketBySiteId(company.marketId);
  const person = market && (await findPersonById(shop.db, trial.customerId));
  if (!person) return '';
  const language = market.defaultLocale;
  const buyer = buyerVisitOf(visit, { market, language, person, company, type: trial.protocol });
  const viewer = await readViewer(shop, buyer, { mode: 'excl', context: 'All' });
  const { cards } = await readProductList(shop, buyer, viewer, {
    place: {},
    context: 'All',
    valueIds: [],
    searchText: '',
    sort: undefined,
    mode: 'Default',
    view: 'LIST',
    page: 1,
    pageSize: fewProducts,
  });
  const offers = await readOffers(shop, buyer, [], { mode: 'excl' });
  for (const { basePartNo } of cards) {
    const product = await findProduct(shop, buyer, viewer, { basePartNo });
    const skus = (product?.colours ?? []).flatMap(({ sizes }) => sizes.map(({ sku }) => sku));
    const sold = skus.find((sku) => {
      const offer = offers.get(sku);
      return offer.isSold && offer.unit !== undefined;
    });
    if (sold !== undefined) return sold;
  }
  return '';
}
