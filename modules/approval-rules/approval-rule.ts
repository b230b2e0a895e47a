import type { ApprovalCondition } from './approval-kinds.ts';

/** `one` approver, several in `sequence`, or `any` of several. */
export const outcomeKinds = ['one', 'sequence', 'any'] as const;

export type Outcome = {
  readonly kind: (typeof outcomeKinds)[number];
  /** Numbers of people. */
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
  /** Chosen by the mode of the company (M09); undefined where the company as a whole approves. */
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
    for (const ids of kind === 'sequence' ? approvers.map((one) => [one]) : [approvers]) {
      const approverIds = withoutBuyer(ids, allowsOwn ? undefined : buyerId);
      if (!isIncluded(steps, approverIds)) steps.push({ approverIds, rule: { id, version } });
    }
  }
  return steps;
}

/** Where the buyer is the only approver, the customer admins decide in the buyer's place. */
function withoutBuyer(ids: readonly number[], buyerId: number | undefined): readonly number[] {
  const others = ids.filter((id) => id !== buyerId);
  return others.length > 0 ? others : ids;
}

export const isIncluded = (
  steps: readonly Pick<ApprovalStep, 'approverIds'>[],
  approverIds: readonly number[],
): boolean =>
  steps.some((one) => one.approverIds.length > 0 && one.approverIds.every((id) => approverIds.includes(id)));

/** The step that waits after an approval. A later step of a person who has approved the order, now or before, counts as approved. */
export const stepAfter = <Step extends Pick<ApprovalStep, 'approverIds'>>(
  later: readonly Step[],
  approvedBy: readonly number[],
): Step | undefined => later.find(({ approverIds }) => !approverIds.some((id) => approvedBy.includes(id)));
