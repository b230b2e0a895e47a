import { Hono } from 'hono';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { notYetOpen, pages } from '#app/pages.ts';
import type { Language } from '#core/locale.ts';
import type { ApiEnv } from '#modules/api.server.ts';
import { listPageSlugs } from '#modules/content/list-page-slugs.server.ts';
import { storefrontUrl } from '#modules/market/hosts.ts';
import { ownHostsOf } from '#modules/market/own-hosts.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** Open to all, but nothing to be found by a search engine. */
const unlisted: readonly string[] = ['errorTest', 'design', 'resellerLogin'];

/** For search engines: every public address of the market, each with the same page in its other languages. */
export function sitemap(): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get('/sitemap.xml', async (c) => {
    const { shop, visit } = c.var;
    const base = baseOf(shop, visit);
    const urls = await listAddresses(shop, visit);
    return c.body(toXml(visit, urls, base), 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
  });
  routes.get('/robots.txt', (c) => c.text(robots(baseOf(c.var.shop, c.var.visit), c.var.shop.env.APP_ENV)));
  return routes;
}

function baseOf({ env }: Shop, { market }: Visit): string {
  return storefrontUrl(market, env.APP_ENV, env.PORT, ownHostsOf(env));
}

/** By language: the paths of one page. */
type Paths = Readonly<Record<string, string>>;

async function listAddresses(shop: Shop, visit: Visit): Promise<Paths[]> {
  const { languages } = visit.market;
  const isListed = ({ name, restricted, pattern }: (typeof pages)[number]) =>
    !restricted && !pattern.includes(':') && !notYetOpen.includes(name) && !unlisted.includes(name);
  const inAll = (pathIn: (language: (typeof languages)[number]) => string) =>
    Object.fromEntries(languages.map((language) => [language, pathIn(language)]));
  const slugs = await listPageSlugs(shop, visit).catch((error: unknown) => {
    shop.log.warn({ err: error, market: visit.market.code }, 'the sitemap lacks the content pages');
    return [];
  });
  return [
    ...pages.filter(isListed).map(({ name }) => inAll((language) => routeHref(name, language))),
    ...slugs.map((slug) => inAll((language) => `/${language}/${slug}`)),
  ];
}

function toXml({ market }: Visit, addresses: readonly Paths[], base: string): string {
  const link = ([language, path]: [string, string]) =>
    `<xhtml:link rel="alternate" hreflang="${market.locales[language as Language]?.cultureCode ?? language}" href="${base}${path}"/>`;
  const entry = (paths: Paths) => {
    const links = Object.entries(paths).map(link).join('');
    return Object.values(paths).map((path) => `<url><loc>${base}${path}</loc>${links}</url>`);
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...addresses.flatMap(entry),
    '</urlset>',
  ].join('\n');
}

/** Only the real shop is for search engines. */
function robots(base: string, environment: string): string {
  if (environment !== 'production') return 'User-agent: *\nDisallow: /\n';
  const closed = ['/api/', '/login', '/logout', '/register', '/auth/', '/error'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${base}/sitemap.xml`, ''].join('\n');
}
