import type { Language } from '#core/locale.ts';
import type { PromotionEffect } from '../pricing/priced-cart.ts';
import { type BasketCode, foldCode } from './basket-code.ts';
import { effectOf } from './benefits/benefits.ts';
import { type Campaign, holdsIn, stateAt, takesPart, wordIn } from './campaign.ts';
import { type Candidate, chooseCampaigns, type Worth } from './choose-campaigns.ts';
import { holds } from './conditions/conditions.ts';
import type { PromotionBasket } from './promotion-basket.ts';
import type { PromotionSystem } from './promotion-system.ts';
import type { PricedRow, Situation } from './situation.ts';

export type Occasion = Pick<Situation, 'audience'> & {
  readonly market: Situation['market'] & { readonly marketId: number };
  readonly system: PromotionSystem;
  readonly language: Language;
  readonly now: Date;
};

/** The status of a code for a basket, without its message. */
export type FoundCode = Omit<BasketCode, 'message' | 'isValid'> & {
  readonly isOver: boolean;
  /** The code qualifies, but a better campaign or one of higher priority applies instead. */
  readonly isOutdone: boolean;
};

type EffectResult = { readonly effects: readonly PromotionEffect[]; readonly codes: readonly FoundCode[] };

/** Calculates the effects of campaigns on a basket. The order of rows and campaigns does not matter. */
export function findEffects(
  campaigns: readonly Campaign[],
  { rows, codes, freight, heldUses = [] }: PromotionBasket,
  occasion: Occasion,
  worth: Worth,
): EffectResult {
  const { market, audience, system, language, now } = occasion;
  const priced = rows.filter((row): row is PricedRow => row.unit !== undefined && row.quantity > 0);
  const situation: Situation = { rows: priced, freight, audience, market };
  const typed = new Set(codes.map(foldCode));
  const here = campaigns
    .filter((campaign) => takesPart(campaign, system) && holdsIn(campaign, market.marketId))
    // A campaign of personal codes has no effect without one of them.
    .filter(({ codeGroup }) => codeGroup === undefined)
    .map((campaign) => (heldUses.includes(campaign.id) ? { ...campaign, uses: campaign.uses - 1 } : campaign));
  const candidates = here
    .filter((campaign) => stateAt(campaign, now) === 'running')
    .filter(({ code }) => (code === undefined ? system === 'engine' : typed.has(code)))
    .filter(({ conditions }) => conditions.every((condition) => holds(condition, situation)))
    .flatMap((campaign): Candidate[] => {
      const bare = effectOf(campaign.benefit, situation);
      return bare ? [{ campaign, effect: { ...bare, ...sourceOf(campaign, language) } }] : [];
    });
  const chosen = chooseCampaigns(candidates, worth);

  return {
    effects: chosen.map(({ effect }) => effect),
    codes: codes.map((code) => {
      const own = here
        .filter((campaign) => campaign.code === foldCode(code))
        .toSorted((a, b) => rankOf(a, now) - rankOf(b, now))[0];
      const state = own && stateAt(own, now);
      const isKnown = state === 'running' || state === 'over';
      const isMet = candidates.some(({ campaign }) => campaign.id === own?.id);
      return {
        code: foldCode(code),
        status: state !== 'running' ? 'Error' : isMet ? 'CodeAdded' : 'RequirementsNotMet',
        name: own && isKnown ? wordIn(own.name, language) : '',
        description: own && isKnown ? wordIn(own.description, language) : '',
        isOver: state === 'over',
        isOutdone: isMet && !chosen.some(({ campaign }) => campaign.id === own?.id),
      };
    }),
  };
}

/**
 * If several campaigns have the code, the active one counts, then an ended one, which gets a message. A planned one is
 * never revealed.
 */
const rankOf = (campaign: Campaign, now: Date) =>
  ({ running: 0, over: 1, planned: 2, paused: 3 })[stateAt(campaign, now)];

function sourceOf({ id, name, description, code }: Campaign, language: Language) {
  return { promotionId: id, name: wordIn(name, language), description: wordIn(description, language), code };
}
