import { allocate, type Money, money, multiply, percentOf } from '#core/money.ts';
import type { Pieces, PromotionEffect } from '../priced-cart.ts';
import { type Exact, exactTimes } from './exact.ts';
import { type Line, shareOf } from './line.ts';
import { onBasis } from './sides.ts';

export type PieceEffect = Extract<PromotionEffect, { pieces: readonly Pieces[] }>;

/** Pieces of a line that the same effects apply to, and their remaining price. Ends and widths are in thousandths. */
export type Stretch = { readonly end: number; readonly width: number; readonly left: number };

type PieceSelection = { readonly line: Line; readonly quantity: number; readonly picked: readonly Stretch[] };

/** The discount per stretch. */
type PieceDiscount = { readonly parts: readonly number[]; readonly exact: Exact | undefined };

/** A discount is rounded down to minor units before it is divided among the stretches; no stretch goes below zero. */
export function offPieces(effect: PieceEffect, from: PieceSelection): PieceDiscount {
  const { rule } = from.line;
  if (effect.kind === 'pieces-percent') return percentOff(effect.basisPoints, from);
  if (effect.kind === 'pieces-amount') return amountOff(onBasis(effect.off, rule, 'towardsZero'), from);
  return downTo(onBasis(effect.price, rule, rule.rounding), from);
}

function percentOff(basisPoints: number, { line, picked }: PieceSelection): PieceDiscount {
  const lefts = picked.map(({ left }) => left);
  const base = money(
    lefts.reduce((total, left) => total + left, 0),
    line.amount.currency,
  );
  const share = shareOf(basisPoints);
  const parts = allocate(percentOf(base, share, 'towardsZero'), lefts);
  return { parts: parts.map(({ amount }) => amount), exact: exactTimes(base, share, 10_000n) };
}

function amountOff(one: Money, { quantity, picked }: PieceSelection): PieceDiscount {
  const wished = byWidth(multiply(one, quantity, 'towardsZero'), picked);
  const parts = picked.map(({ left }, index) => Math.min(wished[index] ?? 0, left));
  const isWhole = wished.every((amount, index) => amount === parts[index]);
  return { parts, exact: isWhole ? exactTimes(one, quantity) : undefined };
}

function downTo(one: Money, { line, quantity, picked }: PieceSelection): PieceDiscount {
  const prices = byWidth(multiply(one, quantity, line.rule.rounding), picked);
  return { parts: picked.map(({ left }, index) => Math.max(0, left - (prices[index] ?? 0))), exact: undefined };
}

function byWidth(whole: Money, picked: readonly Stretch[]): number[] {
  const widths = picked.map(({ width }) => width);
  return allocate(whole, widths).map(({ amount }) => amount);
}
