/** A switch of a market: key, and on or off. */
export type MarketSetting = { key: string; value: boolean };

/** Settings that screens use. Other keys can be stored and read too. */
export const keyMarketSettings = ['HidePrice', 'ActivateDiscountCode', 'ShowMarketPriceForAdminsAndInternals'] as const;

export function isMarketSettingOn(
  settings: readonly MarketSetting[],
  key: (typeof keyMarketSettings)[number],
): boolean {
  return settings.some((setting) => setting.key === key && setting.value);
}

/** One entry per requested key; a key that was never set is off. */
export function pickSettings(settings: readonly MarketSetting[], keys: readonly string[]): MarketSetting[] {
  return keys.map((key) => ({ key, value: settings.some((setting) => setting.key === key && setting.value) }));
}
