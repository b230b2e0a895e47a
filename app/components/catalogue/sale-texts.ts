import { pieceUnit, type Unit } from '#core/units.ts';
import type { UnitSay } from '#modules/market/amount-words.ts';

/** What is said beside a price that is not of one piece. The price itself is of what one press buys: of a pack, where there is one. */
export type SaleTexts = {
  /** "per metre", where it is sold singly. */
  readonly per?: string;
  /** "Pack of 12" */
  readonly pack?: string;
  /** What one of a pack costs: "57.90 kr per pair". Absent where prices are hidden. */
  readonly each?: string;
};

type Sold = { readonly packSize: number; readonly soldBy: Unit };
type UnitPrice = { readonly text: string; readonly isFrom: boolean };

export function saleTexts(say: UnitSay, { packSize, soldBy }: Sold, one?: UnitPrice): SaleTexts {
  if (packSize === 1 && soldBy === pieceUnit) return {};
  const per = say(`${soldBy}.per`);
  if (packSize === 1) return { per };
  return {
    pack: say('pack', { count: packSize }),
    ...(one && { each: say(one.isFrom ? 'eachFrom' : 'each', { price: one.text, per }) }),
  };
}

/** Both in a line, to stand below the price. */
export const packLine = ({ pack, each }: SaleTexts): string | undefined =>
  pack === undefined ? undefined : [pack, each].filter(Boolean).join(' · ');

/** "Pack of 12, 694.80 kr": for places that do not show the price by itself. */
export const packWithPrice = (price: (SaleTexts & { readonly now: string }) | undefined): string | undefined =>
  price?.pack === undefined ? undefined : `${price.pack}, ${price.now}`;
