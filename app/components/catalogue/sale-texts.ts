import { pieceUnit, type Unit } from '#core/units.ts';
import type { UnitSay } from '#modules/market/amount-words.ts';

/** Texts beside a price that is not per piece. The price is what one click buys: a pack, if there is one. */
export type SaleTexts = {
  /** "per metre", if sold singly. */
  readonly per?: string;
  /** "Pack of 12" */
  readonly pack?: string;
  /** Unit price of a pack: "57.90 kr per pair". Absent if prices are hidden. */
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

/** Both in one line, below the price. */
export const packLine = ({ pack, each }: SaleTexts): string | undefined =>
  pack === undefined ? undefined : [pack, each].filter(Boolean).join(' · ');

/** "Pack of 12, 694.80 kr": for places that do not show the price separately. */
export const packWithPrice = (price: (SaleTexts & { readonly now: string }) | undefined): string | undefined =>
  price?.pack === undefined ? undefined : `${price.pack}, ${price.now}`;
