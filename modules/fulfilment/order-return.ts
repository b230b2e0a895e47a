import type { RowPieces } from '../order/pieces.ts';

export type ReturnState = 'asked' | 'accepted' | 'refused';

export const returnReasons = ['too-small', 'too-large', 'faulty', 'wrong-article', 'not-wanted'] as const;

export type ReturnReason = (typeof returnReasons)[number];

export type ReturnedRow = RowPieces & { readonly reason: ReturnReason };

/** What a buyer asks to send back of an order, and what became of it. */
export type OrderReturn = {
  readonly id: string;
  readonly orderId: string;
  readonly state: ReturnState;
  readonly rows: readonly ReturnedRow[];
  readonly comment: string;
  readonly askedAt: Date;
  /** None: a guest, or somebody who has left since. */
  readonly askedBy: number | undefined;
  readonly decidedAt: Date | undefined;
  /** What staff say to the buyer. */
  readonly answer: string;
};
