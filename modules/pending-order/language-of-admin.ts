import { isLanguage, type Language } from '#core/locale.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import type { Order } from '../order/order.ts';

/** The language of mails to an admin: the one they chose, otherwise that of the market. The buyer's language has no influence. */
export const languageOfAdmin = (
  { language }: { readonly language: string | null },
  { marketId, language: ofBuyer }: Pick<Order, 'marketId' | 'language'>,
): Language =>
  language !== null && isLanguage(language) ? language : (findMarketBySiteId(marketId)?.defaultLocale ?? ofBuyer);
