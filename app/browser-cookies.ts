const yearSeconds = 365 * 24 * 3600;

/** The cookies that scripts can read. Values are unparsed: each format has its own parser. */
export const readCookies = (): Record<string, string> => parseCookies(document.cookie);

export function parseCookies(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(/;\s*/).map((pair) => {
      const end = pair.indexOf('=');
      return end < 0 ? [pair, ''] : [pair.slice(0, end), pair.slice(end + 1)];
    }),
  );
}

/** For a year, or until the browser is closed. */
export function writeCookie(name: string, value: string, { isForSession = false } = {}): void {
  const age = isForSession ? '' : `; Max-Age=${yearSeconds}`;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari before 2025
  document.cookie = `${name}=${value}; Path=/${age}; SameSite=Lax${secure}`;
}
