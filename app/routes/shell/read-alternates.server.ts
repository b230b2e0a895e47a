import { marketAlternates } from '#app/addresses/market-alternates.ts';
import { matchPage, routeHref } from '#app/addresses/page-addresses.ts';
import { sealParameters } from '#app/addresses/sealed-link.ts';
import type { Page } from '#app/pages.ts';
import type { Language } from '#core/locale.ts';
import { slugsInOtherLanguages } from '#modules/catalogue/find-category.ts';
import type { ListLink, ProductLink } from '#modules/catalogue/list-link.ts';
import { readCategoryTree } from '#modules/catalogue/read-navigation.server.ts';
import { readPlaceInMarkets } from '#modules/catalogue/read-place-in-markets.server.ts';
import { readPageInMarkets, readPageLanguages } from '#modules/content/read-page-in-markets.server.ts';
import { storefrontUrl } from '#modules/market/hosts.ts';
import type { Market } from '#modules/market/market.ts';
import { marketList, markets } from '#modules/market/markets.ts';
import { ownHostsOf } from '#modules/market/own-hosts.server.ts';
import { readUnlessAway } from '#modules/read-unless-away.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const placePages: ReadonlySet<string> = new Set<(ListLink | ProductLink)['pageName']>([
  'product',
  'category',
  'subCategory',
  'productsMen',
  'productsWomen',
  'productsByGroup',
  'productsByCollection',
]);

/** The page at a path in each language of the market, and its canonical address. */
export async function readAlternates(shop: Shop, visit: Visit, path: string) {
  const { market, language } = visit;
  const paths = await pathsOf(shop, visit, path);
  return {
    base: storefrontUrl(market, shop.env.APP_ENV, shop.env.PORT, ownHostsOf(shop.env)),
    canonical: paths[language] ?? path,
    alternates: paths,
    ...(await elsewhere(shop, visit, path, paths)),
    /** The part of the query that is valid in every language: state parameters, and the signature of a link. */
    keptBy: [...(matchPage(path)?.page.keptBy ?? []), ...sealParameters],
  };
}

type PathIn = (language: Language, market: Market) => string | undefined;

/**
 * For search engines, which never sign in: the same page in other markets, and the one for visitors of no market: the British one, or the first
 * that has the page.
 */
async function elsewhere(shop: Shop, visit: Visit, path: string, paths: Readonly<Record<string, string>>) {
  const { env } = shop;
  const { market, claims } = visit;
  if (claims) return { others: [], xDefault: undefined };
  const baseOf = (one: Market) => storefrontUrl(one, env.APP_ENV, env.PORT, ownHostsOf(env));
  const pathIn = await pathInMarkets(shop, visit, path);
  const first = [markets.uk, ...marketList].find((one) => pathIn(one.defaultLocale, one) !== undefined);
  if (!first) return { others: [], xDefault: `${baseOf(market)}${paths[market.defaultLocale] ?? path}` };
  const own = new Set(market.languages.map((one) => market.locales[one]?.cultureCode));
  const all = marketAlternates({ markets: marketList, baseOf, pathIn });
  return {
    others: all.filter(({ hreflang }) => !own.has(hreflang)),
    xDefault: `${baseOf(first)}${pathIn(first.defaultLocale, first)}`,
  };
}

/**
 * Lists and products exist where they are sold, content where it was published; other pages with parameters only in their
 * market.
 */
async function pathInMarkets(shop: Shop, visit: Visit, path: string): Promise<PathIn> {
  const match = matchPage(path);
  if (!match) return contentInMarkets(shop, path);
  if (match.page.restricted) return () => undefined;
  const { page, params } = match;
  if (Object.keys(params).length === 0) return (language) => routeHref(nameOf(page), language);
  if (!placePages.has(page.name)) return () => undefined;
  const places = await readUnlessAway(readPlaceInMarkets(shop, visit, params), undefined);
  return (language, { code }) => {
    const slugs = places?.get(code)?.get(language);
    return slugs && routeHref(page.name, language, slugs);
  };
}

/** The slug of a content page, at a path that is no other page. */
const slugOf = (path: string): string | undefined => /^\/[a-z]{2}\/([^/]+)$/.exec(path)?.[1];

/** A content page has the same slug in all languages; markets have it or not. */
async function contentInMarkets(shop: Shop, path: string): Promise<PathIn> {
  const slug = slugOf(path);
  if (slug === undefined) return () => undefined;
  const isIn = await readUnlessAway(readPageInMarkets(shop, slug), undefined);
  return (language, market) => (isIn?.(market, language) ? `/${language}/${slug}` : undefined);
}

async function pathsOf(shop: Shop, { market, language }: Visit, path: string): Promise<Record<string, string>> {
  const match = matchPage(path);
  const inEach = (pathIn: (language: (typeof market.languages)[number]) => string) =>
    Object.fromEntries(market.languages.map((one) => [one, pathIn(one)]));
  // Content pages have the same slug in every language in which they exist.
  const slug = match ? undefined : slugOf(path);
  const written = slug && (await readUnlessAway(readPageLanguages(shop, market, slug), undefined));
  if (written) return Object.fromEntries(written.map((one) => [one, `/${one}/${slug}`]));
  if (!match) return inEach((one) => path.replace(/^\/[a-z]{2}(?=\/|$)/, `/${one}`));
  if (Object.keys(match.params).length === 0) return inEach((one) => routeHref(nameOf(match.page), one));
  const places = slugsInOtherLanguages(await readCategoryTree(shop, { market }), language, match.params);
  return inEach((one) => routeHref(match.page.name, one, { ...match.params, ...places.get(one) }));
}

/** The list of all products also has an old address. */
const nameOf = ({ name }: Pick<Page, 'name'>): string => (name === 'products' ? 'allProducts' : name);
