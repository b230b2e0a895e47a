import { isB2B } from '#modules/auth/is-b2b.ts';
import { isOn } from '#modules/company/company-settings.ts';
import { readCompanyTerms } from '#modules/company/company-terms.server.ts';
import { isMarketSettingOn } from '#modules/market/market-settings.ts';
import { readMarketSettings } from '#modules/market/read-market-settings.server.ts';
import { priceModeOf, viewKeyOf } from '#modules/pricing/price-mode.ts';
import { readViewIn } from '#modules/pricing/view-cookie.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { cookieOf } from './request-cookie.ts';

export type PriceView = Awaited<ReturnType<typeof readPriceView>>;

/** How this visitor sees prices: with or without VAT, or not at all; and whether to ask them. */
export async function readPriceView(shop: Shop, visit: Visit, request: Request) {
  const { market, claims } = visit;
  const { settings } = await readCompanyTerms(shop, claims?.company_id);
  const marketSettings = await readMarketSettings(shop, market.marketId);
  const hidesHere = isMarketSettingOn(marketSettings, 'HidePrice');
  const key = viewKeyOf(claims);
  const { storedChoice, hidePrice } = readViewIn((name) => cookieOf(request, name), key);
  const buyer = { market, isB2B: isB2B(claims), showPriceIncVat: isOn(settings, 'ShowPriceIncVat'), storedChoice };
  const { mode, askDialog } = priceModeOf(buyer);
  return {
    key,
    mode,
    asks: askDialog,
    /** Only where a stored choice is what decides. */
    mayChoose: askDialog || (!buyer.isB2B && priceModeOf({ ...buyer, storedChoice: undefined }).askDialog),
    hidePrice,
    isHidden: hidePrice || isOn(settings, 'HidePrice') || hidesHere,
  };
}
