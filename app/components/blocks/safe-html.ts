import { createElement, Fragment, type ReactNode } from 'react';

/** The only elements that editors' HTML may have; all others are left out, and their text stays. */
const allowed: ReadonlySet<string> = new Set(
  'p br strong b em i u s small sub sup ul ol li h2 h3 h4 blockquote hr code pre table thead tbody tr th td a span div'.split(
    ' ',
  ),
);
const empty: ReadonlySet<string> = new Set(['br', 'hr']);
/** Their content is no text for readers. */
const silent: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'title',
  'iframe',
  'noscript',
  'svg',
  'math',
  'textarea',
]);
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
const deepest = 30;

type Open = { tag: string; href: string | undefined; children: ReactNode[] };

/** HTML as React elements: nothing reaches the page as markup, and of the attributes only a safe `href` remains. */
export function safeHtml(html: string): ReactNode {
  const root: Open = { tag: '', href: undefined, children: [] };
  const stack: Open[] = [root];
  const top = () => stack[stack.length - 1] ?? root;
  const close = () => {
    const done = stack.pop();
    if (done) top().children.push(element(done));
  };
  let silentTag: string | undefined;
  for (const [token, slash, name = '', attributes = ''] of html.matchAll(
    /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi,
  )) {
    const tag = name.toLowerCase();
    if (silentTag !== undefined) {
      if (slash === '/' && tag === silentTag) silentTag = undefined;
    } else if (tag === '') {
      if (!token.startsWith('<!--')) top().children.push(decoded(token));
    } else if (silent.has(tag)) {
      if (slash !== '/' && !attributes.endsWith('/')) silentTag = tag;
    } else if (allowed.has(tag) && stack.length <= deepest) {
      if (slash === '/') {
        if (stack.slice(1).some((open) => open.tag === tag)) {
          while (top().tag !== tag) close();
          close();
        }
      } else {
        stack.push({ tag, href: hrefIn(attributes), children: [] });
        if (empty.has(tag)) close();
      }
    }
  }
  while (stack.length > 1) close();
  return createElement(Fragment, undefined, ...root.children);
}

function element({ tag, href, children }: Open): ReactNode {
  const props = tag === 'a' && href !== undefined ? { href, rel: 'noreferrer' } : undefined;
  return empty.has(tag) ? createElement(tag) : createElement(tag, props, ...children);
}

function hrefIn(attributes: string): string | undefined {
  const match = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
  const href = decoded(match?.[1] ?? match?.[2] ?? '').trim();
  return safeAddress.test(href) ? href : undefined;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (whole, name: string) => named[name] ?? whole);
