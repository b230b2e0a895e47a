import { plus, type RowPieces } from '../order/pieces.ts';

export type ReturnState = 'asked' | 'accepted' | 'refused';

export const returnReasons = ['too-small', 'too-large', 'faulty', 'wrong-article', 'not-wanted'] as const;

export type ReturnReason = (typeof returnReasons)[number];

export type ReturnedRow = RowPieces & {
  readonly reason: ReturnReason;
  /** Of these, pieces of an accepted withdrawal that were never sent: they are denied, not returned. */
  readonly cancelled?: number;
};

/** Staff decide on a return; a withdrawal is a consumer's statement, which staff only carry out. */
export type ReturnKind = 'return' | 'withdrawal';

/** A buyer's request to send back pieces of an order, and the decision on it. */
export type OrderReturn = {
  readonly id: string;
  readonly orderId: string;
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
};

/** Pieces that come back to the warehouse. */
export const sentBackOf = ({ rows }: Pick<OrderReturn, 'rows'>): RowPieces[] =>
  rows.map(({ rowNumber, quantity, cancelled = 0 }) => ({ rowNumber, quantity: plus(quantity, -cancelled) }));
