import type { RowPieces } from './delivery.ts';

export type ReturnState = 'asked' | 'accepted' | 'refused';

export const returnReasons = ['too-small', 'too-large', 'faulty', 'wrong-article', 'not-wanted'] as const;

export type ReturnReason = (typeof returnReasons)[number];

export type ReturnedRow = RowPieces & { readonly reason: ReturnReason };
