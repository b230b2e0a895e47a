import type { LineAnswer, QuantityReason } from '#modules/instant-order/line-answer.ts';
import type { TypedLine } from '#modules/instant-order/order-line.ts';

/** Where lines are checked, behind the language. */
export const checkPath = 'instant-order-answers/check';

type ChoiceView = { readonly sku: string; readonly text: string };

/** What the shop says to a line, as far as its words need it. */
export type AnswerView = {
  readonly kind: LineAnswer['kind'];
  readonly canBeOrdered: boolean;
  readonly sku?: string;
  readonly name?: string;
  readonly href?: string;
  /** Colour and size. */
  readonly look?: string;
  /** Of a pack, where it is sold in packs, as the market writes it; absent where prices are hidden. */
  readonly price?: string;
  readonly onHand?: number;
  readonly next?: string;
  readonly packSize?: number;
  /** "per metre"; of packs how many are in one, and what one of them costs. */
  readonly per?: string;
  readonly pack?: string;
  readonly each?: string;
  readonly offered?: readonly number[];
  readonly reason?: QuantityReason;
  readonly maximum?: number;
  /** The other lines, counted from 0, whose quantities are in this one. */
  readonly merged?: readonly number[];
  readonly into?: number;
  readonly choices?: readonly ChoiceView[];
};

/** A line as it was understood. */
export type CheckedLine = TypedLine & { readonly answer: AnswerView };

export type CheckAnswer = { readonly lines: readonly CheckedLine[] } | { readonly words: string };
