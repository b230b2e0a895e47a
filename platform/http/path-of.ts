/** The path of an absolute address in standard form; faster than parsing the whole address. */
export function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  if (start < 0) return '/';
  const query = url.indexOf('?', start);
  const end = query < 0 ? url.length : query;
  const hash = url.indexOf('#', start);
  return url.slice(start, hash < 0 || hash > end ? end : hash);
}
