import type { ApprovalRule } from '#modules/approval-rules/approval-rule.ts';

const hamnvik = 1005;
const [vera, ture] = [5014, 5015];

type DemoRule = Omit<ApprovalRule, 'id' | 'version'> & { readonly tryThis: string };

/** Rules of Hamnvik: one in force, and one that is to be simulated before it is activated. */
export const demoRules: readonly DemoRule[] = [
  {
    companyId: hamnvik,
    name: 'Orders above 25,000 kronor',
    condition: { AND: [{ kind: 'ORDER_VALUE', is: 'MORE_THAN', value: 25_000 }] },
    outcome: { kind: 'sequence', approvers: [ture, vera] },
    isActive: true,
    tryThis: 'Active: Ture approves first, then Vera.',
  },
  {
    companyId: hamnvik,
    name: 'Many pieces in one row',
    condition: {
      AND: [
        { kind: 'QUANTITY', is: 'MORE_THAN', value: 3 },
        { kind: 'ROLE', is: 'EQUAL', value: 64 },
      ],
    },
    outcome: { kind: 'any', approvers: [vera, ture] },
    isActive: false,
    tryThis: 'Not active: simulate it on the orders of the last twelve months.',
  },
];
