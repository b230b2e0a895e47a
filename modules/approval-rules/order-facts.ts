import { type Money, toDecimal } from '#core/money.ts';
import type { PricedRow } from '../pricing/priced-cart.ts';
import type { Facts } from '../rules/condition.ts';
import type { ApprovalKind } from './approval-kinds.ts';

/** A garment of an order for rules. Freight and services have no row. */
export type RuleRow = {
  readonly net: Money;
  readonly quantity: number;
  /** Including all parent categories. */
  readonly categories: readonly string[];
  readonly priceList: string | undefined;
  readonly wearerId: number | undefined;
};

export type RuleOrder = {
  /** The payable amount, the same that amount limits compare. */
  readonly payable: Money;
  readonly rows: readonly RuleRow[];
  readonly buyerId: number | undefined;
  /** The buyer's role; undefined for a person who has left. */
  readonly role: number | undefined;
  readonly project: string | undefined;
  readonly isFirst: boolean;
};

type OrderedRow = {
  readonly quantity: number;
  readonly price: Pick<PricedRow, 'total' | 'steps'>;
  readonly coworker: { readonly id: number } | undefined;
};

export const ruleRowOf = ({ quantity, price, coworker }: OrderedRow, categories: readonly string[]): RuleRow => ({
  net: price.total.net,
  quantity,
  categories,
  priceList: price.steps.find((step) => step.kind === 'list')?.priceList,
  wearerId: coworker?.id,
});

const flag = (isSet: boolean): readonly boolean[] => (isSet ? [true] : []);
const known = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);

/** `agreedLists` are the price lists of the company: a row from another list is outside its agreed assortment. */
export function factsOfOrder(order: RuleOrder, agreedLists: readonly string[]): Facts<ApprovalKind> {
  const { payable, rows, buyerId, role, project, isFirst } = order;
  return {
    ORDER_VALUE: [toDecimal(payable)],
    ROLE: known(role),
    ROW_VALUE: rows.map(({ net }) => toDecimal(net)),
    QUANTITY: rows.map(({ quantity }) => quantity),
    CATEGORY: rows.flatMap(({ categories }) => categories),
    PRICE_LIST: rows.flatMap(({ priceList }) => known(priceList)),
    OUTSIDE_ASSORTMENT: flag(rows.some(({ priceList }) => priceList !== undefined && !agreedLists.includes(priceList))),
    FIRST_ORDER: flag(isFirst),
    OTHER_WEARER: flag(rows.some(({ wearerId }) => wearerId !== undefined && wearerId !== buyerId)),
    PROJECT: known(project),
  };
}
