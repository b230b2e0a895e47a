import { contextOfRow } from '#modules/assortment/context-of-row.ts';
import { readOffers } from '#modules/assortment/read-offers.server.ts';
import { readMethodName } from '#modules/delivery/read-delivery-methods.server.ts';
import type { OrderReturn } from '#modules/fulfilment/order-return.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import type { Order } from '#modules/order/order.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/**
 * The order with the names of its articles and of its delivery method in the language of the page. What is no longer offered
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
  const rows = order.rows.map((row) => {
    if (row.type === 'FreightArticle') return row;
    // Staff and dealers do not see the assortments of others, but may know the article from the ordinary one.
    const theirs = offers.get(row.sku, { context: contextOfRow(row) });
    const { name, colour } = theirs.name ? theirs : offers.get(row.sku);
    return { ...row, name: name || row.name, colour: colour?.name || row.colour };
  });
  const { delivery } = order;
  const method =
    (await readMethodName(shop, { market, language: visit.language }, delivery.method)) ?? delivery.method.name;
  return { ...order, rows, delivery: { ...delivery, method: { ...delivery.method, name: method } } };
}

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
