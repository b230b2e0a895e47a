import type * as z from 'zod';
import type { CampaignProblems } from '#app/components/staff/campaigns/campaign-view.ts';
import { describeIssue } from '#core/fields.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { toDay } from './campaign-days.ts';
import type { toInput } from './read-campaign-form.ts';

type TextContext = { shop: Pick<Shop, 'texts'>; visit: Pick<Visit, 'language' | 'market'> };

/** The first problem of each field, in the visitor's language. */
export function problemsOf(
  { shop, visit }: TextContext,
  issues: readonly z.core.$ZodIssue[],
  input: ReturnType<typeof toInput>,
): CampaignProblems {
  const say = (domain: string, key: string, facts: Record<string, unknown> = {}) =>
    shop.texts.say(visit.language, domain, key, facts);
  return Object.fromEntries(
    issues.toReversed().map((issue) => {
      const name = fieldOf(issue.path.map(String), input, visit);
      const { code, facts } = plain(describeIssue(issue), name);
      const last = name.split('.').at(-1) ?? '';
      const field = say('staff', `campaigns.field.${labelOf(name)}`) ?? last;
      return [name, say('validation', code, { field, ...facts }) ?? code];
    }),
  );
}

/** Replaces problems about data types by texts for people who fill in a form. */
function plain({ code, facts }: ReturnType<typeof describeIssue>, name: string): ReturnType<typeof describeIssue> {
  if (code === 'wrong-type') return { code: 'invalid', facts };
  if (name === 'validTo' && 'minimum' in facts)
    return { code, facts: { minimum: toDay(String(facts.minimum), 'first') } };
  return { code, facts };
}

const labelOf = (name: string) => name.split('.').findLast((part) => !/^([a-z]{2}|[A-Z]{3})$/.test(part)) ?? name;

/** The name of the form field for a path in the campaign's schema. */
function fieldOf(
  path: readonly string[],
  input: ReturnType<typeof toInput>,
  { language, market }: TextContext['visit'],
): string {
  const [first = '', second = '', ...rest] = path;
  if (first === 'name' || first === 'description') return `${first}.${second || language}`;
  if (first === 'conditions') {
    const condition = input.conditions[Number(second)];
    return fieldOfRule(`condition.${condition?.kind}`, rest, condition ?? {}, market.currency);
  }
  if (first === 'benefit') return fieldOfRule('benefit', path.slice(1), input.benefit, market.currency);
  return first;
}

function fieldOfRule(prefix: string, [name = '', key]: readonly string[], rule: object, currency: string): string {
  if (name === 'amounts') {
    const amounts = 'amounts' in rule && Array.isArray(rule.amounts) ? (rule.amounts as { currency: string }[]) : [];
    return `${prefix}.amounts.${key === undefined ? currency : (amounts[Number(key)]?.currency ?? key)}`;
  }
  return name === 'selection' && key !== undefined ? `${prefix}.selection.${key}` : `${prefix}.${name}`;
}
