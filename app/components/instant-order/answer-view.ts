import type { LineAnswer, QuantityReason } from '#modules/instant-order/line-answer.ts';
import type { TypedLine } from '#modules/instant-order/order-line.ts';

/** Path for checking lines, after the language. */
export const checkPath = 'instant-order-answers/check';

/** Path of the template, after the language. */
export const templatePath = 'instant-order-answers/template';

type ChoiceView = { readonly sku: string; readonly text: string };

/** The shop's answer to a line, as data for its texts. */
export type AnswerView = {
  readonly kind: LineAnswer['kind'];
  readonly canBeOrdered: boolean;
  readonly sku?: string;
  readonly name?: string;
  readonly href?: string;
  /** Colour and size. */
  readonly look?: string;
  /** Price of a pack, if sold in packs, formatted; absent if prices are hidden. */
  readonly price?: string;
  readonly onHand?: number;
  readonly next?: string;
  readonly packSize?: number;
  /** "per metre"; for packs, the pack size and unit price. */
  readonly per?: string;
  readonly pack?: string;
  readonly each?: string;
  readonly offered?: readonly number[];
  readonly reason?: QuantityReason;
  readonly maximum?: number;
  /** Indexes of other lines whose quantities are included in this one. */
  readonly merged?: readonly number[];
  readonly into?: number;
  readonly choices?: readonly ChoiceView[];
  /** Numbers of the services that the line names, and their names. */
  readonly services?: readonly number[];
  readonly serviceNames?: readonly string[];
  /** The typed services that the article cannot have, and those it can have. */
  readonly unknown?: readonly string[];
  readonly possible?: readonly string[];
};

/** A line as it was understood. */
export type CheckedLine = TypedLine & { readonly answer: AnswerView };

export type CheckAnswer = { readonly lines: readonly CheckedLine[] } | { readonly words: string };
