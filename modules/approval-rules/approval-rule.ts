import { comparedIn } from '../rules/condition.ts';
import { type ApprovalCondition, kindsWithoutRows } from './approval-kinds.ts';

/** `one` approver, several in `sequence`, or `any` of several. */
export const outcomeKinds = ['one', 'sequence', 'any'] as const;

export type Outcome = {
  readonly kind: (typeof outcomeKinds)[number];
  /** Customer numbers of people. */
  readonly approvers: readonly number[];
};

export type ApprovalRule = {
  readonly id: string;
  readonly companyId: number;
  readonly version: number;
  readonly name: string;
  readonly condition: ApprovalCondition;
  readonly outcome: Outcome;
  readonly isActive: boolean;
};

/** One approval of an order. Each of the approvers may give it; without approvers the customer admins do. */
export type ApprovalStep = {
  readonly approverIds: readonly number[];
  /** Undefined: required by the company's settings (X01). */
  readonly rule: Pick<ApprovalRule, 'id' | 'version'> | undefined;
};

type Required = {
  /** The settings of the company require approval (X01). */
  readonly isForced: boolean;
  /** Chosen by the mode of the company (M09); undefined if the company as a whole approves. */
  readonly approverId: number | undefined;
  readonly rules: readonly ApprovalRule[];
  readonly buyerId: number | undefined;
  readonly allowsOwn: boolean;
};

/**
 * The approvals of an order, in their order: first the one of the settings, which no rule removes, then those of the rules. A step that an
 * earlier approval always includes is left out. Buyers do not approve their own order unless the company allows it.
 */
export function stepsOf({ isForced, approverId, rules, buyerId, allowsOwn }: Required): readonly ApprovalStep[] {
  const steps: ApprovalStep[] = isForced
    ? [{ approverIds: approverId === undefined ? [] : [approverId], rule: undefined }]
    : [];
  for (const { id, version, outcome } of rules) {
    const { kind, approvers } = outcome;
    // Without approvers, because their accounts were deleted, the customer admins approve.
    const isSequence = kind === 'sequence' && approvers.length > 0;
    for (const ids of isSequence ? approvers.map((one) => [one]) : [approvers]) {
      const approverIds = withoutBuyer(ids, allowsOwn ? undefined : buyerId);
      if (!isIncluded(steps, approverIds)) steps.push({ approverIds, rule: { id, version } });
    }
  }
  return steps;
}

/** If the buyer is the only approver, the customer admins decide instead. */
function withoutBuyer(ids: readonly number[], buyerId: number | undefined): readonly number[] {
  const others = ids.filter((id) => id !== buyerId);
  return others.length > 0 ? others : ids;
}

const isIncluded = (steps: readonly Pick<ApprovalStep, 'approverIds'>[], approverIds: readonly number[]): boolean =>
  steps.some((one) => one.approverIds.length > 0 && one.approverIds.every((id) => approverIds.includes(id)));

/** A step of a sent order. */
export type StepState = Pick<ApprovalStep, 'approverIds'> & {
  /** Undefined: required by the company's settings. */
  readonly rule: Pick<ApprovalRule, 'condition'> | undefined;
  readonly approvedBy: number | undefined;
  readonly approvedAt: Date | undefined;
  readonly isOfFormerRows: boolean;
};

/** Whether a change of rows can change the result of a rule. */
const looksAtRows = ({ condition }: Pick<ApprovalRule, 'condition'>): boolean =>
  comparedIn(condition).some(({ kind }) => !kindsWithoutRows.has(kind));

/** An approval counts for the rows that it was given for; for a rule that does not look at rows, and for the settings, also after a change. */
const countsFor = ({ isOfFormerRows }: StepState, rule: Pick<ApprovalRule, 'condition'> | undefined): boolean =>
  !isOfFormerRows || rule === undefined || !looksAtRows(rule);

/**
 * After a change of rows: the missing approvals for the rules that apply now. A step is left out if a waiting step includes it, or if an
 * earlier approval still counts for its rule.
 */
export function stepsAfterChange(
  known: readonly StepState[],
  { rules, ...asked }: Pick<Required, 'rules' | 'buyerId' | 'allowsOwn'>,
): readonly ApprovalStep[] {
  const steps = stepsOf({ ...asked, rules, isForced: false, approverId: undefined });
  return steps.filter(({ approverIds, rule }) => {
    const of = rules.find(({ id }) => id === rule?.id);
    return !isIncluded(
      known.filter((step) => countsFor(step, of)),
      approverIds,
    );
  });
}

type Giver = Pick<StepState, 'approvedBy' | 'isOfFormerRows'>;

/**
 * The person whose approval also approves a waiting step: an approver of this step who has approved the order, for the current rows if the
 * rule depends on rows. Undefined: the step keeps waiting.
 */
export const approvalFor = (step: StepState, given: readonly StepState[]): Giver | undefined =>
  given.find(
    (one) => one.approvedBy !== undefined && step.approverIds.includes(one.approvedBy) && countsFor(one, step.rule),
  );
