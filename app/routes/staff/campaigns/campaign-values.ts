import type { CampaignValues } from '#app/components/staff/campaigns/campaign-view.ts';
import type { Campaign } from '#modules/promotion/campaign.ts';
import { conditionKinds, fieldsOfBenefit, fieldsOfCondition } from '#modules/promotion/campaign-kinds.ts';
import type { FieldInput, Fields } from '#modules/promotion/situation.ts';
import { toDay } from './campaign-days.ts';

export const lists = ['products', 'categories', 'families', 'brands'] as const;

/** The form values of a campaign. */
export function toValues(campaign: Campaign): CampaignValues {
  const { name, description, marketIds, validFrom, validTo, code = '', codeGroup = '', maxUses, system } = campaign;
  const { priority, combines } = campaign;
  const words = (prefix: string, texts: Campaign['name']) =>
    Object.entries(texts).map(([language, text]) => [`${prefix}.${language}`, [text ?? '']]);
  return Object.fromEntries([
    ...words('name', name),
    ...words('description', description),
    ['marketIds', marketIds.map(String)],
    ['validFrom', validFrom === undefined ? [] : [toDay(validFrom, 'first')]],
    ['validTo', validTo === undefined ? [] : [toDay(validTo, 'last')]],
    ['code', [code]],
    ['codeGroup', [codeGroup]],
    ['maxUses', maxUses === undefined ? [] : [String(maxUses)]],
    ['system', [system]],
    ['priority', [String(priority)]],
    ['combines', combines ? ['on'] : []],
    ...ruleValues('benefit', campaign.benefit, fieldsOfBenefit(campaign.benefit.kind)),
    ...conditionKinds.flatMap((kind) => {
      const found = campaign.conditions.find((condition) => condition.kind === kind);
      return found ? ruleValues(`condition.${kind}`, found, fieldsOfCondition(kind)) : [];
    }),
  ]) as CampaignValues;
}

function ruleValues(prefix: string, rule: object, fields: Fields): [string, readonly string[]][] {
  const values = rule as Readonly<Record<string, unknown>>;
  return Object.entries(fields).flatMap(([name, input]) => fieldValues(`${prefix}.${name}`, input, values[name]));
}

type Held = {
  amounts: readonly { currency: string; amount: number }[];
  selection: Readonly<Record<(typeof lists)[number], readonly (string | number)[]>>;
};

function fieldValues(name: string, input: FieldInput, value: unknown): [string, readonly string[]][] {
  if (value === undefined) return [];
  switch (input) {
    case 'amounts':
      return (value as Held['amounts']).map(({ currency, amount }) => [`${name}.${currency}`, [String(amount)]]);
    case 'selection':
      return lists.map((list) => [`${name}.${list}`, [(value as Held['selection'])[list].join(', ')]]);
    case 'audiences':
      return [[name, value as readonly string[]]];
    case 'switch':
      return [[name, value ? ['on'] : []]];
    default:
      return [[name, typeof value === 'number' || typeof value === 'string' ? [`${value}`] : []]];
  }
}
