import { isLanguage, type Language } from '#core/locale.ts';
import type { Market } from './market.ts';

export function isLanguageOf(market: Market, text: string): text is Language {
  return isLanguage(text) && market.languages.includes(text);
}

/** The language in a path's first segment, or the market's default. */
export function languageOf(market: Market, segment: string | undefined): Language {
  return segment !== undefined && isLanguageOf(market, segment) ? segment : market.defaultLocale;
}

/** Two lower-case letters that are not a language of this market: the server redirects to the root. */
export function isUnknownLanguage(market: Market, segment: string): boolean {
  return /^[a-z]{2}$/.test(segment) && !isLanguageOf(market, segment);
}

/** The language for the market's root: the visitor's preferred language among the market's, or the default. */
export function negotiateLanguage(market: Market, acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map(readWish)
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wishes) {
    if (language === '*') return market.defaultLocale;
    if (isLanguageOf(market, language)) return language;
  }
  return market.defaultLocale;
}

function readWish(text: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const [language = ''] = tag.split('-');
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  return { language: norwegian.has(language) ? 'nb' : language, weight: q === undefined ? 1 : Number(q.slice(2)) || 0 };
}

// Browsers send "no" for both written forms, and "nn" for the form in which the shop has no texts.
const norwegian: ReadonlySet<string> = new Set(['no', 'nn']);
