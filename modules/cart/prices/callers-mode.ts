import { isB2B } from '../../auth/is-b2b.ts';
import { isOn, type Settings } from '../../company/company-settings.ts';
import { type PriceMode, priceModeOf } from '../../pricing/price-mode.ts';
import type { Visit } from '../../visit.ts';

/** An API caller has no price display setting of its own, so the setting of the buyer's market or company applies. */
export function callersMode(
  { market, claims }: Pick<Visit, 'market' | 'claims'>,
  { settings }: { readonly settings: Settings },
): PriceMode {
  const showPriceIncVat = isOn(settings, 'ShowPriceIncVat');
  return priceModeOf({ market, isB2B: isB2B(claims), showPriceIncVat, storedChoice: undefined }).mode;
}
