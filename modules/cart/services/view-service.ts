import { selectedVasOf } from '../../vas/selected-vas.ts';
import { positionName } from '../../vas/service-words.ts';
import { serviceArticleIdOf, takesLogo } from '../../vas/vas-article.ts';
import type { CartRow } from '../cart.ts';
import type { ServiceView } from '../cart-view.ts';
import { letteringOf, logoNamedBy, positionOf, writtenOn } from './chosen-service.ts';
import type { ServiceRules } from './service-problems.ts';

/** A service on a row; undefined if the row is not a service, or its article no longer exists. */
export function viewService(
  row: CartRow,
  parent: Pick<CartRow, 'quantity'> | undefined,
  { services, texts, logos, speaker }: ServiceRules,
): ServiceView | undefined {
  const article = parent && services.find(serviceArticleIdOf(row.sku));
  if (!article) return undefined;
  const text = texts.get(row.id);
  const position = positionOf(row);
  return {
    position,
    positionName: positionName(article, position, speaker),
    written: writtenOn(row),
    ...letteringOf(row),
    logo: logos.get(row.id),
    lacksLogo: takesLogo(article) && logoNamedBy(row) === undefined,
    isValid: text?.isValid ?? true,
    selected: selectedVasOf(article, {
      unit: services.priceOf(article)?.unit,
      pieces: parent.quantity,
      lines: text?.lines ?? [],
      vatBasisPoints: speaker.market.vatBasisPoints,
    }),
  };
}
