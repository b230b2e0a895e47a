import type { Language } from '#core/locale.ts';
import { grossFromNet, type Money, multiply, netFromGross } from '#core/money.ts';
import { createCurrencyFormat } from '../market/currency-format.ts';
import type { Market } from '../market/market.ts';
import type { PriceBasis } from './price-basis.ts';
import type { PriceMode } from './price-mode.ts';

/** A price as listed. */
export type ListPrice = { amount: Money; isGross: boolean };

/** The price as a visitor sees it. No conversion if it is listed as it is shown. */
export function shownPrice({ amount, isGross }: ListPrice, mode: PriceMode, vatBasisPoints: number): Money {
  if (isGross === (mode === 'incl')) return amount;
  return mode === 'incl' ? grossFromNet(amount, vatBasisPoints) : netFromGross(amount, vatBasisPoints);
}

/** How prices of several pieces are added up. */
export type PackTerms = { readonly vatBasisPoints: number; readonly basis: PriceBasis };

/**
 * The price of several pieces, as a cart adds them up: one piece on the side of the basis, times the pieces. The other side is derived
 * from that product, so a company's pack with VAT is the net pack price plus its VAT.
 */
export function shownPack(
  price: ListPrice,
  pieces: number,
  mode: PriceMode,
  { vatBasisPoints, basis }: PackTerms,
): Money {
  if (pieces === 1) return shownPrice(price, mode, vatBasisPoints);
  const isGross = basis === 'gross';
  const amount = multiply(shownPrice(price, isGross ? 'incl' : 'excl', vatBasisPoints), pieces, 'halfUp');
  return shownPrice({ amount, isGross }, mode, vatBasisPoints);
}

export type DisplayedPrice = { shown: Money; text: string };

type PriceMarket = Pick<Market, 'currency' | 'vatBasisPoints' | 'locales' | 'defaultLocale'>;

/** Build it once per market, language, mode and basis, then use it for all prices of a page. */
export function createPriceDisplay(market: PriceMarket, language: Language, mode: PriceMode, basis: PriceBasis) {
  const terms = { vatBasisPoints: market.vatBasisPoints, basis };
  const cultureCode = (market.locales[language] ?? market.locales[market.defaultLocale])?.cultureCode ?? language;
  const { format } = createCurrencyFormat(cultureCode, market.currency);
  return (price: ListPrice, pieces = 1): DisplayedPrice => {
    if (price.amount.currency !== market.currency)
      throw new TypeError(`a price in ${price.amount.currency} in a market of ${market.currency}`);
    const shown = shownPack(price, pieces, mode, terms);
    return { shown, text: format(shown.amount) };
  };
}
