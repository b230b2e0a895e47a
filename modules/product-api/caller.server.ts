import { contextInIdMode, type IdMode } from '../assortment/listing-modes.ts';
import { readViewer } from '../assortment/read-viewer.server.ts';
import type { AssortmentContext, Viewer } from '../assortment/viewer.ts';
import { isB2B } from '../auth/is-b2b.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { type PriceMode, priceModeOf } from '../pricing/price-mode.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

type CallerQuery = {
  context: AssortmentContext;
  idMode?: IdMode | undefined;
  includeMarketPrice?: boolean | undefined;
};

export const everything: CallerQuery = { context: 'All' };

/** The caller's viewer. The market price is included if the caller requests it and may see it. */
export async function readCaller(
  shop: Shop,
  visit: Visit,
  { context, idMode = 'Default', includeMarketPrice = false }: CallerQuery,
): Promise<Viewer> {
  const asked = { mode: await modeOf(shop, visit), context: contextInIdMode(idMode, context) };
  const viewer = await readViewer(shop, visit, asked);
  return includeMarketPrice ? viewer : { ...viewer, marketPriceList: undefined };
}

async function modeOf(shop: Shop, { market, claims }: Visit): Promise<PriceMode> {
  const isBusiness = isB2B(claims);
  const { settings } = await readCompanyTerms(shop, isBusiness ? claims?.company_id : undefined);
  const showPriceIncVat = isOn(settings, 'ShowPriceIncVat');
  return priceModeOf({ market, isB2B: isBusiness, showPriceIncVat, storedChoice: undefined }).mode;
}
