import { isB2B } from '../../auth/is-b2b.ts';
import { isOn, type Settings } from '../../company/company-settings.ts';
import { type PriceMode, priceModeOf } from '../../pricing/price-mode.ts';
import type { Visit } from '../../visit.ts';

/** A program has made no choice of its own: it is told prices as its buyer's market or company has them. */
export function callersMode(
  { market, claims }: Pick<Visit, 'market' | 'claims'>,
  { settings }: { readonly settings: Settings },
): PriceMode {
  const showPriceIncVat = isOn(settings, 'ShowPriceIncVat');
  return priceModeOf({ market, isB2B: isB2B(claims), showPriceIncVat, storedChoice: undefined }).mode;
}
