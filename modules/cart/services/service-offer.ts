import { pieceUnit } from '#core/units.ts';
import type { Offer } from '../../assortment/offer.ts';
import { nameOf, type Speaker } from '../../vas/service-words.ts';
import type { Services } from '../../vas/services.server.ts';
import { serviceArticleIdOf } from '../../vas/vas-article.ts';

/** A service in the form in which rows are priced and shown. One that no longer exists is not sold. */
export function serviceOffer(services: Services, sku: string, speaker: Speaker): Offer {
  const article = services.find(serviceArticleIdOf(sku));
  const price = article && services.priceOf(article);
  return {
    sku,
    isSold: price !== undefined,
    name: article ? nameOf(article, speaker) : '',
    slug: undefined,
    colour: undefined,
    size: '',
    colours: [],
    sizes: [],
    multiplyFactor: 1,
    soldBy: pieceUnit,
    unit: price?.unit,
    origin: price?.origin,
    categories: [],
    cut: undefined,
    services: [],
    family: undefined,
    manufacturerId: 0,
    picture: undefined,
  };
}
