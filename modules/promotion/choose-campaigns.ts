import type { PromotionEffect } from '../pricing/priced-cart.ts';
import type { Campaign } from './campaign.ts';

export type Candidate = {
  readonly campaign: Pick<Campaign, 'id' | 'priority' | 'combines'>;
  readonly effect: PromotionEffect;
};

/** How much effects save the buyer, in minor units. Asked only where there is a choice. */
export type Worth = (effects: readonly PromotionEffect[]) => number;

/**
 * Those that combine count together; one that does not counts alone. Of the highest priority present, whatever saves
 * the buyer more wins: one alone, or all that combine. Equal ones are told apart by their ids, never by their order.
 */
export function chooseCampaigns(candidates: readonly Candidate[], worth: Worth): Candidate[] {
  const ranked = candidates.toSorted(
    (a, b) => b.campaign.priority - a.campaign.priority || (a.campaign.id < b.campaign.id ? -1 : 1),
  );
  const top = ranked.filter(({ campaign }) => campaign.priority === ranked[0]?.campaign.priority);
  const together = ranked.filter(({ campaign }) => campaign.combines);
  const alone = top.filter(({ campaign }) => !campaign.combines).map((candidate) => [candidate]);
  const choices = top.some(({ campaign }) => campaign.combines) ? [together, ...alone] : alone;
  if (choices.length < 2) return choices[0] ?? [];
  const valued = choices.map((choice) => ({ choice, saves: worth(choice.map(({ effect }) => effect)) }));
  return valued.reduce((best, next) => (next.saves > best.saves ? next : best)).choice;
}
