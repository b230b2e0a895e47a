import type { Language } from '#core/locale.ts';
import type { Market } from './market.ts';

type Place = { readonly market: Pick<Market, 'locales' | 'defaultLocale'>; readonly language: Language };

/** How things are written for whoever reads this language in this market: de-CH. */
export const cultureOf = ({ market: { locales, defaultLocale }, language }: Place): string =>
  (locales[language] ?? locales[defaultLocale])?.cultureCode ?? language;
