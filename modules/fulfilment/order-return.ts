import { plus, type RowPieces } from '../order/pieces.ts';
import type { GivenBack } from './given-back.ts';

export type ReturnState = 'asked' | 'accepted' | 'refused';

export const returnReasons = ['too-small', 'too-large', 'faulty', 'wrong-article', 'not-wanted'] as const;

export type ReturnReason = (typeof returnReasons)[number];

export type ReturnedRow = RowPieces & {
  readonly reason: ReturnReason;
  /** Of these, pieces of an accepted withdrawal that were never sent: they are denied, not returned. */
  readonly cancelled?: number;
  /** What the buyer gets in place of it, as a row of the replacement order. */
  readonly replacement?: RowReplacement;
};

export type RowReplacement = {
  /** Of the replacement order. */
  readonly rowNumber: number;
  readonly sku: string;
  readonly colour: string;
  readonly size: string;
  /** Pieces of it that come and stay with the buyer. The money of as many stays where it was paid. */
  readonly pieces: number;
};

/** Staff decide on a return; a withdrawal is a consumer's statement, which staff only carry out. */
export type ReturnKind = 'return' | 'withdrawal';

/** A buyer's request to send back pieces of an order, and the decision on it. */
export type OrderReturn = {
  readonly id: string;
  readonly orderId: string;
  /** Which of the returns of its order it is, from 1. */
  readonly seq: number;
  readonly kind: ReturnKind;
  readonly state: ReturnState;
  readonly rows: readonly ReturnedRow[];
  readonly comment: string;
  readonly askedAt: Date;
  /** Undefined for a guest and for a deleted person. */
  readonly askedBy: number | undefined;
  readonly decidedAt: Date | undefined;
  /** Message from staff to the buyer. */
  readonly answer: string;
  /** The order with what comes in place of the rows that are exchanged. */
  readonly replacement: { readonly orderId: string; readonly orderNo: string } | undefined;
  /** Undefined until it is accepted, and for returns that were accepted before it was kept. */
  readonly givenBack: GivenBack | undefined;
  /** Whether a refund waits for the payment provider. */
  readonly isRefundOpen: boolean;
};

/** Pieces that come back to the warehouse. */
export const sentBackOf = ({ rows }: Pick<OrderReturn, 'rows'>): RowPieces[] =>
  rows.map(({ rowNumber, quantity, cancelled = 0 }) => ({ rowNumber, quantity: plus(quantity, -cancelled) }));

/** Pieces that come back and are not replaced: what was paid for them is given back. */
export const refundedOf = ({ rows }: Pick<OrderReturn, 'rows'>): RowPieces[] =>
  rows.map(({ rowNumber, quantity, cancelled = 0, replacement }) => ({
    rowNumber,
    quantity: plus(plus(quantity, -cancelled), -(replacement?.pieces ?? 0)),
  }));

/** Whether the money of any piece goes back: also of those that were never sent. */
export const isAnyPaidBack = ({ rows }: Pick<OrderReturn, 'rows'>): boolean =>
  rows.some(({ quantity, replacement }) => quantity > (replacement?.pieces ?? 0));

/** Pieces that come back and are replaced by another size. */
export const exchangedOf = ({ rows }: Pick<OrderReturn, 'rows'>): RowPieces[] =>
  rows.flatMap(({ rowNumber, replacement }) => (replacement ? [{ rowNumber, quantity: replacement.pieces }] : []));

/** What the buyer writes on the parcel, and what the warehouse reads from the label. */
export const returnNumberOf = (orderNo: string, { seq }: Pick<OrderReturn, 'seq'>): string => `R${orderNo}-${seq}`;
