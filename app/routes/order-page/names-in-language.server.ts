import type { DecidedRow } from '#modules/approval/row-decision.ts';
import { contextOfRow } from '#modules/assortment/context-of-row.ts';
import { readOffers } from '#modules/assortment/read-offers.server.ts';
import { readMethodName } from '#modules/delivery/read-delivery-methods.server.ts';
import type { OrderReturn } from '#modules/fulfilment/order-return.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import type { Order } from '#modules/order/order.ts';
import { rowsInLanguage } from '#modules/order-history/rows-in-language.server.ts';
import { articleDetail } from '#modules/pending-order/order-decision.ts';
import type { Shop } from '#modules/shop.server.ts';
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
  const rows = await rowsInLanguage(shop, { ...visit, market }, order);
  const { delivery } = order;
  const method =
    (await readMethodName(shop, { market, language: visit.language }, delivery.method)) ?? delivery.method.name;
  return { ...order, rows, delivery: { ...delivery, method: { ...delivery.method, name: method } } };
}

/** The same for the rows that an approver changed or rejected: a rejected one is no longer part of the order. */
export async function withPageArticles(
  shop: Shop,
  visit: Visit,
  order: Pick<Order, 'rows' | 'language' | 'marketId'>,
  decided: readonly DecidedRow[],
): Promise<readonly DecidedRow[]> {
  if (order.language === visit.language || decided.length === 0) return decided;
  const market = findMarketBySiteId(order.marketId) ?? visit.market;
  const froms = order.rows.map((row) => ({ context: contextOfRow(row) }));
  const offers = await readOffers(shop, { ...visit, market }, froms, { mode: 'excl' });
  const named = (article: DecidedRow['before']) => {
    const offer = [...froms, undefined].map((from) => offers.get(article.sku, from)).find(({ name }) => name !== '');
    return offer ? { ...article, name: offer.name, detail: articleDetail(offer.colour?.name, offer.size) } : article;
  };
  return decided.map((row) => ({ ...row, before: named(row.before), after: row.after && named(row.after) }));
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
