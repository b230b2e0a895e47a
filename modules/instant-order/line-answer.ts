import type { Unit } from '#core/units.ts';
import type { ListPrice } from '../pricing/displayed-price.ts';
import type { OfferedService } from './line-services.ts';
import type { TypedLine } from './order-line.ts';

/** An article as offered to the visitor. */
export type ArticleFacts = {
  readonly sku: string;
  readonly name: string;
  readonly slug: string | undefined;
  readonly colour: string | undefined;
  readonly size: string;
  /** Undefined if prices are hidden from the visitor. */
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

type FoundArticle = {
  readonly article: ArticleFacts;
  readonly quantity: number;
  /** Indexes of other lines with the same article, whose quantities are included. */
  readonly merged: readonly number[];
  /** The services that the line names; undefined if it names none. */
  readonly services?: readonly OfferedService[] | undefined;
};

/** An alternative article; for a product with many variants, a colour number without a size. */
export type Choice = Pick<ArticleFacts, 'sku' | 'name' | 'colour' | 'size'>;

/** The result of a line with its facts. */
export type LineAnswer =
  | (FoundArticle & { readonly kind: 'ok' })
  /** Out of stock. It can be ordered if a delivery is expected. */
  | (FoundArticle & { readonly kind: 'out-of-stock' })
  /** Sold in packs: `offered` has the nearest whole packs. */
  | (FoundArticle & { readonly kind: 'pack-size'; readonly offered: readonly number[] })
  | {
      readonly kind: 'quantity';
      readonly article: ArticleFacts;
      readonly reason: QuantityReason;
      readonly maximum: number;
    }
  /** The article cannot have these services; `possible` are those that it can have. */
  | {
      readonly kind: 'services';
      readonly article: ArticleFacts;
      readonly unknown: readonly string[];
      readonly possible: readonly OfferedService[];
    }
  | { readonly kind: 'duplicate'; readonly article: ArticleFacts; readonly into: number }
  /** The sku, or the base part number if several skus match. */
  | { readonly kind: 'not-in-assortment'; readonly sku: string }
  /**
   * A product or colour without a size. `typed` has the fields as understood: a quantity typed after the article is in
   * its own field.
   */
  | { readonly kind: 'incomplete'; readonly typed: TypedLine; readonly choices: readonly Choice[] }
  | { readonly kind: 'unknown'; readonly typed: TypedLine; readonly choices: readonly Choice[] }
  /** A quantity without an article, from an empty or merged cell. */
  | { readonly kind: 'no-article' };

/** Whether the line can be added to the cart as it is. */
export const canBeOrdered = (answer: LineAnswer): boolean =>
  answer.kind === 'ok' || (answer.kind === 'out-of-stock' && answer.article.nextDelivery !== undefined);
