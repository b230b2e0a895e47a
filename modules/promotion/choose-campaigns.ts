import type { PromotionEffect } from '../pricing/priced-cart.ts';
import type { Campaign } from './campaign.ts';

export type Candidate = {
  readonly campaign: Pick<Campaign, 'id' | 'priority' | 'combines'>;
  readonly effect: PromotionEffect;
};

/** Savings of effects in minor units. Called only if there is a choice. */
export type Worth = (effects: readonly PromotionEffect[]) => number;

/**
 * Combinable campaigns apply together; others apply alone. Within the highest priority, the option that saves the buyer
 * most is chosen: one campaign alone, or all combinable ones. Ties are broken by id, never by input order.
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
