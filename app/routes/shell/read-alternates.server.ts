import { marketAlternates } from '#app/addresses/market-alternates.ts';
import { matchPage, routeHref } from '#app/addresses/page-addresses.ts';
import { sealParameters } from '#app/addresses/sealed-link.ts';
import type { Page } from '#app/pages.ts';
import type { Language } from '#core/locale.ts';
import { slugsInOtherLanguages } from '#modules/catalogue/find-category.ts';
import { readCategoryTree } from '#modules/catalogue/read-navigation.server.ts';
import { storefrontUrl } from '#modules/market/hosts.ts';
import type { Market } from '#modules/market/market.ts';
import { marketList, markets } from '#modules/market/markets.ts';
import { ownHostsOf } from '#modules/market/own-hosts.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** The page at a path in each language of the market, and its canonical address. */
export async function readAlternates(shop: Shop, visit: Visit, path: string) {
  const { market, language } = visit;
  const paths = await pathsOf(shop, visit, path);
  return {
    base: storefrontUrl(market, shop.env.APP_ENV, shop.env.PORT, ownHostsOf(shop.env)),
    canonical: paths[language] ?? path,
    alternates: paths,
    ...elsewhere(shop, visit, path, paths),
    /** The part of the query that is valid in every language: state parameters, and the signature of a link. */
    keptBy: [...(matchPage(path)?.page.keptBy ?? []), ...sealParameters],
  };
}

/**
 * The same page in other markets, and the default for other visitors. Places of the assortment exist only in their
 * market.
 */
function elsewhere({ env }: Shop, { market }: Visit, path: string, paths: Readonly<Record<string, string>>) {
  const baseOf = (one: Market) => storefrontUrl(one, env.APP_ENV, env.PORT, ownHostsOf(env));
  const match = matchPage(path);
  if (!match || Object.keys(match.params).length > 0 || match.page.restricted)
    return { others: [], xDefault: `${baseOf(market)}${paths[market.defaultLocale] ?? path}` };
  const pathIn = (one: Language) => routeHref(nameOf(match.page), one);
  const own = new Set(market.languages.map((one) => market.locales[one]?.cultureCode));
  const all = marketAlternates({ markets: marketList, baseOf, pathIn });
  return {
    others: all.filter(({ hreflang }) => !own.has(hreflang)),
    xDefault: `${baseOf(markets.uk)}${pathIn('en')}`,
  };
}

async function pathsOf(shop: Shop, { market, language }: Visit, path: string): Promise<Record<string, string>> {
  const match = matchPage(path);
  const inEach = (pathIn: (language: (typeof market.languages)[number]) => string) =>
    Object.fromEntries(market.languages.map((one) => [one, pathIn(one)]));
  // Content pages have the same slug in every language.
  if (!match) return inEach((one) => path.replace(/^\/[a-z]{2}(?=\/|$)/, `/${one}`));
  if (Object.keys(match.params).length === 0) return inEach((one) => routeHref(nameOf(match.page), one));
  const places = slugsInOtherLanguages(await readCategoryTree(shop, { market }), language, match.params);
  return inEach((one) => routeHref(match.page.name, one, { ...match.params, ...places.get(one) }));
}

/** The list of all products also has an old address. */
const nameOf = ({ name }: Pick<Page, 'name'>): string => (name === 'products' ? 'allProducts' : name);
