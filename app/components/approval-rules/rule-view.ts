import type { ApprovalKind } from '#modules/approval-rules/approval-kinds.ts';
import type { Outcome } from '#modules/approval-rules/approval-rule.ts';
import type { Comparison } from '#modules/rules/condition.ts';

export type RuleItem = {
  readonly id: string;
  readonly name: string;
  /** The condition as a sentence. */
  readonly condition: string;
  readonly outcome: Outcome['kind'];
  readonly approvers: readonly string[];
  readonly isActive: boolean;
  readonly version: number;
};

export type ConditionLine = { readonly kind: ApprovalKind | ''; readonly is: Comparison; readonly value: string };

/** The fields of the form, as they are shown and sent. */
export type TypedRule = {
  readonly name: string;
  readonly join: 'AND' | 'OR';
  readonly lines: readonly ConditionLine[];
  readonly outcome: Outcome['kind'];
  /** Numbers of people; empty fields are empty texts. */
  readonly approvers: readonly string[];
};

export type Choice = { readonly value: string; readonly label: string };

/** The choices for values of a kind. Values of other kinds are typed. */
export type ValueChoices = Partial<Record<ApprovalKind, readonly Choice[]>>;

export type RuleVersionView = {
  readonly version: number;
  readonly name: string;
  readonly condition: string;
  readonly outcome: Outcome['kind'];
  readonly approvers: readonly string[];
  readonly isActive: boolean;
  readonly by: string;
  readonly at: Date;
};

export type RulePageView = {
  /** Undefined for a new rule. */
  readonly rule: RuleItem | undefined;
  readonly companyId: number;
  readonly company: string;
  readonly currency: string;
  /** Undefined: the condition is nested, was made by a program and is shown as a sentence only. */
  readonly typed: TypedRule | undefined;
  readonly choices: ValueChoices;
  readonly people: readonly Choice[];
  readonly versions: readonly RuleVersionView[];
};

export type SimulationView = {
  readonly orders: number;
  /** Larger than `orders` if only the latest orders were simulated. */
  readonly allOrders: number;
  readonly stopped: number;
  readonly stoppedAnyway: number;
  readonly list: readonly {
    readonly orderId: string;
    readonly orderNo: string;
    readonly at: Date;
    readonly buyer: string;
    readonly total: string;
  }[];
};

export const ruleIntents = ['save', 'simulate', 'activate', 'deactivate'] as const;

export type RuleAnswer = {
  readonly answerId: string;
  readonly typed: TypedRule | undefined;
  readonly errors: readonly { readonly text: string; readonly fieldId?: string }[];
  readonly simulation: SimulationView | undefined;
};
