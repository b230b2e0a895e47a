import { cultureOf } from '#modules/market/culture.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import { createRateFormat } from '#modules/market/rate-format.ts';
import type { Order } from '#modules/order/order.ts';
import { taxKindOf, totalWordsOf } from '#modules/pricing/total-words.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

type Taxed = Pick<Order, 'marketId' | 'mode' | 'tax'>;

/** The taxes between the rows and the total, and what the total includes, in the words of the cart. */
export function taxLinesOf({ texts }: Pick<Shop, 'texts'>, visit: Visit, { marketId, mode, tax }: Taxed) {
  const market = findMarketBySiteId(marketId) ?? visit.market;
  const culture = cultureOf({ market, language: visit.language });
  const taxes = tax.rows.filter(({ basisPoints }) => basisPoints > 0);
  const words = totalWordsOf({ mode, taxKind: taxKindOf(market), taxes });
  const say = (key: string, facts: Record<string, string> = {}) =>
    texts.say(visit.language, 'cart', `summary.${key}`, facts) ?? '';
  return {
    totalTerm: say(words.payable),
    taxes: taxes.map(({ basisPoints, tax: due }) => ({
      term: say(words.tax, { rate: createRateFormat(culture, due.currency)(basisPoints) }),
      amount: createCurrencyFormat(culture, due.currency).format(due.amount),
    })),
  };
}
