import { Hono } from 'hono';
import { matchPage, routeHref } from '#app/addresses/page-addresses.ts';
import { pages } from '#app/pages.ts';
import type { ApiEnv } from '#modules/api.server.ts';
import { listPublicPaths } from '#modules/catalogue/find-category.ts';
import { readCategoryTree } from '#modules/catalogue/read-navigation.server.ts';
import { listPageSlugs } from '#modules/content/list-page-slugs.server.ts';
import { storefrontUrl } from '#modules/market/hosts.ts';
import { ownHostsOf } from '#modules/market/own-hosts.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { listStoreSlugs } from '#modules/store-finder/read-stores.server.ts';
import type { Visit } from '#modules/visit.ts';

/** Public pages that search engines should not list. */
const unlisted: readonly string[] = [
  'errorTest',
  'design',
  'resellerLogin',
  'restockUnsubscribe',
  'newsletterConfirm',
  'newsletterPreferences',
  'newsletterUnsubscribe',
  'orderStatus',
  'decideOrder',
  'withdrawal',
  'checkout',
  'cartProofs',
  'compare',
  'garment',
  'myFavorites',
  // An old address of the list of all products.
  'products',
];

/** Search engines read at most this many addresses per file. */
const mostAddresses = 50_000;

/** An incomplete sitemap is not cached. */
const headersOf = ({ isWhole }: AddressList) => ({
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': isWhole ? 'public, max-age=3600' : 'no-store',
});

/**
 * The sitemap: every public address of the market in its languages. Alternate languages and markets are only on the pages, with x-default:
 * search engines need the complete list in one place, and here it would make the file twenty times as long. A partial list here would
 * contradict the pages.
 */
export function sitemap(): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get('/sitemap.xml', async (c) => {
    const { shop, visit } = c.var;
    const base = baseOf(shop, visit);
    const listed = await listAddresses(shop, visit);
    const files = inFiles(listed.addresses, visit);
    const xml = files.length > 1 ? toIndex(files.length, base) : toXml(files[0] ?? [], base);
    return c.body(xml, 200, headersOf(listed));
  });
  routes.get('/:file{sitemap-[0-9]+\\.xml}', async (c) => {
    const { shop, visit } = c.var;
    const listed = await listAddresses(shop, visit);
    const addresses = inFiles(listed.addresses, visit)[
      Number.parseInt(c.req.param('file').replace('sitemap-', ''), 10) - 1
    ];
    return addresses ? c.body(toXml(addresses, baseOf(shop, visit)), 200, headersOf(listed)) : c.notFound();
  });
  routes.get('/robots.txt', (c) => c.text(robots(baseOf(c.var.shop, c.var.visit), c.var.shop.env.APP_ENV)));
  return routes;
}

function baseOf({ env }: Shop, { market }: Visit): string {
  return storefrontUrl(market, env.APP_ENV, env.PORT, ownHostsOf(env));
}

/** The paths of one page, by language. */
type Paths = Readonly<Record<string, string>>;

type AddressList = { readonly addresses: readonly Paths[]; readonly isWhole: boolean };

async function listAddresses(shop: Shop, visit: Visit): Promise<AddressList> {
  const { languages } = visit.market;
  const isListed = ({ name, restricted, pattern }: (typeof pages)[number]) =>
    !restricted && !/:|^checkout\//.test(pattern) && !unlisted.includes(name);
  const inAll = (pathIn: (language: (typeof languages)[number]) => string) =>
    Object.fromEntries(languages.map((language) => [language, pathIn(language)]));
  const orNothing = (part: string) => (error: unknown) => {
    shop.log.warn({ err: error, market: visit.market.code }, `the sitemap lacks the ${part}`);
    return undefined;
  };
  const slugs = await listPageSlugs(shop, visit).catch(orNothing('content pages'));
  const stores = await listStoreSlugs(shop, visit).catch(orNothing('stores'));
  const places = await listPlaces(shop, visit).catch(orNothing('assortment'));
  return {
    addresses: [
      ...pages.filter(isListed).map(({ name }) => inAll((language) => routeHref(name, language))),
      ...[...(slugs ?? [])]
        .filter(([slug]) => isOwnAddress(visit)(slug))
        .map(([slug, written]) => Object.fromEntries(written.map((language) => [language, `/${language}/${slug}`]))),
      ...(stores ?? []).map((slug) => inAll((language) => routeHref('findStoreDetails', language, { slug }))),
      ...(places ?? []),
    ].filter(isFirst()),
    isWhole: slugs !== undefined && stores !== undefined && places !== undefined,
  };
}

/** A content page that is part of another page, such as the front page, has no address of its own. */
const isOwnAddress =
  ({ market }: Visit) =>
  (slug: string): boolean =>
    slug !== 'front-page' && !matchPage(`/${market.defaultLocale}/${slug}`);

/** Filters duplicates, because several menus may lead to an address. */
function isFirst(): (paths: Paths) => boolean {
  const seen = new Set<string>();
  return (paths) => {
    const isNew = !Object.values(paths).some((path) => seen.has(path));
    for (const path of Object.values(paths)) seen.add(path);
    return isNew;
  };
}

/** Public lists and products. */
async function listPlaces(shop: Shop, visit: Visit): Promise<Paths[]> {
  const tree = await readCategoryTree(shop, visit);
  return Array.from(listPublicPaths(tree), ({ pageName, params }) =>
    Object.fromEntries([...params].map(([language, slugs]) => [language, routeHref(pageName, language, slugs)])),
  );
}

function inFiles(addresses: readonly Paths[], { market }: Visit): Paths[][] {
  const perFile = Math.floor(mostAddresses / market.languages.length);
  return Array.from({ length: Math.ceil(addresses.length / perFile) }, (_, at) =>
    addresses.slice(at * perFile, (at + 1) * perFile),
  );
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function toIndex(files: number, base: string): string {
  const entries = Array.from(
    { length: files },
    (_, at) => `<sitemap><loc>${base}/sitemap-${at + 1}.xml</loc></sitemap>`,
  );
  return [xmlHead, `<sitemapindex xmlns="${schema}">`, ...entries, '</sitemapindex>'].join('\n');
}

function toXml(addresses: readonly Paths[], base: string): string {
  const entries = addresses.flatMap((paths) =>
    Object.values(paths).map((path) => `<url><loc>${base}${path}</loc></url>`),
  );
  return [xmlHead, `<urlset xmlns="${schema}">`, ...entries, '</urlset>'].join('\n');
}

/** Only the production shop may be indexed. */
function robots(base: string, environment: string): string {
  if (environment !== 'production') return 'User-agent: *\nDisallow: /\n';
  const closed = ['/api/', '/login', '/logout', '/register', '/auth/', '/error'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${base}/sitemap.xml`, ''].join('\n');
}
