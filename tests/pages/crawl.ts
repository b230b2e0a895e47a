import { matchPage } from '#app/addresses/page-addresses.ts';
import type { Claims } from '#modules/auth/claims.ts';
import type { openBuiltApp } from './built-app.ts';
import { formsIn, type PostForm } from './posted-forms.ts';

type App = Awaited<ReturnType<typeof openBuiltApp>>;

export type Visitor = { readonly host: string; readonly claims?: Partial<Claims> };

/** A broken link, and the page that contains it. */
type DeadLink = { readonly page: string; readonly link: string; readonly status: number };

const files = /^\/(?:pictures|files|symbols|assets)\//;

/**
 * Opens the pages that a visitor sees and follows every link within the shop, in order of appearance. Only the first of each kind of
 * address is opened. `sameForAll` remembers scripts and pictures, which do not depend on the visitor.
 */
export async function crawl(app: App, visitor: Visitor, starts: readonly string[], sameForAll: Set<string>) {
  const kinds = new Set<string>();
  const seen = new Set<string>();
  const dead: DeadLink[] = [];
  const forms: PostForm[] = [];
  const queue = starts.map((link) => ({ page: 'the start', link }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { page, link } = next;
    const kind = kindOf(link);
    const known = files.test(kind) ? sameForAll : kinds;
    if (seen.has(link) || (known.has(kind) && !starts.includes(link))) continue;
    seen.add(link);
    known.add(kind);
    const answer = await app.get(link, visitor);
    if (answer.status === 404 || answer.status >= 500) dead.push({ page, link, status: answer.status });
    const location = answer.headers.get('location');
    if (location !== null) queue.unshift(...internal([location], visitor.host).map((to) => ({ page: link, link: to })));
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (isPage && answer.status < 400) {
      const html = await answer.text();
      forms.push(...formsIn(html, link));
      queue.push(...internal(linksIn(html), visitor.host).map((to) => ({ page: link, link: to })));
    } else await answer.body?.cancel();
  }
  return { dead, opened: [...seen], forms };
}

/** The name in the page table, with or without a query; otherwise the path without its variable parts. */
function kindOf(link: string): string {
  const { pathname, searchParams } = new URL(link, 'http://shop');
  const [folder] = files.exec(pathname) ?? [];
  if (folder !== undefined) return `${folder}${pathname.split('.').at(-1)}`;
  const named = matchPage(pathname)?.page.name ?? pathname.replaceAll(/[0-9a-f-]{20,}|\d+/g, '*');
  return searchParams.size > 0 ? `${named} with a query` : named;
}

const tags = /<(?:a|area|form|iframe|img|link|script|source|video)\b[^>]*>/g;
const addresses = /\s(?:href|src|action|poster)="([^"]*)"|\s(?:srcset|imagesrcset)="([^"]*)"/gi;

export function linksIn(html: string): string[] {
  return [...html.matchAll(tags)].flatMap(([tag]) =>
    [...tag.matchAll(addresses)].flatMap(([, one, several]) =>
      one === undefined ? (several ?? '').split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? '') : [one],
    ),
  );
}

/** Paths of this shop; other markets and other sites are not requested. */
function internal(links: readonly string[], host: string): string[] {
  return links.flatMap((link) => {
    const plain = link.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
    if (!URL.canParse(plain, `http://${host}/`) || plain === '' || plain.startsWith('#')) return [];
    const url = new URL(plain, `http://${host}/`);
    return url.host === host && url.protocol === 'http:' ? [`${url.pathname}${url.search}`] : [];
  });
}
