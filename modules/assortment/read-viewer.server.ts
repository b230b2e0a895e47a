import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import { isB2B } from '../auth/is-b2b.ts';
import { includeMarketPrice } from '../auth/permissions.ts';
import { hasAgreedCategories } from '../catalogue/agreed-categories.ts';
import { catalogueTopic } from '../catalogue/catalogue-topics.ts';
import { listPriceLists } from '../catalogue/product-pages-store.server.ts';
import type { StoredPriceList } from '../catalogue/stored-reference.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { isEnabled } from '../flags/read-flags.server.ts';
import type { MarketCode } from '../market/market.ts';
import { isMarketSettingOn } from '../market/market-settings.ts';
import { readMarketSettings } from '../market/read-market-settings.server.ts';
import { basisOf } from '../pricing/price-basis.ts';
import type { PriceMode } from '../pricing/price-mode.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { AssortmentContext, Viewer } from './viewer.ts';
import { seesAgreedOnly, visiblePriceLists } from './visible-price-lists.ts';

type MarketLists = {
  readonly lists: readonly StoredPriceList[];
  /** The assortments of visitors without a company, which most requests use. */
  readonly open: Readonly<Record<AssortmentContext, readonly (readonly string[])[]>>;
};

export const priceListsOfMarket: Snapshot<MarketCode, MarketLists> = {
  topic: catalogueTopic,
  name: 'price-lists',
  build: async (db, market) => {
    const lists = await listPriceLists(db, market);
    const openIn = (context: AssortmentContext) => visiblePriceLists(lists, undefined, undefined, context);
    return {
      lists,
      open: {
        All: openIn('All'),
        Public: openIn('Public'),
        Agreement: openIn('Agreement'),
        External: openIn('External'),
        PreOrder: openIn('PreOrder'),
      },
    };
  },
};

type Looker = Pick<Visit, 'market' | 'claims'>;
type ViewerShop = Pick<Shop, 'db' | 'snapshots' | 'log' | 'env'>;

/** Access: everybody. The agreement comes only from the company in the claims. */
export async function readViewer(
  shop: ViewerShop,
  { market, claims }: Looker,
  { mode, context }: { mode: PriceMode; context: AssortmentContext },
): Promise<Viewer> {
  const isBusiness = isB2B(claims);
  const companyId = isBusiness ? claims?.company_id : undefined;
  const agreement = await readCompanyTerms(shop, companyId);
  const { settings } = agreement;
  const marketSettings = await readMarketSettings(shop, market.marketId);
  const { lists: inMarket, open } = await shop.snapshots.read(priceListsOfMarket, market.code);
  const priceTiers = isBusiness ? visiblePriceLists(inMarket, claims, agreement, context) : open[context];
  const companyTypes = inMarket.filter(({ code }) => agreement.priceLists.includes(code)).map(({ type }) => type);
  const showsMarketPrice = includeMarketPrice(
    claims,
    isOn(settings, 'ShowMarketPriceForAdminsAndInternals') ||
      isMarketSettingOn(marketSettings, 'ShowMarketPriceForAdminsAndInternals'),
  );
  return {
    priceLists: priceTiers.flat(),
    priceTiers,
    marketPriceList: showsMarketPrice ? inMarket.find(({ type }) => type === 'None')?.code : undefined,
    isBusiness,
    isSignedIn: claims !== undefined,
    hasAgreement: hasAgreedCategories(claims !== undefined, companyTypes),
    showsPublic: !seesAgreedOnly(claims, settings),
    apart: (['PreOrder', 'External'] as const).filter((type) => companyTypes.includes(type)),
    hidesPrices: isOn(settings, 'HidePrice') || isMarketSettingOn(marketSettings, 'HidePrice'),
    mode,
    basis: basisOf({ market, claims }),
    showsNonSellable: await isEnabled(shop, { market }, 'UseDisplayNonSellableProducts'),
    splitsByBestSelling: await isEnabled(shop, { market }, 'UseBestSellingColorVariant'),
  };
}
