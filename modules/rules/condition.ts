export const comparisons = [
  'MORE_THAN',
  'LESS_THAN',
  'MORE_THAN_OR_EQUAL',
  'LESS_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
] as const;

export type Comparison = (typeof comparisons)[number];

/** The value type of a kind of condition. Numbers and days (`YYYY-MM-DD`) have an order; the others are equal or not. */
export type ValueType = 'number' | 'day' | 'role' | 'text' | 'flag';

/** The kinds of conditions in one use of the rule language, by name. */
export type Kinds = Readonly<Record<string, ValueType>>;

/** The kinds that every use has. */
export const commonKinds = { ORDER_VALUE: 'number', ROLE: 'role' } as const satisfies Kinds;

export type RuleValue = number | string | boolean;

export type Compared<Kind extends string = string> = {
  readonly kind: Kind;
  readonly is: Comparison;
  readonly value: RuleValue;
};

export type Condition<Kind extends string = string> =
  | { readonly AND: readonly Condition<Kind>[] }
  | { readonly OR: readonly Condition<Kind>[] }
  | { readonly NOT: Condition<Kind> }
  | Compared<Kind>;

/** The values of each kind: one for an order as a whole, one for each row if rows differ, none if nothing is known. */
export type Facts<Kind extends string = string> = Readonly<Record<Kind, readonly RuleValue[]>>;

const holds: Readonly<Record<Exclude<Comparison, 'NOT_EQUAL'>, (fact: RuleValue, value: RuleValue) => boolean>> = {
  MORE_THAN: (fact, value) => fact > value,
  LESS_THAN: (fact, value) => fact < value,
  MORE_THAN_OR_EQUAL: (fact, value) => fact >= value,
  LESS_THAN_OR_EQUAL: (fact, value) => fact <= value,
  EQUAL: (fact, value) => fact === value,
};

/**
 * A comparison is true if it is true for one of the values. NOT_EQUAL is the opposite of EQUAL: no value is equal. An empty AND is true, an
 * empty OR is false.
 */
export function isMet<Kind extends string>(condition: Condition<Kind>, facts: Facts<Kind>): boolean {
  if ('AND' in condition) return condition.AND.every((part) => isMet(part, facts));
  if ('OR' in condition) return condition.OR.some((part) => isMet(part, facts));
  if ('NOT' in condition) return !isMet(condition.NOT, facts);
  const { kind, is, value } = condition;
  if (is === 'NOT_EQUAL') return !facts[kind].some((fact) => holds.EQUAL(fact, value));
  return facts[kind].some((fact) => holds[is](fact, value));
}

/** The comparisons of a condition, from left to right. */
export function comparedIn<Kind extends string>(condition: Condition<Kind>): readonly Compared<Kind>[] {
  if ('AND' in condition) return condition.AND.flatMap(comparedIn);
  if ('OR' in condition) return condition.OR.flatMap(comparedIn);
  return 'NOT' in condition ? comparedIn(condition.NOT) : [condition];
}
