import type { ListPrice } from '../pricing/displayed-price.ts';

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
  readonly onHand: number;
  readonly nextDelivery: string | undefined;
};

export type QuantityReason = 'not-a-number' | 'not-positive' | 'too-small' | 'too-large';

type Found = {
  readonly article: ArticleFacts;
  readonly quantity: number;
  /** Other lines, counted from 0, that name the same article: theirs is in this quantity. */
  readonly merged: readonly number[];
};

/** An article to choose instead. */
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
  | { readonly kind: 'not-in-assortment'; readonly sku: string }
  /** A product or a colour, without saying which size. */
  | { readonly kind: 'incomplete'; readonly choices: readonly Choice[] }
  | { readonly kind: 'unknown'; readonly choices: readonly Choice[] }
  /** A quantity, and nothing that it is a quantity of: an empty or merged cell. */
  | { readonly kind: 'no-article' };

/** Whether the line can go into the cart as it is. */
export const canBeOrdered = (answer: LineAnswer): boolean =>
  answer.kind === 'ok' || (answer.kind === 'out-of-stock' && answer.article.nextDelivery !== undefined);
