import type { Language } from '#core/locale.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { safePath } from '#modules/auth/redirect-target.ts';
import { isLanguageOf } from '#modules/market/language.ts';
import type { Market } from '#modules/market/market.ts';
import type { Visit } from '#modules/visit.ts';

/** Query parameters of all sign-in steps: language, target page and reseller. */
export type SignInWay = { language: Language; returnTo: string | undefined; reseller: string | undefined };

/** The language comes from the query, else from the target page, else from the browser. */
export function readWay(url: URL, market: Market, browsersLanguage: Language): SignInWay {
  const query = (name: string) => url.searchParams.get(name) ?? undefined;
  const returnTo = safePath(query('returnTo'), url.origin);
  const wishes = [query('lang'), query('locale'), returnTo?.split(/[/?#]/)[1]];
  return {
    language: wishes.find((wish) => wish !== undefined && isLanguageOf(market, wish)) ?? browsersLanguage,
    returnTo,
    reseller: query('reseller'),
  };
}

/** The address of another step, with the same parameters. */
export function stepHref(path: string, { language, returnTo, reseller }: SignInWay): string {
  const query = new URLSearchParams({ lang: language });
  if (returnTo !== undefined) query.set('returnTo', returnTo);
  if (reseller !== undefined) query.set('reseller', reseller);
  return `${path}?${query}`;
}

/** The token of an e-mail link, and the addresses that its page links to. */
export function readMailLink(url: URL, { market, language }: Pick<Visit, 'market' | 'language'>) {
  const way = readWay(url, market, language);
  return {
    token: url.searchParams.get('token') ?? '',
    signIn: stepHref('/login', way),
    forgotten: stepHref('/login/forgotten', way),
    register: stepHref('/register', way),
  };
}

export const endOf = ({ returnTo, language }: Pick<SignInWay, 'returnTo' | 'language'>): string =>
  returnTo ?? `/${language}`;

type SignInVisit = { market: Pick<Market, 'loginUrl'>; claims: Claims | undefined };

/** Where visitors go who do not sign in here: those already signed in, and customers of a market with its own login. */
export function placeInstead({ market, claims }: SignInVisit, way: SignInWay): string | undefined {
  return claims ? endOf(way) : market.loginUrl;
}
