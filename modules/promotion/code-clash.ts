import type { Campaign } from './campaign.ts';

type Coded = Pick<Campaign, 'code' | 'marketIds' | 'validFrom' | 'validTo'>;

/** Two campaigns have one code in one market at one time: nobody could tell which of them a buyer means. */
export function clashes(a: Coded, b: Coded): boolean {
  if (a.code === undefined || a.code !== b.code) return false;
  const isEverywhere = a.marketIds.length === 0 || b.marketIds.length === 0;
  const isInOneMarket = isEverywhere || a.marketIds.some((id) => b.marketIds.includes(id));
  return isInOneMarket && beginsBeforeEnd(a, b) && beginsBeforeEnd(b, a);
}

function beginsBeforeEnd({ validFrom }: Coded, { validTo }: Coded): boolean {
  return validFrom === undefined || validTo === undefined || new Date(validFrom) < new Date(validTo);
}
