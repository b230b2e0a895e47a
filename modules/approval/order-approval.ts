import type { DecidedRow } from './row-decision.ts';

/** The state of an approval. Withdrawn: by the buyer. */
export type ApprovalState = 'waiting' | 'approved' | 'refused' | 'withdrawn';

export type OrderApproval = {
  readonly orderId: string;
  /** The sender of the order. */
  readonly buyerId: number | undefined;
  /** Undefined if the company as a whole approves. Without an address: the person was deleted. */
  readonly approver: { readonly email: string | undefined; readonly id: number | undefined } | undefined;
  readonly state: ApprovalState;
  /** When the current approver was asked. */
  readonly askedAt: Date;
  /** When the reservation of goods for the order began, and when it ended. */
  readonly reservedAt: Date;
  readonly reservationEndedAt: Date | undefined;
  readonly remindedAt: Date | undefined;
  /** When the customer admins became responsible, because the approver did not decide. */
  readonly escalatedAt: Date | undefined;
  readonly decidedBy: number | undefined;
  readonly decidedAt: Date | undefined;
  /** What the approvers wrote to the buyer, or the reason of a refusal or a withdrawal. */
  readonly message: string;
  /** The rows that were changed or returned. */
  readonly rows: readonly DecidedRow[];
};
