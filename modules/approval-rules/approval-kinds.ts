import { type Condition, commonKinds, type Kinds } from '../rules/condition.ts';

/** What a rule of a company may look at. */
export const approvalKinds = {
  ...commonKinds,
  ROW_VALUE: 'number',
  QUANTITY: 'number',
  CATEGORY: 'text',
  PRICE_LIST: 'text',
  OUTSIDE_ASSORTMENT: 'flag',
  FIRST_ORDER: 'flag',
  OTHER_WEARER: 'flag',
  PROJECT: 'text',
} as const satisfies Kinds;

export type ApprovalKind = keyof typeof approvalKinds;

export const approvalKindNames = Object.keys(approvalKinds) as readonly ApprovalKind[];

export type ApprovalCondition = Condition<ApprovalKind>;
