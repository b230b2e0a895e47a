import type { CampaignValues } from '#app/components/staff/campaigns/campaign-view.ts';
import { parseDate } from '#core/dates.ts';
import { normaliseMoneyText } from '#core/input.ts';
import { languages } from '#core/locale.ts';
import { currencyDecimals } from '#core/money.ts';
import { parsePartNumber } from '#core/sku.ts';
import {
  type BenefitKind,
  conditionKinds,
  fieldsOfBenefit,
  fieldsOfCondition,
} from '#modules/promotion/campaign-kinds.ts';
import type { FieldInput, Fields } from '#modules/promotion/situation.ts';
import { toInstant } from './campaign-days.ts';
import { lists } from './campaign-values.ts';

export const valuesOf = (form: FormData): CampaignValues =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => [name, form.getAll(name).filter((sent) => typeof sent === 'string')]),
  );

/** The form values as input for the campaign's schema. Unreadable values stay as typed, and the schema refuses them. */
export function toInput(values: CampaignValues, kind: BenefitKind) {
  const text = (name: string) => values[name]?.[0]?.trim() ?? '';
  const optional = (name: string) => (text(name) === '' ? undefined : text(name));
  const words = (prefix: string) =>
    Object.fromEntries(
      languages.map((language) => [language, optional(`${prefix}.${language}`)]).filter(([, typed]) => typed),
    );
  const day = (name: string, which: 'first' | 'last') => {
    const typed = optional(name);
    return typed !== undefined && parseDate(typed).ok ? toInstant(typed, which) : typed;
  };
  const rule = (prefix: string, fields: Fields) =>
    Object.fromEntries(
      Object.entries(fields)
        .map(([name, input]) => [name, readField(values, `${prefix}.${name}`, input)])
        .filter(([, value]) => value !== undefined),
    );
  return {
    name: words('name'),
    description: words('description'),
    marketIds: (values.marketIds ?? []).map(Number),
    validFrom: day('validFrom', 'first'),
    validTo: day('validTo', 'last'),
    code: optional('code'),
    codeGroup: optional('codeGroup'),
    maxUses: optional('maxUses') === undefined ? undefined : numberIn(text('maxUses')),
    system: text('system'),
    priority: optional('priority') === undefined ? undefined : numberIn(text('priority')),
    combines: text('combines') !== '',
    benefit: { kind, ...rule('benefit', fieldsOfBenefit(kind)) },
    conditions: conditionKinds
      .map((condition) => ({ kind: condition, ...rule(`condition.${condition}`, fieldsOfCondition(condition)) }))
      .filter((condition) => Object.keys(condition).length > 1),
  };
}

const numberIn = (typed: string): number => Number(normaliseMoneyText(typed));

/** Splits part numbers and codes at line breaks, blanks, commas and semicolons. */
const itemsIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter((item) => item !== '');

function partNumberIn(typed: string): string {
  const parsed = parsePartNumber(typed);
  return parsed.ok ? parsed.value : typed;
}

function readField(values: CampaignValues, name: string, input: FieldInput): unknown {
  const typed = values[name]?.[0]?.trim() ?? '';
  switch (input) {
    case 'amounts': {
      const amounts = Object.keys(currencyDecimals)
        .map((currency) => ({ currency, typed: values[`${name}.${currency}`]?.[0]?.trim() ?? '' }))
        .filter((one) => one.typed !== '')
        .map((one) => ({ currency: one.currency, amount: numberIn(one.typed) }));
      return amounts.length === 0 ? undefined : amounts;
    }
    case 'selection': {
      const [products = [], categories = [], families = [], brands = []] = lists.map((list) =>
        itemsIn(values[`${name}.${list}`]?.[0] ?? ''),
      );
      const isEmpty = [products, categories, families, brands].every((list) => list.length === 0);
      const selection = { products: products.map(partNumberIn), categories, families, brands: brands.map(Number) };
      return isEmpty ? undefined : selection;
    }
    case 'audiences':
      return values[name];
    case 'switch':
      return typed === '' ? undefined : true;
    case 'sku':
      return typed === '' ? undefined : partNumberIn(typed);
    default:
      return typed === '' ? undefined : numberIn(typed);
  }
}
