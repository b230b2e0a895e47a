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

/** Those that stay as they are when rows of an order change. */
export const kindsWithoutRows: ReadonlySet<ApprovalKind> = new Set(['ROLE', 'FIRST_ORDER', 'PROJECT']);

export const isAmount = (kind: ApprovalKind): boolean => kind === 'ORDER_VALUE' || kind === 'ROW_VALUE';

export type ApprovalCondition = Condition<ApprovalKind>;
