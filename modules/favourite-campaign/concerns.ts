import type { Audience } from '../promotion/audience.ts';
import { type Campaign, holdsIn, stateAt, takesPart } from '../promotion/campaign.ts';
import type { PromotionSystem } from '../promotion/promotion-system.ts';
import { type SelectableRow, type Selection, selects } from '../promotion/selection.ts';

/** The goods that a campaign names. Undefined for a benefit for the whole cart. */
function namedGoods({ benefit }: Pick<Campaign, 'benefit'>): Selection | undefined {
  if (!('selection' in benefit)) return undefined;
  const { products, categories, families, brands } = benefit.selection;
  const isNamed = [products, categories, families, brands].some((list) => list.length > 0);
  return isNamed ? benefit.selection : undefined;
}

/** Running, available to everybody (with or without a code), and about certain goods. */
export const isNewsOfFavourites = (campaign: Campaign, now: Date): boolean =>
  stateAt(campaign, now) === 'running' && campaign.codeGroup === undefined && namedGoods(campaign) !== undefined;

type Buyer = { readonly marketId: number; readonly audience: Audience; readonly system: PromotionSystem };

/** Whether the buyer can use the campaign. Without a code it applies only where the engine does. */
export function isFor(campaign: Campaign, { marketId, audience, system }: Buyer): boolean {
  const { conditions, code } = campaign;
  const isTheirs = conditions.every((one) => one.kind !== 'audience' || one.audiences.includes(audience));
  return (
    isTheirs &&
    holdsIn(campaign, marketId) &&
    takesPart(campaign, system) &&
    (code !== undefined || system === 'engine')
  );
}

/** The goods of the buyer that the campaign names. */
export function concerned<Row extends SelectableRow>(campaign: Pick<Campaign, 'benefit'>, rows: readonly Row[]): Row[] {
  const named = namedGoods(campaign);
  return named ? rows.filter((row) => selects(named, row)) : [];
}
