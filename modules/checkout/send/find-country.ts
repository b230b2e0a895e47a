import type { CountryCode } from '../../market/market.ts';
import { marketList } from '../../market/markets.ts';

/** A country that the shop knows, by its code. */
export const findCountry = (code: string): CountryCode | undefined =>
  marketList.find(({ iso2 }) => iso2 === code)?.iso2;
