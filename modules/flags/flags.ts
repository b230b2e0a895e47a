import type { Environment } from '#core/environment.ts';

export const flagKeys = [
  'UseLaundryV2',
  'UseBestSellingColorVariant',
  'UseOtherPaymentMethodsB2C',
  'UseNorcePromotions',
  'UseResellerUniqueLogin',
  'UseSiAndHrInLanguageSwitcher',
  'UseDisplayNonSellableProducts',
  'UsePunchout',
  'UseKlevu',
  'UseRecommendations',
  'UseNewProductDetailsPage',
  'useNewMinicartB2B',
] as const;

export type FlagKey = (typeof flagKeys)[number];

/** A flag without a market is global. */
export type Flag = { key: FlagKey; enabled: boolean; marketId: number | undefined };

export function isFlagKey(key: string): key is FlagKey {
  return (flagKeys as readonly string[]).includes(key);
}

const forcedOffInProduction: readonly FlagKey[] = ['UseOtherPaymentMethodsB2C', 'UseNewProductDetailsPage'];

export const isForcedOff = (key: FlagKey, environment: Environment): boolean =>
  environment === 'production' && forcedOffInProduction.includes(key);

/** A market's own entry wins over the global one; no entry at all is off. */
export function isFlagOn(
  flags: readonly Flag[],
  key: FlagKey,
  marketId: number | undefined,
  environment: Environment,
): boolean {
  if (isForcedOff(key, environment)) return false;
  const own = flags.find((flag) => flag.key === key && flag.marketId === marketId);
  const global = flags.find((flag) => flag.key === key && flag.marketId === undefined);
  return (own ?? global)?.enabled ?? false;
}
