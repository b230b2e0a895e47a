import { markets } from '#modules/market/markets.ts';
import type { Campaign } from '#modules/promotion/campaign.ts';
import { storedCampaign } from '#modules/promotion/campaign-schema.ts';
import type { PromotionRow } from '#modules/promotion/promotion-basket.ts';
import type { PricedRow, Situation } from '#modules/promotion/situation.ts';

type Facts = Partial<Omit<Campaign, 'createdAt' | 'changedAt' | 'benefit' | 'conditions'>> & {
  benefit: unknown;
  conditions?: unknown;
};

/** By default it runs in all markets, for everybody, and applies without a code. */
export function aCampaign({ id = 'c1', isActive = true, ...facts }: Facts): Campaign {
  const at = new Date('2026-11-01T00:00:00Z');
  const definition = { name: { en: `Campaign ${id}` }, system: 'engine', ...facts };
  return { ...storedCampaign.parse(definition), id, isActive, uses: 0, createdAt: at, changedAt: at };
}

/** A cart row, by default at 100 kronor with tax a piece. */
export function aRow({ kronor = 100, ...facts }: Partial<PromotionRow> & { kronor?: number } = {}): PricedRow {
  const rowNumber = facts.rowNumber ?? 100;
  return {
    rowId: `row-${rowNumber}`,
    rowNumber,
    sku: '120112340104C50',
    quantity: 1,
    unit: { amount: { amount: Math.round(kronor * 100), currency: 'SEK' }, isGross: true },
    categories: ['Workwear', 'Trousers'],
    family: 'core',
    manufacturerId: 1,
    priceList: 'PUBLIC-se',
    isCampaignPrice: false,
    ...facts,
  } as PricedRow;
}

/** An anonymous visitor in Sweden with these rows. */
export function aSituation(rows: readonly PricedRow[], facts: Partial<Situation> = {}): Situation {
  return { rows, freight: undefined, audience: 'anonymous', market: markets.se, ...facts };
}
