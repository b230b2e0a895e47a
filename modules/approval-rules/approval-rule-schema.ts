import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { toDecimal } from '#core/money.ts';
import { storedInt } from '../id-param.ts';
import { conditionSchema } from '../rules/condition-schema.ts';
import { type ApprovalCondition, approvalKinds } from './approval-kinds.ts';
import { outcomeKinds } from './approval-rule.ts';
import type { RuleVersion, StoredRule } from './rule-store.server.ts';
import type { Simulation } from './simulate-rule.server.ts';

const longestName = 80;
const mostApprovers = 5;

const ruleCondition = conditionSchema(approvalKinds).meta({
  description:
    'A comparison `{ kind, is, value }`, or `{ AND: [...] }`, `{ OR: [...] }`, `{ NOT: ... }` of conditions. Amounts are in the currency of the company.',
});

const outcome = z
  .object({
    kind: z.enum(outcomeKinds).meta({ description: 'One approver, several in sequence, or any of several.' }),
    approvers: z
      .array(storedInt)
      .min(1)
      .max(mostApprovers)
      .refine((ids) => new Set(ids).size === ids.length)
      .meta({ description: 'Numbers of people who administer the company.' }),
  })
  .refine(({ kind, approvers }) => kind !== 'one' || approvers.length === 1, { path: ['approvers'] });

export const ruleInput = z
  .object({ name: textField({ max: longestName }), condition: ruleCondition, outcome })
  .meta({ id: 'ApprovalRuleInput' });

export type RuleInput = {
  readonly name: string;
  readonly condition: ApprovalCondition;
  readonly outcome: z.output<typeof outcome>;
};

export const ruleChange = z
  .object({
    name: textField({ max: longestName }),
    condition: ruleCondition,
    outcome,
    version: storedInt.meta({ description: 'The version that the change is based on.' }),
  })
  .meta({ id: 'ApprovalRuleChange' });

export const switchBody = z.object({ version: storedInt }).meta({ id: 'ApprovalRuleSwitch' });

export const simulationBody = z.object({ condition: ruleCondition }).meta({ id: 'ApprovalRuleSimulationInput' });

const storedCondition = z.unknown().meta({ description: 'As it was sent.' });

const versionView = z.object({
  version: z.int(),
  name: z.string(),
  condition: storedCondition,
  outcome: z.object({ kind: z.enum(outcomeKinds), approvers: z.array(z.int()) }),
  isActive: z.boolean(),
  changedBy: z.int().optional(),
  changedAt: z.string(),
});

export const ruleView = versionView.extend({ id: z.uuid() }).meta({ id: 'ApprovalRule' });
export const versionsView = z.array(versionView).meta({ id: 'ApprovalRuleVersions' });

export const simulationView = z
  .object({
    orders: z
      .int()
      .meta({ description: 'Orders that were looked at: the latest of the last twelve months, at most 5,000.' }),
    allOrders: z.int().meta({ description: 'All orders of the last twelve months.' }),
    stopped: z.int().meta({ description: 'Those that the rule would have stopped.' }),
    stoppedAnyway: z.int().meta({ description: 'Those of them that waited for approval anyway.' }),
    list: z
      .array(
        z.object({
          orderId: z.string(),
          orderNo: z.string(),
          created: z.string(),
          buyer: z.string(),
          total: z.number().optional().meta({ description: 'Absent where prices are hidden.' }),
          currency: z.string(),
        }),
      )
      .meta({ description: 'The latest of the stopped orders, at most 100.' }),
  })
  .meta({ id: 'ApprovalRuleSimulation' });

export const toVersionView = ({ version, name, condition, outcome, isActive, changedBy, changedAt }: RuleVersion) => ({
  version,
  name,
  condition,
  outcome: { kind: outcome.kind, approvers: [...outcome.approvers] },
  isActive,
  ...(changedBy !== undefined && { changedBy }),
  changedAt: changedAt.toISOString(),
});

export const toRuleView = (rule: StoredRule) => ({ id: rule.id, ...toVersionView(rule) });

export const toSimulationView = ({ orders, allOrders, stopped, stoppedAnyway, list }: Simulation) => ({
  orders,
  allOrders,
  stopped,
  stoppedAnyway,
  list: list.map(({ orderId, orderNo, createdAt, buyer, payable, hidesPrices }) => ({
    orderId,
    orderNo,
    created: createdAt.toISOString(),
    buyer,
    ...(!hidesPrices && { total: toDecimal(payable) }),
    currency: payable.currency,
  })),
});
