import type { Claims } from '../auth/claims.ts';
import { isB2B } from '../auth/is-b2b.ts';
import { isOn, type Settings } from '../company/company-settings.ts';
import { isMarketSettingOn, type MarketSetting } from '../market/market-settings.ts';

type CodeSettings = {
  claims: Pick<Claims, 'storm_role'> | undefined;
  companySettings: Settings;
  marketSettings: readonly MarketSetting[];
};

/** Companies follow their own setting, other visitors follow the market's setting. */
export function mayEnterCode({ claims, companySettings, marketSettings }: CodeSettings): boolean {
  return isB2B(claims)
    ? isOn(companySettings, 'ActivateDiscountCode')
    : isMarketSettingOn(marketSettings, 'ActivateDiscountCode');
}
