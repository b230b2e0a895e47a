import type { PriceMode } from '../pricing/price-mode.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { offersIn } from './answers/offers.ts';
import { lookAt } from './catalogue.ts';
import { readCatalogue } from './catalogue-snapshot.server.ts';
import type { BoughtFrom, Offers } from './offer.ts';
import { readViewer } from './read-viewer.server.ts';
import type { AssortmentContext } from './viewer.ts';

type OfferShop = Pick<Shop, 'db' | 'snapshots' | 'catalogueThread' | 'log' | 'env'>;
type Asker = Pick<Visit, 'market' | 'language' | 'claims' | 'now'>;

/**
 * Access: everybody, in their own assortment. For a price list of another company, or one that has ended, returns the
 * ordinary assortment's offer.
 */
export async function readOffers(
  shop: OfferShop,
  visit: Asker,
  bought: readonly BoughtFrom[],
  { mode }: { mode: PriceMode },
): Promise<Offers> {
  const catalogue = await readCatalogue(shop, visit.market.code);
  const typeOf = new Map(catalogue.engine.columns.prices.map(({ list }) => [list.code, list.type]));
  const contextOf = ({ priceList = '', context = 'All' }: BoughtFrom): AssortmentContext => {
    const type = typeOf.get(priceList);
    return type === 'External' || type === 'PreOrder' ? type : context;
  };
  const read = async (context: AssortmentContext) => {
    const viewer = await readViewer(shop, visit, { mode, context });
    return { viewer, offerOf: offersIn(catalogue, lookAt(catalogue, viewer, visit)) };
  };
  const ordinary = await read('All');
  const asked = new Map([['All' as AssortmentContext, ordinary]]);
  for (const context of new Set(bought.map(contextOf))) if (context !== 'All') asked.set(context, await read(context));
  return {
    get: (sku, from = {}) => {
      const special = asked.get(contextOf(from));
      const isTheirs = from.priceList === undefined || special?.viewer.priceLists.includes(from.priceList);
      return (special && isTheirs ? special : ordinary).offerOf(sku);
    },
    hidesPrices: ordinary.viewer.hidesPrices,
  };
}
