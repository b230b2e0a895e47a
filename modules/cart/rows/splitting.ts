import { addQuantities, canSplit } from '#core/quantity.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { fitsUnit, type Unit } from '#core/units.ts';
import type { SoldArticle } from './row-quantity.ts';

export const splitKinds = ['Default', 'Partial', 'Full'] as const;

type SplitKind = (typeof splitKinds)[number];

export type Split = { readonly kind: SplitKind; readonly quantity?: number | undefined };

type SplitRefusal =
  | { code: 'row-not-splittable' }
  | { code: 'quantity-not-whole'; sku: string; quantity: number; unitCode: Unit }
  | { code: 'quantity-not-a-multiple'; factor: number };

/**
 * Returns the remaining quantity, then the quantities of the new rows. Default splits into halves of whole packs,
 * Partial splits off the given quantity, Full leaves one pack per row.
 */
export function splitQuantities(
  quantity: number,
  { sku, multiplyFactor: factor, soldBy: unitCode }: SoldArticle,
  { kind, quantity: wanted }: Split,
): Result<number[], SplitRefusal> {
  if (!canSplit(quantity, factor)) return refuse({ code: 'row-not-splittable' });
  const odd = [quantity, wanted ?? quantity].find((one) => !fitsUnit(one, unitCode));
  if (odd !== undefined) return refuse({ code: 'quantity-not-whole', sku, quantity: odd, unitCode });
  if (kind === 'Full') return ok(packsOf(quantity, factor));
  const off = kind === 'Partial' ? (wanted ?? factor) : smallerHalf(quantity, factor);
  if (!(off > 0 && off < quantity)) return refuse({ code: 'row-not-splittable' });
  if (factor > 1 && off % factor !== 0) return refuse({ code: 'quantity-not-a-multiple', factor });
  return ok([addQuantities(quantity, -off), off]);
}

function smallerHalf(quantity: number, factor: number): number {
  const packs = Math.floor(quantity / factor);
  return Math.max(1, Math.floor(packs / 2)) * factor;
}

function packsOf(quantity: number, factor: number): number[] {
  const whole = Math.floor(quantity / factor);
  const rest = addQuantities(quantity, -whole * factor);
  return [...Array.from({ length: whole }, () => factor), ...(rest > 0 ? [rest] : [])];
}
