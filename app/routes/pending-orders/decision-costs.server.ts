import type { MoneyView } from '#app/components/pending-orders/pending-view.ts';
import { readPointWriter } from '#app/routes/amount-limit/with-points.server.ts';
import { writerFor } from '#app/routes/cart/to-cart-page.ts';
import type { Money } from '#core/money.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import type { Order } from '#modules/order/order.ts';
import type { MoneyEffect } from '#modules/pending-order/read-money-effect.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** Limit and credit as the page writes them, in points too if the company uses points. */
export async function toMoneyView(
  shop: Shop,
  visit: Visit,
  order: Pick<Order, 'owner' | 'marketId'>,
  { limit, credit }: MoneyEffect,
): Promise<MoneyView> {
  const money = moneyOf(visit, order);
  const points = await readPointWriter(shop, visit, order.owner.kind === 'company' ? order.owner.companyId : undefined);
  const both = (amount: Money) => points(amount, money(amount));
  return {
    limit: limit && {
      amount: both(limit.amount),
      before: limit.before && both(limit.before),
      left: both(limit.left),
      isOver: limit.left.amount < 0,
      currency: limit.amount.currency,
    },
    credit: credit && { before: money(credit.before), after: money(credit.after) },
  };
}

export function freightOf(order: Order, visit: Visit): string | undefined {
  const freight = order.rows.find(({ type }) => type === 'FreightArticle');
  const writer = writerFor({ market: marketOf(visit, order), language: visit.language }, order.mode);
  return freight && writer.side(freight.price.total);
}

export const marketOf = (visit: Visit, { marketId }: Pick<Order, 'marketId'>) =>
  findMarketBySiteId(marketId) ?? visit.market;

export const moneyOf = (visit: Visit, order: Pick<Order, 'marketId'>) => (amount: Money) =>
  createCurrencyFormat(cultureOf({ market: marketOf(visit, order), language: visit.language }), amount.currency).format(
    amount.amount,
  );
