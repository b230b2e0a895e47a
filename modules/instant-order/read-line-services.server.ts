import type { Offer } from '../assortment/offer.ts';
import type { Shop } from '../shop.server.ts';
import { isSelectorDisabled, requiredServices } from '../vas/service-lists.ts';
import { nameOf } from '../vas/service-words.ts';
import { readServices } from '../vas/services.server.ts';
import type { Visit } from '../visit.ts';
import { type LineServices, type OfferedService, servicesOfLine } from './line-services.ts';
import type { TypedLine } from './order-line.ts';

type Named = { readonly named: LineServices | undefined; readonly possible: readonly OfferedService[] };

const none: Named = { named: undefined, possible: [] };

/** The services that cells name, for the article of their line. Lists without services cost nothing. */
export async function readLineServices(
  shop: Shop,
  visit: Visit,
  lines: readonly TypedLine[],
): Promise<(cell: string | undefined, offer: Pick<Offer, 'services'>) => Named> {
  if (!lines.some(({ services }) => services?.trim())) return () => none;
  const services = await readServices(shop, visit);
  return (cell, offer) => {
    const possible = services
      .of(offer.services)
      .map((article) => ({ id: article.serviceArticleId, code: article.serviceId, name: nameOf(article, visit) }));
    const terms = { lists: services.listsOf(offer.services), isForced: services.isForced };
    const rules = { offered: possible, required: requiredServices(terms), isFixed: isSelectorDisabled(terms) };
    return { named: servicesOfLine(cell, rules), possible };
  };
}
