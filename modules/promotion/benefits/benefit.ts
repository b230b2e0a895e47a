import type * as z from 'zod';
import type { EffectSource, Pieces, PromotionEffect } from '../../pricing/priced-cart.ts';
import type { CampaignType } from '../campaign-types.ts';
import { type Selection, selects } from '../selection.ts';
import type { Fields, PricedRow, Situation } from '../situation.ts';

type Bare<Effect> = Effect extends unknown ? Omit<Effect, keyof EffectSource> : never;

/** An effect before it is said where it comes from. */
export type BareEffect = Bare<PromotionEffect>;

export type BenefitRule<Schema extends z.ZodObject> = {
  readonly schema: Schema;
  readonly fields: Fields;
  readonly type: CampaignType;
  /** None: there is nothing in the cart that it could be given for. */
  readonly effect: (benefit: z.output<Schema>, situation: Situation) => BareEffect | undefined;
};

/** One kind of benefit; it joins by being listed in benefits.ts. */
export const benefit = <Schema extends z.ZodObject>(rule: BenefitRule<Schema>): BenefitRule<Schema> => rule;

type Wanted = { selection?: Selection; skipsReduced: boolean };

/** The rows that a benefit is about. One that skips reduced goods leaves campaign prices of the lists alone. */
export function rowsFor({ selection, skipsReduced }: Wanted, { rows }: Situation): PricedRow[] {
  return rows
    .filter((row) => !(skipsReduced && row.isCampaignPrice))
    .filter((row) => selection === undefined || selects(selection, row));
}

/** In the order of the cart, so that the order in which rows were told changes nothing. */
export function allPiecesOf(rows: readonly PricedRow[]): Pieces[] {
  return rows
    .map(({ rowId, rowNumber, quantity }) => ({ rowId, rowNumber, quantity }))
    .toSorted((a, b) => a.rowNumber - b.rowNumber || (a.rowId < b.rowId ? -1 : 1))
    .map(({ rowId, quantity }) => ({ rowId, quantity }));
}
