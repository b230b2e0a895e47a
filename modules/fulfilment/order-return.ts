import { plus, type RowPieces } from '../order/pieces.ts';
import type { GivenBack } from './given-back.ts';

export type ReturnState = 'asked' | 'accepted' | 'refused';

export const returnReasons = ['too-small', 'too-large', 'faulty', 'wrong-article', 'not-wanted'] as const;

export type ReturnReason = (typeof returnReasons)[number];

export type ReturnedRow = RowPieces & {
  readonly reason: ReturnReason;
  /** The part of the pieces that was withdrawn before dispatch: those are denied, not returned. */
  readonly cancelled?: number;
  /** The row of the replacement order that replaces these pieces. */
  readonly replacement?: RowReplacement;
};

export type RowReplacement = {
  /** In the replacement order. */
  readonly rowNumber: number;
  readonly sku: string;
  readonly colour: string;
  readonly size: string;
  /** Replacement pieces that the buyer gets and keeps. The payment for the same number of returned pieces is not refunded. */
  readonly pieces: number;
};

/** Staff decide on a return; a withdrawal is a consumer's statement, which staff only carry out. */
export type ReturnKind = 'return' | 'withdrawal';

/** A buyer's request to send back pieces of an order, and the decision on it. */
export type OrderReturn = {
  readonly id: string;
  readonly orderId: string;
  /** The sequence number among the returns of its order, from 1. */
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
  /** The order with the replacement for the exchanged rows. */
  readonly replacement: { readonly orderId: string; readonly orderNo: string } | undefined;
  /** Undefined until it is accepted, and for returns that were accepted before it was kept. */
  readonly givenBack: GivenBack | undefined;
  /** Whether a refund waits for the payment provider. */
  readonly isRefundOpen: boolean;
};

/** Pieces that are sent back to the warehouse. */
export const sentBackOf = ({ rows }: Pick<OrderReturn, 'rows'>): RowPieces[] =>
  rows.map(({ rowNumber, quantity, cancelled = 0 }) => ({ rowNumber, quantity: plus(quantity, -cancelled) }));

/** Pieces that are sent back and not replaced: their payment is refunded. */
export const refundedOf = ({ rows }: Pick<OrderReturn, 'rows'>): RowPieces[] =>
  rows.map(({ rowNumber, quantity, cancelled = 0, replacement }) => ({
    rowNumber,
    quantity: plus(plus(quantity, -cancelled), -(replacement?.pieces ?? 0)),
  }));

/** Pieces that are sent back and replaced by another size. */
export const exchangedOf = ({ rows }: Pick<OrderReturn, 'rows'>): RowPieces[] =>
  rows.flatMap(({ rowNumber, replacement }) => (replacement ? [{ rowNumber, quantity: replacement.pieces }] : []));

/** The number that the buyer writes on the parcel, and that the warehouse reads from the label. */
export const returnNumberOf = (orderNo: string, { seq }: Pick<OrderReturn, 'seq'>): string => `R${orderNo}-${seq}`;
