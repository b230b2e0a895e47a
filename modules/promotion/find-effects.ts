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

/** How a code stands with a basket, before it is put into words. */
export type FoundCode = Omit<BasketCode, 'message' | 'isValid'> & {
  readonly isOver: boolean;
  /** It fits, but something better, or of higher priority, takes its place. */
  readonly isOutdone: boolean;
};

type Found = { readonly effects: readonly PromotionEffect[]; readonly codes: readonly FoundCode[] };

/** What the campaigns do to a basket. The order of rows and of campaigns changes nothing. */
export function findEffects(
  campaigns: readonly Campaign[],
  { rows, codes, freight }: PromotionBasket,
  occasion: Occasion,
  worth: Worth,
): Found {
  const { market, audience, system, language, now } = occasion;
  const priced = rows.filter((row): row is PricedRow => row.unit !== undefined && row.quantity > 0);
  const situation: Situation = { rows: priced, freight, audience, market };
  const typed = new Set(codes.map(foldCode));
  const here = campaigns.filter((campaign) => takesPart(campaign, system) && holdsIn(campaign, market.marketId));
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

/** Of several with one code, the one that runs counts; an old one is worth a word, a planned one stays a secret. */
const rankOf = (campaign: Campaign, now: Date) =>
  ({ running: 0, over: 1, planned: 2, paused: 3 })[stateAt(campaign, now)];

function sourceOf({ id, name, description, code }: Campaign, language: Language) {
  return { promotionId: id, name: wordIn(name, language), description: wordIn(description, language), code };
}
