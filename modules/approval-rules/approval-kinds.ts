import { type Condition, commonKinds, type Kinds } from '../rules/condition.ts';

/** The facts that a company's rules can compare. */
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

/** Kinds that do not depend on the rows of an order. */
export const kindsWithoutRows: ReadonlySet<ApprovalKind> = new Set(['ROLE', 'FIRST_ORDER', 'PROJECT']);

export const isAmount = (kind: ApprovalKind): boolean => kind === 'ORDER_VALUE' || kind === 'ROW_VALUE';

export type ApprovalCondition = Condition<ApprovalKind>;
