import { grossFromNet, type Money, netFromGross } from '#core/money.ts';
import type { ListPrice } from '../pricing/displayed-price.ts';
import { serviceQuantity, type VasArticle } from './vas-article.ts';

/** A service on a row, under the names that partners know. */
export type SelectedVas = {
  readonly serviceArticleId: number;
  readonly multiPackQuantity: number;
  readonly salesPrice: Money | undefined;
  readonly salesPriceIncVat: Money | undefined;
  readonly quantity: number;
  /** The lines on the garment. */
  readonly textTemplates: readonly string[];
  readonly type: VasArticle['service'];
};

type OnRow = {
  /** Undefined where prices are hidden. */
  readonly unit: ListPrice | undefined;
  readonly pieces: number;
  readonly lines: readonly string[];
  readonly vatBasisPoints: number;
};

export function selectedVasOf(article: VasArticle, { unit, pieces, lines, vatBasisPoints }: OnRow): SelectedVas {
  const { amount, isGross } = unit ?? {};
  return {
    serviceArticleId: article.serviceArticleId,
    multiPackQuantity: article.multiPackQuantity,
    salesPrice: amount && (isGross ? netFromGross(amount, vatBasisPoints) : amount),
    salesPriceIncVat: amount && (isGross ? amount : grossFromNet(amount, vatBasisPoints)),
    quantity: serviceQuantity(pieces, article),
    textTemplates: lines,
    type: article.service,
  };
}
