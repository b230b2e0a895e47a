import { writerFor } from '#app/routes/cart/to-cart-page.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createDayFormat } from '#modules/market/day-format.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import { createQuantityFormat } from '#modules/market/quantity-format.ts';
import type { Order, OrderRow } from '#modules/order/order.ts';
import type { DecidedOrder } from '#modules/pending-order/decide-order.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { withPageNames } from '../order-page/names-in-language.server.ts';

/** What has changed since the order was sent, as sentences in the language of the page: prices, freight, gifts, stock. */
export async function sayChanges(
  shop: Shop,
  visit: Visit,
  { was, order, differences }: Pick<DecidedOrder, 'was' | 'order' | 'differences'>,
): Promise<readonly string[]> {
  if (differences.length === 0) return [];
  const place = { market: findMarketBySiteId(order.marketId) ?? visit.market, language: visit.language };
  const culture = cultureOf(place);
  const writer = writerFor(place, order.mode);
  const [dayOf, number] = [createDayFormat(culture), createQuantityFormat(culture, place.market.currency)];
  const [before, now] = [await withPageNames(shop, visit, was), await withPageNames(shop, visit, order)];
  const say = (key: string, facts: Record<string, string> = {}) =>
    shop.texts.say(visit.language, 'pending-orders', key, facts) ?? '';
  const nameOf = (row: OrderRow, { rows }: Order) => {
    if (row.type === 'FreightArticle') return say('freight');
    const { name, colour, size, sku } = rows.find(({ rowNumber }) => rowNumber === row.rowNumber) ?? row;
    return [name || sku, colour, size].filter(Boolean).join(', ');
  };
  return differences.map(({ kind, row: one, was: sent }) => {
    const row = nameOf(one, kind === 'gone' ? before : now);
    const [pieces, quantity] = [number(one.backOrdered), number(one.quantity)];
    if (kind === 'price')
      return order.hidesPrices || !sent
        ? say('changes.priceHidden', { row })
        : say('changes.price', { row, before: writer.side(sent.price.total), now: writer.side(one.price.total) });
    const day = one.nextDeliveryDate === undefined ? '' : dayOf(one.nextDeliveryDate);
    return say(`changes.${kind}`, { row, pieces, quantity, day });
  });
}
