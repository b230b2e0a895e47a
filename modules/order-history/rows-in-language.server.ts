import { contextOfRow } from '../assortment/context-of-row.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import type { Order, OrderedService, OrderRow } from '../order/order.ts';
import type { Shop } from '../shop.server.ts';
import { nameOf, positionName, type Speaker } from '../vas/service-words.ts';
import { readServicesOrNone } from '../vas/services.server.ts';
import type { VasArticle } from '../vas/vas-article.ts';
import type { Visit } from '../visit.ts';

/**
 * Access: internal; the visit is in the market of the order. The rows with the names of articles and services in the language of
 * the visit. What is no longer offered keeps the name it was ordered under.
 */
export async function rowsInLanguage(
  shop: Shop,
  visit: Visit,
  { rows, language }: Pick<Order, 'rows' | 'language'>,
): Promise<readonly OrderRow[]> {
  if (language === visit.language) return rows;
  const froms = rows.map((row) => ({ context: contextOfRow(row) }));
  const offers = await readOffers(shop, visit, froms, { mode: 'excl' });
  const services = await readServicesOrNone(shop, visit);
  return rows.map((row) => {
    if (row.type === 'FreightArticle') return row;
    const { service } = row;
    const known = service && services.find(service.serviceArticleId);
    if (known) return { ...row, ...serviceWords(known, { ...row, service }, visit) };
    // Staff and dealers do not see the assortments of other companies, but may find the article in the ordinary one.
    const theirs = offers.get(row.sku, { context: contextOfRow(row) });
    const { name, colour } = theirs.name ? theirs : offers.get(row.sku);
    return { ...row, name: name || row.name, colour: colour?.name || row.colour };
  });
}

/** The comment of a service begins with its place; the text on the garment stays as it was ordered. */
function serviceWords(known: VasArticle, { comment, service }: ServiceRow, speaker: Speaker) {
  const { position, positionName: ordered } = service;
  const name = nameOf(known, speaker);
  const place = positionName(known, position, speaker);
  if (!(place && ordered && comment.startsWith(ordered))) return { name };
  return { name, comment: `${place}${comment.slice(ordered.length)}`, service: { ...service, positionName: place } };
}

type ServiceRow = Pick<OrderRow, 'comment'> & { readonly service: OrderedService };
