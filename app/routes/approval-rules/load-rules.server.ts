import type {
  Choice,
  ConditionLine,
  RuleItem,
  RulePageView,
  TypedRule,
} from '#app/components/approval-rules/rule-view.ts';
import { notFound } from '#app/not-found.ts';
import type { ApprovalCondition } from '#modules/approval-rules/approval-kinds.ts';
import type { ApprovalRule } from '#modules/approval-rules/approval-rule.ts';
import { listApproverNames } from '#modules/approval-rules/list-approvers.server.ts';
import { readRule, readRuleChoices, readRules } from '#modules/approval-rules/read-rules.server.ts';
import { readCategoryNames, readRuleWords } from '#modules/approval-rules/rule-words.server.ts';
import { roles } from '#modules/auth/roles.ts';
import type { Company } from '#modules/company/company.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import { conditionText } from '#modules/rules/condition-text.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const mostLines = 5;
const mostApprovers = 3;
const noLine: ConditionLine = { kind: '', is: 'EQUAL', value: '' };

/** All rules of a company; 404 for those who may not change them. */
export async function loadRules(shop: Shop, visit: Visit, companyId: number) {
  const read = await readRules(shop, visit, { companyId });
  if (!read.ok) throw notFound();
  const { company, rules } = read.value;
  const itemOf = await itemsFor(shop, visit, company, rules);
  return { companyId, company: company.name, rules: rules.map(itemOf) };
}

/** One rule with its versions, or an empty form. */
export async function loadRule(shop: Shop, visit: Visit, companyId: number, ruleId: string): Promise<RulePageView> {
  const isNew = ruleId === 'new';
  const read = isNew ? await readRules(shop, visit, { companyId }) : await readRule(shop, visit, { companyId, ruleId });
  if (!read.ok) throw notFound();
  const { company } = read.value;
  const { rule, versions } = 'rule' in read.value ? read.value : { rule: undefined, versions: [] };
  const itemOf = await itemsFor(
    shop,
    visit,
    company,
    versions,
    versions.flatMap(({ changedBy }) => changedBy ?? []),
  );
  const market = findMarketBySiteId(company.marketId) ?? visit.market;
  return {
    rule: rule && itemOf(rule),
    companyId,
    company: company.name,
    currency: market.currency,
    typed: rule ? typedOf(rule) : { name: '', join: 'AND', lines: filled([]), outcome: 'one', approvers: blanks([]) },
    choices: await choicesFor(shop, visit, company),
    people: (await listApproverNames(shop.db, companyId)).map(({ id, name }) => ({ value: String(id), label: name })),
    versions: versions.map((version) => ({
      ...itemOf({ ...version, id: ruleId }),
      by: itemOf.nameOf(version.changedBy),
      at: version.changedAt,
    })),
  };
}

type RuleFacts = Pick<ApprovalRule, 'id' | 'name' | 'condition' | 'outcome' | 'isActive' | 'version'>;

async function itemsFor(
  shop: Shop,
  visit: Visit,
  company: Company,
  rules: readonly Pick<RuleFacts, 'outcome'>[],
  others: readonly number[] = [],
) {
  const words = await readRuleWords(shop, visit, company);
  const ids = [...rules.flatMap(({ outcome }) => outcome.approvers), ...others];
  const names = new Map((await listApproverNames(shop.db, company.id, ids)).map(({ id, name }) => [id, name]));
  const nameOf = (id: number | undefined) => (id === undefined ? '' : (names.get(id) ?? String(id)));
  const itemOf = ({ id, name, condition, outcome, isActive, version }: RuleFacts): RuleItem => ({
    id,
    name,
    condition: conditionText(condition, words),
    outcome: outcome.kind,
    approvers: outcome.approvers.map(nameOf),
    isActive,
    version,
  });
  return Object.assign(itemOf, { nameOf });
}

async function choicesFor(shop: Shop, visit: Visit, { id, marketId }: Company) {
  const place = { market: findMarketBySiteId(marketId) ?? visit.market, language: visit.language };
  const categories = await readCategoryNames(shop, place);
  const { priceLists, projects } = await readRuleChoices(shop, id);
  const roleOf = (role: number): Choice => ({
    value: String(role),
    label: shop.texts.say(visit.language, 'people', `role.${role}`) ?? String(role),
  });
  const lists = priceLists.map((code): Choice => ({ value: code, label: code }));
  const numbers = projects.map(({ number, name }): Choice => ({ value: number, label: `${number} ${name}`.trim() }));
  return {
    ROLE: [roles.user, roles.customerAdmin, roles.administrator].map(roleOf),
    CATEGORY: [...categories].map(([value, label]) => ({ value, label })),
    ...(lists.length > 0 && { PRICE_LIST: lists }),
    ...(numbers.length > 0 && { PROJECT: numbers }),
  };
}

const filled = (lines: readonly ConditionLine[]): readonly ConditionLine[] => [
  ...lines,
  ...Array.from({ length: Math.max(mostLines - lines.length, 1) }, () => noLine),
];

const blanks = (ids: readonly number[]): readonly string[] => [
  ...ids.map(String),
  ...Array.from({ length: Math.max(mostApprovers - ids.length, 0) }, () => ''),
];

/** Undefined for a condition that is deeper than the form. */
function typedOf({ name, condition, outcome }: ApprovalRule): TypedRule | undefined {
  const join = 'OR' in condition ? 'OR' : 'AND';
  const lines = linesOf(condition);
  return lines && { name, join, lines: filled(lines), outcome: outcome.kind, approvers: blanks(outcome.approvers) };
}

function linesOf(condition: ApprovalCondition): readonly ConditionLine[] | undefined {
  const parts = 'AND' in condition ? condition.AND : 'OR' in condition ? condition.OR : [condition];
  const lines = parts.flatMap((part): ConditionLine[] =>
    'kind' in part ? [{ kind: part.kind, is: part.is, value: part.value === true ? '' : String(part.value) }] : [],
  );
  return lines.length === parts.length ? lines : undefined;
}
