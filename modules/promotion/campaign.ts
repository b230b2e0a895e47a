import type { Language } from '#core/locale.ts';
import type { CampaignInput } from './campaign-schema.ts';
import type { PromotionSystem } from './promotion-system.ts';

export type Campaign = CampaignInput & {
  readonly id: string;
  readonly isActive: boolean;
  /** Counted only for campaigns with a limit. */
  readonly uses: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
};

export type CampaignState = 'planned' | 'running' | 'over' | 'paused';

type CampaignPeriod = Pick<Campaign, 'isActive' | 'validFrom' | 'validTo' | 'maxUses' | 'uses'>;

/**
 * `validFrom` is inclusive, `validTo` exclusive. An ended or exhausted campaign has that state even if it is paused.
 */
export function stateAt({ isActive, validFrom, validTo, maxUses, uses }: CampaignPeriod, now: Date): CampaignState {
  if (maxUses !== undefined && uses >= maxUses) return 'over';
  if (validTo !== undefined && new Date(validTo) <= now) return 'over';
  if (!isActive) return 'paused';
  return validFrom !== undefined && now < new Date(validFrom) ? 'planned' : 'running';
}

type Words = { readonly [L in Language]?: string | undefined };

/** In the visitor's language, else in English, else in any language. */
export function wordIn(words: Words, language: Language): string {
  return words[language] ?? words.en ?? Object.values(words).find((text) => text !== undefined) ?? '';
}

export const holdsIn = ({ marketIds }: Pick<Campaign, 'marketIds'>, marketId: number): boolean =>
  marketIds.length === 0 || marketIds.includes(marketId);

export const takesPart = (campaign: Pick<Campaign, 'system'>, system: PromotionSystem): boolean =>
  campaign.system === 'both' || campaign.system === system;
