import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { languages } from '#core/locale.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { marketList } from '../market/markets.ts';
import type { Amounts } from './amounts.ts';
import { foldCode } from './basket-code.ts';
import { anyBenefit, typeOf } from './benefits/benefits.ts';
import { type Campaign, stateAt } from './campaign.ts';
import { campaignTypes } from './campaign-types.ts';
import { anyCondition } from './conditions/conditions.ts';

const campaignSystems = ['code', 'engine', 'both'] as const;

const nameField = textField({ max: 100 });
const descriptionField = textField({ max: 500, multiline: true });
const code = z
  .string()
  .overwrite(foldCode)
  .regex(/^[A-Z0-9][A-Z0-9_-]{1,39}$/, 'invalid');

/** A stored campaign. Markets may change after it was saved, so it is validated less strictly than input. */
export const storedCampaign = z.strictObject({
  name: z.partialRecord(z.enum(languages), nameField).meta({ description: 'By language; English is the fallback.' }),
  description: z.partialRecord(z.enum(languages), descriptionField).default({}),
  marketIds: z
    .array(
      z
        .number()
        .int()
        .refine((id) => findMarketBySiteId(id) !== undefined, 'invalid'),
    )
    .max(100)
    .default([])
    .meta({ description: 'Empty means all markets.' }),
  validFrom: z.iso.datetime().optional(),
  validTo: z.iso.datetime().optional().meta({ description: 'End of the campaign, exclusive.' }),
  code: code.optional(),
  codeGroup: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{1,39}$/, 'invalid')
    .optional()
    .meta({ description: 'Each person gets a single-use code of this group by mail; there is no shared code.' }),
  maxUses: z
    .number()
    .int()
    .min(1)
    .max(1_000_000_000)
    .optional()
    .meta({ description: 'Maximum number of orders; then the campaign ends.' }),
  system: z.enum(campaignSystems).meta({ description: 'The promotion systems that it belongs to.' }),
  priority: z.number().int().min(-100).max(100).default(0).meta({ description: 'A higher number takes precedence.' }),
  combines: z.boolean().default(false).meta({ description: 'Whether it can be combined with others.' }),
  conditions: z.array(anyCondition).max(10).default([]).meta({ description: 'All conditions must hold.' }),
  benefit: anyBenefit,
});

/** A campaign as staff enter it. */
export const campaignInput = storedCampaign.superRefine((campaign, context) => {
  const complain = (path: (string | number)[], message: string, params: Record<string, unknown> = {}) =>
    context.addIssue({ code: 'custom', path, message, params });
  if (Object.values(campaign.name).every((text) => text === undefined)) complain(['name'], 'required');
  const hasCodes = campaign.code !== undefined || campaign.codeGroup !== undefined;
  if (!hasCodes && campaign.system !== 'engine') complain(['code'], 'required');
  if (campaign.code !== undefined && campaign.codeGroup !== undefined) complain(['codeGroup'], 'invalid');
  if (campaign.validFrom && campaign.validTo && new Date(campaign.validTo) <= new Date(campaign.validFrom))
    complain(['validTo'], 'too-small', { minimum: campaign.validFrom });
  for (const [path, list] of amountsIn(campaign))
    for (const wanted of currenciesOf(campaign.marketIds))
      if (!list.some(({ currency }) => currency === wanted)) complain([...path, wanted], 'required');
});

export type CampaignInput = z.output<typeof campaignInput>;

function amountsIn({ benefit, conditions }: z.output<typeof storedCampaign>): [(string | number)[], Amounts][] {
  const ofBenefit: [(string | number)[], Amounts][] =
    'amounts' in benefit ? [[['benefit', 'amounts'], benefit.amounts]] : [];
  const ofConditions = conditions.flatMap((one, index): [(string | number)[], Amounts][] =>
    'amounts' in one ? [[['conditions', index, 'amounts'], one.amounts]] : [],
  );
  return [...ofBenefit, ...ofConditions];
}

/** Amounts must be given in the currency of each of the campaign's markets. */
function currenciesOf(marketIds: readonly number[]): string[] {
  const chosen = marketList.filter(({ marketId }) => marketIds.length === 0 || marketIds.includes(marketId));
  return [...new Set(chosen.map(({ currency }) => currency))].sort();
}

export const campaignView = z
  .object({
    ...storedCampaign.shape,
    id: z.uuid(),
    type: z.number().int().meta({
      description: 'DiscountBasket 1, SelectProducts 2, DiscountProducts 4, AddProducts 5, DiscountFreight 6.',
    }),
    isActive: z.boolean(),
    uses: z.number().int().meta({ description: 'Number of orders that used it, counted if there is a limit.' }),
    state: z.enum(['planned', 'running', 'over', 'paused']),
    createdAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'Campaign' });

export function toCampaignView(campaign: Campaign, now: Date): z.output<typeof campaignView> {
  return {
    ...campaign,
    type: campaignTypes[typeOf(campaign.benefit)],
    state: stateAt(campaign, now),
    createdAt: campaign.createdAt.toISOString(),
    changedAt: campaign.changedAt.toISOString(),
  };
}
