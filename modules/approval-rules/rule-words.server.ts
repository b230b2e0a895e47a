import { fromDecimal } from '#core/money.ts';
import type { NavigationItem } from '../catalogue/navigation.ts';
import { readNavigation } from '../catalogue/read-navigation.server.ts';
import { cultureOf } from '../market/culture.ts';
import { createCurrencyFormat } from '../market/currency-format.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import type { Compared } from '../rules/condition.ts';
import { conditionText, type RuleWords } from '../rules/condition-text.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type ApprovalKind, approvalKinds, isAmount } from './approval-kinds.ts';
import { listStepsOf } from './step-store.server.ts';

type Speaker = Pick<Visit, 'market' | 'language'>;

/** All categories of a market, by code, with their names. */
export async function readCategoryNames(
  shop: Pick<Shop, 'snapshots' | 'log'>,
  visit: Speaker,
): Promise<ReadonlyMap<string, string>> {
  const { departments } = await readNavigation(shop, visit);
  const below = (items: readonly NavigationItem[]): [string, string][] =>
    items.flatMap(({ code, name, categories }) => [[code, name] as [string, string], ...below(categories)]);
  return new Map(below(departments));
}

/** The texts for conditions of a company in a market, in the visitor's language. */
export async function readRuleWords(
  shop: Pick<Shop, 'snapshots' | 'log' | 'texts'>,
  visit: Speaker,
  { marketId, hidesPrices = false }: { readonly marketId: number; readonly hidesPrices?: boolean },
): Promise<RuleWords<ApprovalKind>> {
  const place = { market: findMarketBySiteId(marketId) ?? visit.market, language: visit.language };
  const categories = await readCategoryNames(shop, place);
  const say = (key: string, facts?: Record<string, unknown>) =>
    shop.texts.say(visit.language, 'approval-rules', key, facts) ?? key;
  const currency = place.market.currency;
  const amountOf = (value: number) => {
    const exact = fromDecimal(String(value), currency, 'awayFromZero');
    return exact.ok ? createCurrencyFormat(cultureOf(place), currency).format(exact.value.amount) : String(value);
  };
  const valueOf = ({ kind, value }: Compared<ApprovalKind>): string => {
    if (typeof value === 'number' && isAmount(kind)) return amountOf(value);
    if (kind === 'ROLE') return shop.texts.say(visit.language, 'people', `role.${String(value)}`) ?? String(value);
    return kind === 'CATEGORY' ? (categories.get(String(value)) ?? String(value)) : String(value);
  };
  return {
    and: say('and'),
    or: say('or'),
    not: (condition) => say('not', { condition }),
    compared: (one) => {
      const name = say(`kind.${one.kind}`);
      if (approvalKinds[one.kind] === 'flag') return one.is === 'EQUAL' ? name : say('not', { condition: name });
      // The amount of a condition would reveal what the order costs.
      if (hidesPrices && isAmount(one.kind)) return name;
      return `${name} ${say(`is.${one.is}`)} ${valueOf(one)}`;
    },
  };
}

export type ApprovalReason = { readonly rule: string; readonly condition: string };

/** The rules that applied when the order was sent, as sentences. The caller checks who may see the order and its prices. */
export async function readApprovalReasons(
  shop: Pick<Shop, 'db' | 'snapshots' | 'log' | 'texts'>,
  visit: Speaker,
  order: { readonly id: string; readonly marketId: number; readonly hidesPrices: boolean },
): Promise<ApprovalReason[]> {
  const steps = await listStepsOf(shop.db, order.id);
  if (steps.length === 0) return [];
  const words = await readRuleWords(shop, visit, order);
  const reasons = steps.flatMap(({ rule }) =>
    rule ? [{ rule: rule.name, condition: conditionText(rule.condition, words) }] : [],
  );
  return reasons.filter((one, index) => reasons.findIndex(({ rule }) => rule === one.rule) === index);
}
