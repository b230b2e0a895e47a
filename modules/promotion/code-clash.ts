import type { Campaign } from './campaign.ts';

type CodePeriod = Pick<Campaign, 'code' | 'marketIds' | 'validFrom' | 'validTo'>;

/**
 * True if two campaigns have the same code in the same market at the same time, so that the code would be ambiguous.
 */
export function clashes(a: CodePeriod, b: CodePeriod): boolean {
  if (a.code === undefined || a.code !== b.code) return false;
  const isEverywhere = a.marketIds.length === 0 || b.marketIds.length === 0;
  const isInOneMarket = isEverywhere || a.marketIds.some((id) => b.marketIds.includes(id));
  return isInOneMarket && beginsBeforeEnd(a, b) && beginsBeforeEnd(b, a);
}

function beginsBeforeEnd({ validFrom }: CodePeriod, { validTo }: CodePeriod): boolean {
  return validFrom === undefined || validTo === undefined || new Date(validFrom) < new Date(validTo);
}
