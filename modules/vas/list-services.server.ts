import { toDecimal } from '#core/money.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import type { InkCode } from '../proof/inks.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { selectedVasOf } from './selected-vas.ts';
import { type ServiceList, serviceListsOf } from './service-lists.ts';
import { nameOf, positionName } from './service-words.ts';
import { readServices, type Services } from './services.server.ts';
import { inksOf, type VasArticle } from './vas-article.ts';

export type FullService = ServiceList &
  Pick<VasArticle, 'serviceId' | 'multiPackQuantity' | 'parameters' | 'maxLines' | 'maxCharacters'> & {
    readonly name: string;
    readonly type: VasArticle['service'];
    /** Colours to choose from; `presetInk` is used unless another is chosen, and what is seen best without one. */
    readonly inks: readonly InkCode[];
    readonly presetInk: InkCode | null;
    readonly positions: readonly { readonly code: string; readonly name: string }[];
    readonly salesPrice: number | null;
    readonly salesPriceIncVat: number | null;
  };

/** Access: everybody; only people of companies that use services get any. An unknown sku has none. */
export async function listServicesOf(shop: Shop, visit: Visit, skus: readonly string[]) {
  const services = await readServices(shop, visit);
  if (!services.isOn) return skus.map((sku) => ({ sku, serviceLists: [] }));
  const offers = await readOffers(shop, visit, [], { mode: 'excl' });
  return skus.map((sku) => ({ sku, serviceLists: services.listsOf(offers.get(sku).services) }));
}

/** Access: as above. All services of one sku, with names, prices and rules. */
export async function describeServicesOf(shop: Shop, visit: Visit, sku: string): Promise<FullService[]> {
  const services = await readServices(shop, visit);
  if (!services.isOn) return [];
  const offers = await readOffers(shop, visit, [], { mode: 'excl' });
  const articles = services.of(offers.get(sku).services);
  return describe(visit, services, articles, offers.hidesPrices);
}

/** Access: as above. Lists by number; unknown ones are left out. Without numbers all of the company. */
export async function describeServices(shop: Shop, visit: Visit, ids?: readonly number[]): Promise<FullService[]> {
  const services = await readServices(shop, visit);
  if (!services.isOn) return [];
  const offers = await readOffers(shop, visit, [], { mode: 'excl' });
  const articles = services.all.filter(({ serviceArticleId }) => ids?.includes(serviceArticleId) ?? true);
  return describe(visit, services, articles, offers.hidesPrices);
}

/** Access: everybody. All services of the market, at public prices or those of the visitor's company. */
export async function describeKnownServices(shop: Shop, visit: Visit): Promise<FullService[]> {
  const services = await readServices(shop, visit);
  const { hidesPrices } = await readOffers(shop, visit, [], { mode: 'excl' });
  return describe(visit, services, services.known, hidesPrices);
}

function describe(
  visit: Visit,
  services: Services,
  articles: readonly VasArticle[],
  hidesPrices: boolean,
): FullService[] {
  const lists = serviceListsOf(articles, services.settings);
  return articles.flatMap((article, at): FullService[] => {
    const list = lists[at];
    if (!list) return [];
    const unit = hidesPrices ? undefined : services.priceOf(article)?.unit;
    const { salesPrice, salesPriceIncVat } = selectedVasOf(article, {
      unit,
      pieces: 1,
      lines: [],
      vatBasisPoints: visit.market.vatBasisPoints,
    });
    return [
      {
        ...list,
        serviceId: article.serviceId,
        name: nameOf(article, visit),
        type: article.service,
        multiPackQuantity: article.multiPackQuantity,
        positions: article.positions.map(({ code }) => ({ code, name: positionName(article, code, visit) ?? code })),
        inks: inksOf(article),
        presetInk: article.inks?.[0] ?? null,
        parameters: article.parameters,
        maxLines: article.maxLines,
        maxCharacters: article.maxCharacters,
        salesPrice: salesPrice ? toDecimal(salesPrice) : null,
        salesPriceIncVat: salesPriceIncVat ? toDecimal(salesPriceIncVat) : null,
      },
    ];
  });
}
