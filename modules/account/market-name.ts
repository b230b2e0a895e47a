import type { Language } from '#core/locale.ts';
import type { Market } from '../market/market.ts';

/** The country in the reader's language. */
export function marketName({ iso2 }: Pick<Market, 'iso2'>, language: Language): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(iso2) ?? iso2;
}
