import type { Unit } from '#core/units.ts';
import type { ListPrice } from '../pricing/displayed-price.ts';
import type { TypedLine } from './order-line.ts';

/** What an article is to whoever asks. */
export type ArticleFacts = {
  readonly sku: string;
  readonly name: string;
  readonly slug: string | undefined;
  readonly colour: string | undefined;
  readonly size: string;
  /** Absent where prices are hidden from whoever asks. */
  readonly unit: ListPrice | undefined;
  readonly packSize: number;
  readonly soldBy: Unit;
  readonly onHand: number;
  readonly nextDelivery: string | undefined;
};

export const quantityReasons = [
  'missing',
  'not-a-number',
  'ambiguous',
  'not-positive',
  'too-small',
  'too-large',
  'not-whole',
] as const;

export type QuantityReason = (typeof quantityReasons)[number];

type Found = {
  readonly article: ArticleFacts;
  readonly quantity: number;
  /** Other lines, counted from 0, that name the same article: theirs is in this quantity. */
  readonly merged: readonly number[];
};

/** An article to choose instead; a colour, by its number and without a size, where there are many of a product. */
export type Choice = Pick<ArticleFacts, 'sku' | 'name' | 'colour' | 'size'>;

/** What the shop says to a line: what it is, and the facts for the words. */
export type LineAnswer =
  | (Found & { readonly kind: 'ok' })
  /** None is there. It can be ordered as long as more is on its way. */
  | (Found & { readonly kind: 'out-of-stock' })
  /** Sold in packs: these quantities are the nearest whole packs. */
  | (Found & { readonly kind: 'pack-size'; readonly offered: readonly number[] })
  | {
      readonly kind: 'quantity';
      readonly article: ArticleFacts;
      readonly reason: QuantityReason;
      readonly maximum: number;
    }
  | { readonly kind: 'duplicate'; readonly article: ArticleFacts; readonly into: number }
  /** By its sku, or by its base number where several are meant. */
  | { readonly kind: 'not-in-assortment'; readonly sku: string }
  /** A product or a colour, without saying which size. The fields are as they were understood: a quantity behind the article is in its own. */
  | { readonly kind: 'incomplete'; readonly typed: TypedLine; readonly choices: readonly Choice[] }
  | { readonly kind: 'unknown'; readonly typed: TypedLine; readonly choices: readonly Choice[] }
  /** A quantity, and nothing that it is a quantity of: an empty or merged cell. */
  | { readonly kind: 'no-article' };

/** Whether the line can go into the cart as it is. */
export const canBeOrdered = (answer: LineAnswer): boolean =>
  answer.kind === 'ok' || (answer.kind === 'out-of-stock' && answer.article.nextDelivery !== undefined);
