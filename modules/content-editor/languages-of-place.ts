import type { Language } from '#core/locale.ts';
import { marketList } from '../market/markets.ts';

/** The languages in which a market expects its texts; without a market those of all. */
export const languagesOfPlace = (marketId: number | undefined): readonly Language[] =>
  marketList.find((market) => market.marketId === marketId)?.languages ??
  [...new Set(marketList.flatMap((market) => market.languages))].toSorted();
