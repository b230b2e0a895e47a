import type { Language } from '#core/locale.ts';
import { isLanguageOf, isUnknownLanguage } from '#modules/market/language.ts';
import type { Market } from '#modules/market/market.ts';
import { matchPage, routeHref } from './page-addresses.ts';

type Address =
  | { kind: 'page'; language: Language }
  | { kind: 'system' }
  | { kind: 'elsewhere'; location: string }
  | { kind: 'missing' };

/** Paths of the shop without a language. */
const systemPaths = /^\/(?:$|login(?:\/|$)|logout$|register(?:\/|$)|auth\/|error$|404$|dev\/)/;

/** The target of a path in this market: a page in a language, a system path, or a redirect to the right address. */
export function readAddress(market: Market, path: string, search = ''): Address {
  if (systemPaths.test(path)) return { kind: 'system' };
  const [first = '', ...rest] = path.split('/').slice(1);
  if (isLanguageOf(market, first)) return { kind: 'page', language: first };
  if (isUnknownLanguage(market, first)) return { kind: 'elsewhere', location: '/' };
  // If the language is missing or misspelled, the market's own language is used, whatever language the other words are
  // in.
  const bare = /^[a-z]{2,3}$/i.test(first) ? [path, `/${rest.join('/')}`] : [path];
  const language = market.defaultLocale;
  for (const spelling of new Set([language, ...market.languages, 'en' as const]))
    for (const words of bare) {
      const match = matchPage(`/${spelling}${words}`);
      if (match && match.page.pattern !== '')
        return { kind: 'elsewhere', location: `${routeHref(match.page.name, language, match.params)}${search}` };
    }
  return { kind: 'missing' };
}
