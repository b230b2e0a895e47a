import { describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { isMet } from '../rules/condition.ts';
import type { ApprovalCondition, ApprovalKind } from './approval-kinds.ts';
import {
  type ApprovalRule,
  approvalFor,
  type Outcome,
  type StepState,
  stepsAfterChange,
  stepsOf,
} from './approval-rule.ts';
import { factsOfOrder, type RuleOrder, ruleRowOf } from './order-facts.ts';

const [ebba, karl, mads, olle] = [1, 2, 3, 4];

const rule = (kind: Outcome['kind'], ...approvers: number[]): ApprovalRule => ({
  id: `${kind}-${approvers.join('-')}`,
  companyId: 7,
  version: 1,
  name: 'Rule',
  condition: { kind: 'ORDER_VALUE', is: 'MORE_THAN', value: 0 },
  outcome: { kind, approvers },
  isActive: true,
});

type Cell = [string, { isForced?: boolean; approverId?: number; allowsOwn?: boolean }, ApprovalRule[], number[][]];

describe('the required approvers, case by case', () => {
  test.each<Cell>([
    ['no approval at all', {}, [], []],
    ['required by the settings alone, the company decides', { isForced: true }, [], [[]]],
    ['required by the settings alone, a named approver', { isForced: true, approverId: ebba }, [], [[ebba]]],
    ['one', {}, [rule('one', ebba)], [[ebba]]],
    ['sequence', {}, [rule('sequence', ebba, karl)], [[ebba], [karl]]],
    ['any', {}, [rule('any', ebba, karl)], [[ebba, karl]]],
    ['the settings stay first before one', { isForced: true, approverId: karl }, [rule('one', ebba)], [[karl], [ebba]]],
    ['the settings with the whole company stay first', { isForced: true }, [rule('one', ebba)], [[], [ebba]]],
    [
      'the settings and a rule ask the same person once',
      { isForced: true, approverId: ebba },
      [rule('one', ebba)],
      [[ebba]],
    ],
    [
      'the approver of the settings is one of any',
      { isForced: true, approverId: ebba },
      [rule('any', ebba, karl)],
      [[ebba]],
    ],
    [
      'the approver of the settings is in a sequence',
      { isForced: true, approverId: karl },
      [rule('sequence', ebba, karl)],
      [[karl], [ebba]],
    ],
    ['any, then one of them', {}, [rule('any', ebba, karl), rule('one', ebba)], [[ebba, karl], [ebba]]],
    ['one, then any with it', {}, [rule('one', ebba), rule('any', ebba, karl)], [[ebba]]],
    ['two rules', {}, [rule('one', ebba), rule('sequence', karl, mads)], [[ebba], [karl], [mads]]],
    ['the buyer among any', {}, [rule('any', olle, ebba)], [[ebba]]],
    ['the buyer among any, allowed', { allowsOwn: true }, [rule('any', olle, ebba)], [[olle, ebba]]],
    ['the buyer alone', {}, [rule('one', olle)], [[olle]]],
  ])('X01 %s', (_, { isForced = false, approverId, allowsOwn = false }, rules, expected) => {
    const steps = stepsOf({ isForced, approverId, allowsOwn, rules, buyerId: olle });
    expect(steps.map(({ approverIds }) => approverIds)).toEqual(expected);
    expect(steps.filter((step) => step.rule === undefined)).toHaveLength(isForced ? 1 : 0);
  });
});

const ofRole: ApprovalCondition = { kind: 'ROLE', is: 'EQUAL', value: 64 };
const ofValue: ApprovalCondition = { kind: 'ORDER_VALUE', is: 'MORE_THAN', value: 0 };

type Known = { rule?: ApprovalCondition | undefined; by?: number; isFormer?: boolean };
const step = (approverIds: number[], { rule: condition, by, isFormer = false }: Known = {}): StepState => ({
  approverIds,
  rule: condition && { condition },
  approvedBy: by,
  approvedAt: by === undefined ? undefined : new Date(0),
  isOfFormerRows: isFormer,
});
const former = (by: number, condition?: ApprovalCondition) => step([by], { by, isFormer: true, rule: condition });
const roleRule = (...of: Parameters<typeof rule>) => ({ ...rule(...of), condition: ofRole });
const both = (...of: Parameters<typeof rule>) => ({ ...rule(...of), condition: { AND: [ofRole, ofValue] } });

describe('an approval counts for the rows that it was given for', () => {
  test.each<[string, StepState[], ApprovalRule[], number[][]]>([
    ['a rule met now, nothing approved', [step([])], [rule('one', karl)], [[karl]]],
    ['its approver waits already', [step([karl])], [rule('one', karl)], []],
    ['its approver approved before the change', [former(karl), step([ebba])], [rule('one', karl)], [[karl]]],
    ['its own approval before the change', [former(karl, ofValue), step([ebba])], [rule('one', karl)], [[karl]]],
    ['its approver approved the rows of now', [step([karl], { by: karl }), step([ebba])], [rule('one', karl)], []],
    ['any of several, one approved before', [former(karl), step([ebba])], [rule('any', karl, mads)], [[karl, mads]]],
    ['any of several, one waits', [former(karl), step([mads])], [rule('any', karl, mads)], []],
    ['a sequence, the first approved before', [former(ebba), step([karl])], [rule('sequence', ebba, karl)], [[ebba]]],
    ['a rule that does not look at rows', [former(karl), step([ebba])], [roleRule('one', karl)], []],
    ['a rule that looks at rows and at more', [former(karl), step([ebba])], [both('one', karl)], [[karl]]],
    ['a rule that is not met any more', [former(karl, ofValue), step([ebba])], [], []],
    ['the buyer among several', [former(ebba), step([karl])], [rule('any', olle, ebba)], [[ebba]]],
  ])('X01 %s', (_, known, rules, expected) => {
    const added = stepsAfterChange(known, { rules, buyerId: olle, allowsOwn: false });
    expect(added.map(({ approverIds }) => approverIds)).toEqual(expected);
  });

  test.each<[string, StepState, StepState[], number | undefined]>([
    ['a step of a person who approved', step([ebba, karl], { rule: ofValue }), [step([], { by: ebba })], ebba],
    ['a step of another person', step([mads], { rule: ofValue }), [step([], { by: ebba })], undefined],
    ['approved before a change', step([ebba], { rule: ofValue }), [former(ebba)], undefined],
    [
      'approved before a change, and again',
      step([ebba], { rule: ofValue }),
      [former(ebba), step([], { by: ebba })],
      ebba,
    ],
    ['approved before a change, of a rule without rows', step([ebba], { rule: ofRole }), [former(ebba)], ebba],
    ['nothing approved', step([ebba], { rule: ofValue }), [step([ebba])], undefined],
    ['the customer admins', step([]), [step([ebba], { by: ebba })], undefined],
  ])('X01 whether a later step counts as approved: %s', (_, later, given, expected) => {
    expect(approvalFor(later, given)?.approvedBy).toBe(expected);
  });
});

const sides = (net: number) => ({ net: money(net, 'SEK'), gross: money(net * 1.25, 'SEK') });
const list = (priceList: string) => [
  { kind: 'list', priceList, listType: 'None', price: { amount: money(0, 'SEK'), basis: 'net' } },
];
const row = (net: number, quantity: number, priceList: string, wearerId?: number) =>
  ruleRowOf(
    {
      quantity,
      price: { total: sides(net), steps: list(priceList) as never },
      coworker: wearerId === undefined ? undefined : { id: wearerId },
    },
    ['work', 'trousers'],
  );

const order: RuleOrder = {
  payable: money(250_000, 'SEK'),
  rows: [row(40_000, 2, 'OURS'), row(120_000, 5, 'SE', karl)],
  buyerId: olle,
  role: 64,
  project: 'V-301',
  isFirst: true,
};
const plain: RuleOrder = { ...order, rows: [row(40_000, 2, 'OURS', olle)], project: undefined, isFirst: false };

test.each<[ApprovalKind, ApprovalCondition, boolean, boolean]>([
  ['ORDER_VALUE', { kind: 'ORDER_VALUE', is: 'MORE_THAN', value: 2500 }, false, false],
  ['ORDER_VALUE', { kind: 'ORDER_VALUE', is: 'MORE_THAN_OR_EQUAL', value: 2500 }, true, true],
  ['ROW_VALUE', { kind: 'ROW_VALUE', is: 'MORE_THAN', value: 400 }, true, false],
  ['QUANTITY', { kind: 'QUANTITY', is: 'MORE_THAN', value: 4 }, true, false],
  ['CATEGORY', { kind: 'CATEGORY', is: 'EQUAL', value: 'trousers' }, true, true],
  ['CATEGORY', { kind: 'CATEGORY', is: 'EQUAL', value: 'shoes' }, false, false],
  ['PRICE_LIST', { kind: 'PRICE_LIST', is: 'EQUAL', value: 'SE' }, true, false],
  ['OUTSIDE_ASSORTMENT', { kind: 'OUTSIDE_ASSORTMENT', is: 'EQUAL', value: true }, true, false],
  ['OUTSIDE_ASSORTMENT', { kind: 'OUTSIDE_ASSORTMENT', is: 'NOT_EQUAL', value: true }, false, true],
  ['FIRST_ORDER', { kind: 'FIRST_ORDER', is: 'EQUAL', value: true }, true, false],
  ['OTHER_WEARER', { kind: 'OTHER_WEARER', is: 'EQUAL', value: true }, true, false],
  ['PROJECT', { kind: 'PROJECT', is: 'EQUAL', value: 'V-301' }, true, false],
  ['ROLE', { kind: 'ROLE', is: 'EQUAL', value: 64 }, true, true],
  ['ROLE', { kind: 'ROLE', is: 'EQUAL', value: 81 }, false, false],
])('K17 %s: %j on an unusual order %s, on a plain one %s', (_, condition, unusual, ordinary) => {
  const agreed = ['OURS'];
  expect([order, plain].map((one) => isMet(condition, factsOfOrder(one, agreed)))).toEqual([unusual, ordinary]);
});
