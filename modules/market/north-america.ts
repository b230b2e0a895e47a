import type { MarketCode } from './market.ts';

export function isNorthAmerica(code: MarketCode): boolean {
  return code === 'us' || code === 'ca';
}
