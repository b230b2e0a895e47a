import type { Language } from '#core/locale.ts';
import { grossFromNet, type Money, multiply, netFromGross } from '#core/money.ts';
import { createCurrencyFormat } from '../market/currency-format.ts';
import type { Market } from '../market/market.ts';
import type { PriceMode } from './price-mode.ts';

/** A price as listed. */
export type ListPrice = { amount: Money; isGross: boolean };

/** The price as a visitor sees it. No conversion if it is listed as it is shown. */
export function shownPrice({ amount, isGross }: ListPrice, mode: PriceMode, vatBasisPoints: number): Money {
  if (isGross === (mode === 'incl')) return amount;
  return mode === 'incl' ? grossFromNet(amount, vatBasisPoints) : netFromGross(amount, vatBasisPoints);
}

export type DisplayedPrice = { shown: Money; text: string };

type PriceMarket = Pick<Market, 'currency' | 'vatBasisPoints' | 'locales' | 'defaultLocale'>;

/**
 * Build it once per market, language and mode, then use it for all prices of a page. The price of several pieces is a
 * multiple of the shown unit price.
 */
export function createPriceDisplay(market: PriceMarket, language: Language, mode: PriceMode) {
  const cultureCode = (market.locales[language] ?? market.locales[market.defaultLocale])?.cultureCode ?? language;
  const { format } = createCurrencyFormat(cultureCode, market.currency);
  return (price: ListPrice, pieces = 1): DisplayedPrice => {
    if (price.amount.currency !== market.currency)
      throw new TypeError(`a price in ${price.amount.currency} in a market of ${market.currency}`);
    const one = shownPrice(price, mode, market.vatBasisPoints);
    const shown = pieces === 1 ? one : multiply(one, pieces, 'halfUp');
    return { shown, text: format(shown.amount) };
  };
}
