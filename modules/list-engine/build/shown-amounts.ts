import { type Currency, fromDecimal, grossFromNet, money, netFromGross, toDecimal } from '#core/money.ts';
import { shownPack } from '../../pricing/displayed-price.ts';
import type { PriceBasis } from '../../pricing/price-basis.ts';
import type { PriceMode } from '../../pricing/price-mode.ts';
import type { PriceRange } from '../listing.ts';

/** Limit of 32-bit columns; more expensive articles are sorted as if they cost this. */
const largest = 2 ** 31 - 1;

type Pack = { readonly size: number; readonly basis: PriceBasis };

export type ShownAmounts = {
  /** The gross amount shown for an amount of a list; the amount of a pack for products sold in packs. */
  grossOf(amount: number, isGross: boolean, pack: Pack): number;
  /** Converts the visitor's price range to gross amounts. */
  grossRange(range: PriceRange, mode: PriceMode): { min: number; max: number };
  /** Whole units in the visitor's price display, rounded outward. */
  limitsOf(lowGross: number, highGross: number, mode: PriceMode): PriceRange;
};

/**
 * Only the gross amount is stored: removing the added tax gives back the exact net amount, because tax rates are never
 * negative. The same amounts occur often, so each is calculated once.
 */
export function shownAmounts(currency: Currency, vatBasisPoints: number): ShownAmounts {
  const known = new Map<number, number>();
  const withTax = (net: number) => {
    const found = known.get(net);
    if (found !== undefined) return found;
    const gross = Math.min(largest, grossFromNet(money(net, currency), vatBasisPoints).amount);
    known.set(net, gross);
    return gross;
  };
  const packGross = (amount: number, isGross: boolean, { size, basis }: Pack) => {
    const price = { amount: money(amount, currency), isGross };
    return Math.min(largest, shownPack(price, size, 'incl', { vatBasisPoints, basis }).amount);
  };
  const withoutTax = (gross: number) => netFromGross(money(gross, currency), vatBasisPoints).amount;
  const minorOf = (units: number, otherwise: number) => {
    const parsed = fromDecimal(units, currency, 'halfUp');
    return parsed.ok ? parsed.value.amount : otherwise;
  };
  /** The smallest gross amount that is shown as at least this net amount. */
  const leastGross = (net: number) => {
    if (net <= 0) return 0;
    let gross = grossFromNet(money(net, currency), vatBasisPoints).amount;
    while (withoutTax(gross - 1) >= net) gross -= 1;
    return gross;
  };
  return {
    grossOf: (amount, isGross, pack) => {
      if (pack.size > 1) return packGross(amount, isGross, pack);
      return isGross ? Math.min(largest, amount) : withTax(amount);
    },
    grossRange: (range, mode) => {
      const min = Math.max(0, minorOf(range.min, 0));
      const max = Math.min(largest, minorOf(range.max, largest));
      return mode === 'incl' ? { min, max } : { min: leastGross(min), max: leastGross(max + 1) - 1 };
    },
    limitsOf: (lowGross, highGross, mode) => {
      const unitsOf = (gross: number) => toDecimal(money(mode === 'incl' ? gross : withoutTax(gross), currency));
      return { min: Math.floor(unitsOf(lowGross)), max: Math.ceil(unitsOf(highGross)) };
    },
  };
}
