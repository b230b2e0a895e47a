import { isLanguage, type Language } from '#core/locale.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import type { Order } from '../order/order.ts';

/** In which language to write to an admin: who has chosen none reads that of the market, whatever language the buyer shopped in. */
export const languageOfAdmin = (
  { language }: { readonly language: string | null },
  { marketId, language: ofBuyer }: Pick<Order, 'marketId' | 'language'>,
): Language =>
  language !== null && isLanguage(language) ? language : (findMarketBySiteId(marketId)?.defaultLocale ?? ofBuyer);
