import { sayExcessOf } from '../allowance/say-excess.server.ts';
import { readApprovalReasons } from '../approval-rules/rule-words.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import type { Order } from '../order/order.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readHidesPrices } from './hides-prices.server.ts';

/**
 * Why an order needs approval, as sentences for mails: the rules of the company that it met, without amounts if prices
 * are hidden, and the exceeded allowances. The caller checks who may see the order.
 */
export async function sayReasons(
  shop: Pick<Shop, 'db' | 'snapshots' | 'log' | 'texts'>,
  language: Visit['language'],
  order: Order,
): Promise<readonly string[]> {
  const market = findMarketBySiteId(order.marketId);
  if (!market) return [];
  const hidesPrices = await readHidesPrices(shop, order);
  const rules = await readApprovalReasons(shop, { market, language }, { ...order, hidesPrices });
  const met = rules.map(({ rule, condition }) => `${rule}: ${condition}`);
  return [...met, ...(await sayExcessOf(shop, language, order))];
}
