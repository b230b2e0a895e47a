/**
 * The address for navigation inside the shop: with the language as a parameter, while links have the plain address for search engines and
 * use without scripts. The language is the first segment of every page's path.
 */
export function withLanguage(href: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  const language = /^\/([a-z]{2})(?:\/|$)/.exec(pathname)?.[1];
  const query = new URLSearchParams(search);
  if (language !== undefined) query.set('lang', language);
  return { pathname, search: query.size > 0 ? `?${query}` : '', hash };
}
