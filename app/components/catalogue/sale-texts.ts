import { pieceUnit, type Unit } from '#core/units.ts';
import type { UnitSay } from '#modules/market/amount-words.ts';

/** What is said beside a price that is not of one piece, or not all that is paid at once. */
export type SaleTexts = {
  /** "per pair" */
  readonly per?: string;
  /** "Pack of 12: 6,948.00 kr"; where prices are hidden, how many alone. */
  readonly pack?: string;
};

type Sold = { readonly packSize: number; readonly soldBy: Unit };
type PackPrice = { readonly text: string; readonly isFrom: boolean };

export function saleTexts(say: UnitSay, { packSize, soldBy }: Sold, price?: PackPrice): SaleTexts {
  if (packSize === 1 && soldBy === pieceUnit) return {};
  const key = price ? (price.isFrom ? 'packPriceFrom' : 'packPrice') : 'pack';
  return {
    per: say(`${soldBy}.per`),
    ...(packSize > 1 && { pack: say(key, { count: packSize, ...(price && { price: price.text }) }) }),
  };
}
