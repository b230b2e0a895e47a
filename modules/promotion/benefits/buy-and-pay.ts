import * as z from 'zod';
import { onSide, wholePieces } from '../basket-sums.ts';
import { pieceCount } from '../piece-count.ts';
import { selection } from '../selection.ts';
import type { PricedRow, Situation } from '../situation.ts';
import { benefit, rowsFor } from './benefit.ts';

/**
 * Buy X, pay Y: the cheapest pieces of each group are free. Groups are formed from the most expensive piece down, so
 * that adding a piece never increases the price of another.
 */
export const buyAndPay = benefit({
  schema: z
    .strictObject({
      kind: z.literal('buy-and-pay'),
      buy: pieceCount.min(2).max(100),
      pay: pieceCount.max(99),
      selection,
      skipsReduced: z.boolean().default(false),
    })
    .superRefine(({ buy, pay }, context) => {
      if (pay >= buy)
        context.addIssue({ code: 'custom', path: ['pay'], message: 'too-big', params: { maximum: buy - 1 } });
    }),
  fields: { buy: 'count', pay: 'count', selection: 'selection', skipsReduced: 'switch' },
  type: 'SelectProducts',
  effect: ({ buy, pay, ...wanted }, situation) => {
    const pieces = freePieces(dearestFirst(rowsFor(wanted, situation), situation), buy, pay);
    return pieces.length > 0 ? { kind: 'pieces-percent', pieces, basisPoints: 10_000 } : undefined;
  },
});

function dearestFirst(rows: readonly PricedRow[], { market }: Situation): PricedRow[] {
  const net = ({ unit }: PricedRow) => onSide(unit, false, market.vatBasisPoints).amount;
  return rows.toSorted((a, b) => net(b) - net(a) || a.rowNumber - b.rowNumber || (a.rowId < b.rowId ? -1 : 1));
}

/** Works on rows with quantities instead of single pieces, so that large quantities cost no extra time. */
function freePieces(rows: readonly PricedRow[], buy: number, pay: number) {
  const total = rows.reduce((count, row) => count + wholePieces(row), 0);
  const counted = total - (total % buy);
  let from = 0;
  return rows.flatMap((row) => {
    const until = Math.min(from + wholePieces(row), counted);
    const quantity = until <= from ? 0 : freeBefore(until, buy, pay) - freeBefore(from, buy, pay);
    from += wholePieces(row);
    return quantity > 0 ? [{ rowId: row.rowId, quantity }] : [];
  });
}

/** Number of free pieces among the first pieces. */
function freeBefore(pieces: number, buy: number, pay: number): number {
  return Math.floor(pieces / buy) * (buy - pay) + Math.max(0, (pieces % buy) - pay);
}
