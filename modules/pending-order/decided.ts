import type { ApprovalState } from '../approval/order-approval.ts';

/** The result for an order that waited for approval. */
export type Decided = {
  readonly orderId: string;
  readonly orderNo: string;
  /** Waiting: for the next approver. */
  readonly state: ApprovalState;
};
