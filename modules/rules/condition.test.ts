import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Comparison,
  type Condition,
  commonKinds,
  comparedIn,
  comparisons,
  type Facts,
  isMet,
  type RuleValue,
} from './condition.ts';
import { comparisonsFor, conditionSchema } from './condition-schema.ts';
import { conditionText } from './condition-text.ts';

type Kind = keyof typeof commonKinds;

const orderOf = (value: number, role = 64): Facts<Kind> => ({ ORDER_VALUE: [value], ROLE: [role] });
const value = (is: Comparison): Condition<Kind> => ({ kind: 'ORDER_VALUE', is, value: 100 });

test.each<[Comparison, boolean, boolean, boolean]>([
  // 99.99, 100 and 100.01 compared with 100
  ['MORE_THAN', false, false, true],
  ['LESS_THAN', true, false, false],
  ['MORE_THAN_OR_EQUAL', false, true, true],
  ['LESS_THAN_OR_EQUAL', true, true, false],
  ['EQUAL', false, true, false],
  ['NOT_EQUAL', true, false, true],
])('K17 ORDER_VALUE %s 100 just below, at and just above 100', (is, below, at, above) => {
  expect([99.99, 100, 100.01].map((amount) => isMet(value(is), orderOf(amount)))).toEqual([below, at, above]);
});

test('K17 the six comparisons, the kinds ORDER_VALUE and ROLE, and nothing else', () => {
  expect(comparisons).toEqual([
    'MORE_THAN',
    'LESS_THAN',
    'MORE_THAN_OR_EQUAL',
    'LESS_THAN_OR_EQUAL',
    'EQUAL',
    'NOT_EQUAL',
  ]);
  expect(Object.keys(commonKinds)).toEqual(['ORDER_VALUE', 'ROLE']);
});

test('K17 {AND: [ORDER_VALUE MORE_THAN 100, ROLE EQUAL 64]} needs both', () => {
  const rule: Condition<Kind> = { AND: [value('MORE_THAN'), { kind: 'ROLE', is: 'EQUAL', value: 64 }] };
  const cases: [number, number][] = [
    [100.01, 64],
    [100, 64],
    [100.01, 65],
    [100, 65],
  ];
  expect(cases.map(([amount, role]) => isMet(rule, orderOf(amount, role)))).toEqual([true, false, false, false]);
});

test.each([
  [true, true, true, true, false],
  [true, false, false, true, false],
  [false, true, false, true, true],
  [false, false, false, false, true],
])('K17 of %s and %s: AND %s, OR %s, NOT of the first %s', (first, second, and, or, not) => {
  const rule = (is: boolean): Condition<Kind> => value(is ? 'EQUAL' : 'NOT_EQUAL');
  const parts = [rule(first), rule(second)];
  expect([{ AND: parts }, { OR: parts }, { NOT: rule(first) }].map((one) => isMet(one, orderOf(100)))).toEqual([
    and,
    or,
    not,
  ]);
});

test('one of several values is enough, and NOT_EQUAL is the opposite of EQUAL', () => {
  const numbers = array(integer({ min: 95, max: 105 }), { maxLength: 4 });
  assert(
    property(numbers, constantFrom(...comparisons), (values, is) => {
      const facts = { ORDER_VALUE: values, ROLE: [] };
      const one = values.some((amount) => isMet(value(is), orderOf(amount)));
      const isEqual = isMet(value('EQUAL'), facts);
      expect(isMet(value(is), facts)).toBe(is === 'NOT_EQUAL' ? !isEqual : one);
      expect(isMet({ NOT: value(is) }, facts)).toBe(!isMet(value(is), facts));
    }),
  );
});

const schema = conditionSchema({ ...commonKinds, PROJECT: 'text', FIRST_ORDER: 'flag' });
const parses = (input: unknown) => schema.safeParse(input).success;

test('K17 a schema accepts its own kinds with suitable values and comparisons', () => {
  expect(parses({ AND: [value('MORE_THAN'), { NOT: { kind: 'ROLE', is: 'EQUAL', value: 64 } }] })).toBe(true);
  expect(parses({ kind: 'PROJECT', is: 'NOT_EQUAL', value: 'V-301' })).toBe(true);
  expect(parses({ kind: 'FIRST_ORDER', is: 'EQUAL', value: true })).toBe(true);
  const wrong = [
    { kind: 'SHOE_SIZE', is: 'EQUAL', value: 1 },
    { kind: 'ORDER_VALUE', is: 'ABOUT', value: 1 },
    { kind: 'ORDER_VALUE', is: 'EQUAL', value: '100' },
    { kind: 'ORDER_VALUE', is: 'EQUAL', value: -1 },
    { kind: 'ROLE', is: 'MORE_THAN', value: 64 },
    { kind: 'ROLE', is: 'EQUAL', value: 63 },
    { kind: 'PROJECT', is: 'LESS_THAN', value: 'V-301' },
    { kind: 'PROJECT', is: 'EQUAL', value: '' },
    { kind: 'FIRST_ORDER', is: 'EQUAL', value: false },
    { AND: [] },
    { OR: [] },
    { AND: [value('EQUAL')], OR: [value('EQUAL')] },
    { NOT: { NOT: { NOT: { NOT: { NOT: value('EQUAL') } } } } },
    { AND: Array.from({ length: 21 }, () => value('EQUAL')) },
    { AND: [1, 2].map(() => ({ OR: Array.from({ length: 11 }, () => value('EQUAL')) })) },
  ];
  expect(wrong.filter(parses)).toEqual([]);
  expect(comparisonsFor('number')).toEqual(comparisons);
  expect(comparisonsFor('flag')).toEqual(['EQUAL', 'NOT_EQUAL']);
});

test('a condition as a sentence, groups inside groups in brackets', () => {
  const words = {
    and: 'and',
    or: 'or',
    not: (text: string) => `not ${text}`,
    compared: (one: { kind: string; is: Comparison; value: RuleValue }) => `${one.kind} ${one.is} ${String(one.value)}`,
  };
  const rule: Condition = {
    AND: [value('MORE_THAN'), { OR: [value('EQUAL'), { NOT: value('LESS_THAN') }] }, { OR: [value('NOT_EQUAL')] }],
  };
  expect(conditionText(rule, words)).toBe(
    'ORDER_VALUE MORE_THAN 100 and (ORDER_VALUE EQUAL 100 or not (ORDER_VALUE LESS_THAN 100)) and ORDER_VALUE NOT_EQUAL 100',
  );
  expect(comparedIn(rule).map(({ is }) => is)).toEqual(['MORE_THAN', 'EQUAL', 'LESS_THAN', 'NOT_EQUAL']);
});
