import { decodePercent } from '#core/percent.ts';

const anywhere = 'https://shop.invalid';
const longest = 2000;
/** Sign-in must not redirect to sign-out, nor back to sign-in. */
const circles = /^\/(?:login|logout|auth\/portal-redirect)(?:[/?#]|$)/i;

/**
 * Returns the redirect target if it is a path of this shop. Browsers treat `\` as `/`, drop tabs and line breaks, and
 * read `//host` as another site, so a target with any of these is rejected. With `ownOrigin`, an absolute address of
 * the shop is reduced to its path.
 */
export function safePath(text: string | undefined, ownOrigin?: string): string | undefined {
  if (text === undefined || text.length > longest || /[\\\s\p{Cc}\p{Cf}]/u.test(text)) return undefined;
  const path = ownOrigin !== undefined && text.startsWith(`${ownOrigin}/`) ? text.slice(ownOrigin.length) : text;
  if (!path.startsWith('/') || path.startsWith('//') || circles.test(path)) return undefined;
  const resolved = URL.parse(path, anywhere);
  if (resolved?.origin !== anywhere || resolved.pathname.startsWith('//') || circles.test(plain(resolved.pathname)))
    return undefined;
  return path;
}

/** Decodes the path as the router does: percent-encoding, and the suffix of data requests. */
function plain(pathname: string): string {
  return decodePercent(pathname)?.replace(/(?:\/_)?\.data$/, '') ?? '/logout';
}
