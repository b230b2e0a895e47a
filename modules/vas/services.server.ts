import { fromDecimal } from '#core/money.ts';
import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import { priceListsOfMarket, readViewer } from '../assortment/read-viewer.server.ts';
import { catalogueTopic } from '../catalogue/catalogue-topics.ts';
import { listReferences } from '../catalogue/storefront-store.server.ts';
import type { Settings } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { isAway } from '../is-away.server.ts';
import type { ListPrice } from '../pricing/displayed-price.ts';
import type { PriceOrigin } from '../pricing/priced-cart.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { forcesPreselected, maySeeServices, type ServiceList, serviceListsOf } from './service-lists.ts';
import type { VasArticle } from './vas-article.ts';

type ServiceShop = Pick<Shop, 'db' | 'snapshots' | 'log' | 'env'>;
type Asker = Pick<Visit, 'market' | 'claims'>;

export const vasArticles: Snapshot<'all', readonly VasArticle[]> = {
  topic: catalogueTopic,
  name: 'vas-articles',
  build: (db) => listReferences<VasArticle>(db, 'vas-article'),
};

type ServicePrice = { readonly unit: ListPrice; readonly origin: PriceOrigin };

/** The services of the visitor's company. */
export type Services = {
  /** False for consumers, guests and companies that do not use services. */
  readonly isOn: boolean;
  readonly settings: Settings;
  /** True if the visitor must take what is preselected. */
  readonly isForced: boolean;
  /** All with a price here, for every visitor. */
  readonly known: readonly VasArticle[];
  /** The same; none where services are off. */
  readonly all: readonly VasArticle[];
  /** Also found where services are switched off: a row may be older. */
  find(serviceArticleId: number): VasArticle | undefined;
  /** Services that a product can have, with a price here; none where services are off. */
  of(serviceIds: readonly string[]): readonly VasArticle[];
  listsOf(serviceIds: readonly string[]): readonly ServiceList[];
  priceOf(article: Pick<VasArticle, 'prices'>): ServicePrice | undefined;
};

/** Access: everybody. Reads snapshots only. */
export async function readServices(shop: ServiceShop, { market, claims }: Asker): Promise<Services> {
  const { settings } = await readCompanyTerms(shop, claims?.company_id);
  const articles = await shop.snapshots.read(vasArticles, 'all');
  const byId = new Map(articles.map((article) => [article.serviceArticleId, article]));
  const { lists } = await shop.snapshots.read(priceListsOfMarket, market.code);
  const isOn = maySeeServices(claims, settings);
  const own = isOn ? (await readViewer(shop, { market, claims }, { mode: 'excl', context: 'All' })).priceLists : [];
  const usable = new Map(lists.map((list) => [list.code, list]));
  // Services are priced in public lists; an agreed price comes first.
  const order = [...own, ...lists.filter(({ type }) => type === 'None').map(({ code }) => code)];
  const priceOf = ({ prices }: Pick<VasArticle, 'prices'>): ServicePrice | undefined => {
    const code = order.find((one) => prices.some(({ priceList }) => priceList === one));
    const list = usable.get(code ?? '');
    const price = prices.find(({ priceList, currency }) => priceList === code && currency === market.currency);
    const amount = price && fromDecimal(price.unitNet, market.currency, 'exact');
    return list && amount?.ok
      ? { unit: { amount: amount.value, isGross: false }, origin: { priceList: list.code, listType: list.type } }
      : undefined;
  };
  const known = articles.filter(priceOf);
  const all = isOn ? known : [];
  const of = (serviceIds: readonly string[]) => all.filter(({ serviceId }) => serviceIds.includes(serviceId));
  return {
    isOn,
    settings,
    isForced: forcesPreselected(claims, settings),
    known,
    all,
    find: (id) => byId.get(id),
    of,
    listsOf: (serviceIds) => serviceListsOf(of(serviceIds), settings),
    priceOf,
  };
}

/** The same for screens that work without services: a failure is only logged. */
export async function readServicesOrNone(shop: ServiceShop, visit: Asker): Promise<Services> {
  try {
    return await readServices(shop, visit);
  } catch (error) {
    if (isAway(error)) throw error;
    shop.log.error({ err: error }, 'services could not be read');
    return noServices;
  }
}

const noServices: Services = {
  isOn: false,
  settings: {},
  isForced: false,
  known: [],
  all: [],
  find: () => undefined,
  of: () => [],
  listsOf: () => [],
  priceOf: () => undefined,
};
