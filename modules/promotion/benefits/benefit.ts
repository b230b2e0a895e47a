import type * as z from 'zod';
import type { EffectSource, Pieces, PromotionEffect } from '../../pricing/priced-cart.ts';
import type { CampaignType } from '../campaign-types.ts';
import { type Selection, selects } from '../selection.ts';
import type { Fields, PricedRow, Situation } from '../situation.ts';

type WithoutSource<Effect> = Effect extends unknown ? Omit<Effect, keyof EffectSource> : never;

/** An effect without its campaign. */
export type BareEffect = WithoutSource<PromotionEffect>;

export type BenefitRule<Schema extends z.ZodObject> = {
  readonly schema: Schema;
  readonly fields: Fields;
  readonly type: CampaignType;
  /** Undefined if no row of the cart qualifies. */
  readonly effect: (benefit: z.output<Schema>, situation: Situation) => BareEffect | undefined;
};

/** Defines a kind of benefit; list it in benefits.ts to activate it. */
export const benefit = <Schema extends z.ZodObject>(rule: BenefitRule<Schema>): BenefitRule<Schema> => rule;

type RowFilter = { selection?: Selection; skipsReduced: boolean };

/** The rows that a benefit applies to. With `skipsReduced`, rows with a campaign price are excluded. */
export function rowsFor({ selection, skipsReduced }: RowFilter, { rows }: Situation): PricedRow[] {
  return rows
    .filter((row) => !(skipsReduced && row.isCampaignPrice))
    .filter((row) => selection === undefined || selects(selection, row));
}

/** Sorted by cart order, so that the order of the input does not matter. */
export function allPiecesOf(rows: readonly PricedRow[]): Pieces[] {
  return rows
    .map(({ rowId, rowNumber, quantity }) => ({ rowId, rowNumber, quantity }))
    .toSorted((a, b) => a.rowNumber - b.rowNumber || (a.rowId < b.rowId ? -1 : 1))
    .map(({ rowId, quantity }) => ({ rowId, quantity }));
}
