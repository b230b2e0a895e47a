import type { DecidedRow } from './row-decision.ts';

/** What became of the question whether an order may be placed. Withdrawn: by its buyer. */
export type ApprovalState = 'waiting' | 'approved' | 'refused' | 'withdrawn';

export type OrderApproval = {
  readonly orderId: string;
  /** Who sent the order. */
  readonly buyerId: number | undefined;
  /** Undefined where the company as a whole approves. Without an address: a person who was deleted. */
  readonly approver: { readonly email: string | undefined; readonly id: number | undefined } | undefined;
  readonly state: ApprovalState;
  /** When the approver of now was asked. */
  readonly askedAt: Date;
  /** Since when goods are kept for the order, and when that ended. */
  readonly reservedAt: Date;
  readonly reservationEndedAt: Date | undefined;
  readonly remindedAt: Date | undefined;
  /** Since when the customer admins decide, because the approver did not. */
  readonly escalatedAt: Date | undefined;
  readonly decidedBy: number | undefined;
  readonly decidedAt: Date | undefined;
  /** The reason of a refusal or a withdrawal. */
  readonly message: string;
  /** The rows that did not stay as they were sent. */
  readonly rows: readonly DecidedRow[];
};
