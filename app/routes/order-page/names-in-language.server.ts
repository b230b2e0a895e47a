import { contextOfRow } from '#modules/assortment/context-of-row.ts';
import { readOffers } from '#modules/assortment/read-offers.server.ts';
import { readMethodName } from '#modules/delivery/read-delivery-methods.server.ts';
import type { OrderReturn } from '#modules/fulfilment/order-return.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import type { Order, OrderedService, OrderRow } from '#modules/order/order.ts';
import type { Shop } from '#modules/shop.server.ts';
import { nameOf, positionName, type Speaker } from '#modules/vas/service-words.ts';
import { readServicesOrNone } from '#modules/vas/services.server.ts';
import type { VasArticle } from '#modules/vas/vas-article.ts';
import type { Visit } from '#modules/visit.ts';

/**
 * The order with the names of its articles, services and delivery method in the language of the page. What is no longer offered
 * keeps the name it was ordered under. Only for screens: documents keep the language in which they were issued.
 */
export async function withPageNames<O extends Pick<Order, 'rows' | 'language' | 'marketId' | 'delivery'>>(
  shop: Shop,
  visit: Visit,
  order: O,
): Promise<O> {
  if (order.language === visit.language) return order;
  const market = findMarketBySiteId(order.marketId) ?? visit.market;
  const froms = order.rows.map((row) => ({ context: contextOfRow(row) }));
  const offers = await readOffers(shop, { ...visit, market }, froms, { mode: 'excl' });
  const services = await readServicesOrNone(shop, { ...visit, market });
  const rows = order.rows.map((row) => {
    if (row.type === 'FreightArticle') return row;
    const { service } = row;
    const known = service && services.find(service.serviceArticleId);
    if (known) return { ...row, ...serviceWords(known, { ...row, service }, { language: visit.language, market }) };
    // Staff and dealers do not see the assortments of other companies, but may find the article in the ordinary one.
    const theirs = offers.get(row.sku, { context: contextOfRow(row) });
    const { name, colour } = theirs.name ? theirs : offers.get(row.sku);
    return { ...row, name: name || row.name, colour: colour?.name || row.colour };
  });
  const { delivery } = order;
  const method =
    (await readMethodName(shop, { market, language: visit.language }, delivery.method)) ?? delivery.method.name;
  return { ...order, rows, delivery: { ...delivery, method: { ...delivery.method, name: method } } };
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

/** The same for the colours of replacement articles. */
export async function withPageColours(
  shop: Shop,
  visit: Visit,
  order: Pick<Order, 'language' | 'marketId'>,
  returns: readonly OrderReturn[],
): Promise<OrderReturn[]> {
  if (order.language === visit.language || returns.every((one) => !one.replacement)) return [...returns];
  const market = findMarketBySiteId(order.marketId) ?? visit.market;
  const offers = await readOffers(shop, { ...visit, market }, [], { mode: 'excl' });
  return returns.map((one) => ({
    ...one,
    rows: one.rows.map(({ replacement, ...row }) => {
      if (!replacement) return row;
      const colour = offers.get(replacement.sku).colour?.name || replacement.colour;
      return { ...row, replacement: { ...replacement, colour } };
    }),
  }));
}
