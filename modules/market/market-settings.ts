/** A market's own switches: a key and on or off. */
export type MarketSetting = { key: string; value: boolean };

/** What the screens ask for by name. Other keys may be stored and read as well. */
export const keyMarketSettings = ['HidePrice', 'ActivateDiscountCode', 'ShowMarketPriceForAdminsAndInternals'] as const;

export function isMarketSettingOn(
  settings: readonly MarketSetting[],
  key: (typeof keyMarketSettings)[number],
): boolean {
  return settings.some((setting) => setting.key === key && setting.value);
}

/** One entry for each wanted key; a key that was never set is off. */
export function pickSettings(settings: readonly MarketSetting[], keys: readonly string[]): MarketSetting[] {
  return keys.map((key) => ({ key, value: settings.some((setting) => setting.key === key && setting.value) }));
}
