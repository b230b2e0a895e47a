import type { Environment } from '#core/environment.ts';
import type { MarketCode } from './market.ts';

const checkoutMarkets: ReadonlySet<MarketCode> = new Set([
  'us',
  'ca',
  'nl',
  'ie',
  'at',
  'be',
  'uk',
  'ch',
  'de',
  'fi',
  'lv',
  'no',
  'it',
  'fr',
  'dk',
  'cz',
  'ee',
  'pl',
  'es',
  'se',
]);

/** In local development, all markets allow checkout; uat and staging behave like production. */
export function isCheckoutActive(code: MarketCode, environment: Environment): boolean {
  return environment === 'local' || environment === 'development' || checkoutMarkets.has(code);
}
