import { pieceUnit, type Unit } from '#core/units.ts';

/** Returns a text of the domain `units`. */
export type UnitSay = (key: string, facts?: Record<string, string | number>) => string;

/** A quantity with its unit: "12.5 m", "3 pairs". Pieces have no unit. */
export const createAmountWords =
  (say: UnitSay, number: (quantity: number) => string) =>
  (quantity: number, soldBy: Unit): string =>
    soldBy === pieceUnit ? number(quantity) : say(`${soldBy}.amount`, { count: quantity, amount: number(quantity) });

/** The same for articles sold in packs: "24 pairs (2 packs of 12)". A quantity between two packs has no pack count. */
export const createPackedWords =
  (say: UnitSay, amount: (quantity: number, soldBy: Unit) => string) =>
  (quantity: number, soldBy: Unit, packSize: number): string =>
    packSize > 1 && quantity % packSize === 0
      ? `${amount(quantity, soldBy)} (${say('packs', { packs: quantity / packSize, count: packSize })})`
      : amount(quantity, soldBy);
