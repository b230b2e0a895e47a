import { allocate } from '#core/money.ts';
import { addQuantities } from '#core/quantity.ts';
import type { PromotionEffect } from '../priced-cart.ts';
import { type Line, take } from './line.ts';
import { offPieces, type PieceEffect, type Stretch } from './off-pieces.ts';

type Pick = { readonly effect: PieceEffect; readonly quantity: number };

/** Applies effects on some pieces of a row in order, each to the remaining price of its pieces. */
export function applyPieceEffects(lines: readonly Line[], effects: readonly PromotionEffect[]): Line[] {
  const picks = new Map<string, Pick[]>();
  for (const effect of effects) {
    if (!('pieces' in effect)) continue;
    const byRow = Map.groupBy(effect.pieces, ({ rowId }) => rowId);
    for (const [rowId, pieces] of byRow) {
      const quantity = pieces.reduce((sum, piece) => addQuantities(sum, piece.quantity), 0);
      picks.set(rowId, [...(picks.get(rowId) ?? []), { effect, quantity }]);
    }
  }
  return lines.map((line) => applyToLine(line, picks.get(line.rowId) ?? []));
}

function applyToLine(untouched: Line, picks: readonly Pick[]): Line {
  const within = picks
    .map(({ effect, quantity }) => ({ effect, quantity: Math.min(quantity, untouched.quantity) }))
    .filter(({ quantity }) => quantity > 0);
  if (within.length === 0) return untouched;
  let line = untouched;
  let stretches = stretchesOf(untouched, within);
  for (const { effect, quantity } of within) {
    const picked = stretches.filter(({ end }) => end <= thousandths(quantity));
    const { parts, exact } = offPieces(effect, { line, quantity, picked });
    const off = parts.reduce((total, part) => total + part, 0);
    stretches = stretches.map((stretch, index) => ({ ...stretch, left: stretch.left - (parts[index] ?? 0) }));
    line = take(line, effect, off, exact);
  }
  return line;
}

/** Cuts the line where an effect ends, so that each effect applies to whole stretches. */
function stretchesOf({ amount, quantity }: Line, picks: readonly Pick[]): Stretch[] {
  const ends = [...new Set([...picks.map((pick) => thousandths(pick.quantity)), thousandths(quantity)])].sort(
    (a, b) => a - b,
  );
  const widths = ends.map((end, index) => end - (ends[index - 1] ?? 0));
  const lefts = allocate(amount, widths);
  return ends.map((end, index) => ({ end, width: widths[index] ?? 0, left: lefts[index]?.amount ?? 0 }));
}

const thousandths = (quantity: number) => Math.round(quantity * 1000);
