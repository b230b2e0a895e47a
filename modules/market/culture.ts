import type { Language } from '#core/locale.ts';
import type { Market } from './market.ts';

type Place = { readonly market: Pick<Market, 'locales' | 'defaultLocale'>; readonly language: Language };

/** The culture code of the language in this market, such as de-CH. */
export const cultureOf = ({ market: { locales, defaultLocale }, language }: Place): string =>
  (locales[language] ?? locales[defaultLocale])?.cultureCode ?? language;
