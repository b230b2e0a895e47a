import type { Money } from '#core/money.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import type { Visit } from '#modules/visit.ts';

/** Formats amounts as the market of their order does. */
export function amountWriter({ market: here, language }: Pick<Visit, 'market' | 'language'>) {
  return (marketId: number, amount: Money | undefined): string | undefined => {
    if (!amount) return undefined;
    const market = findMarketBySiteId(marketId) ?? here;
    return createCurrencyFormat(cultureOf({ market, language }), amount.currency).format(amount.amount);
  };
}
