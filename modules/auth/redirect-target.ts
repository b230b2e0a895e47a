import { decodePercent } from '#core/percent.ts';

const anywhere = 'https://shop.invalid';
const longest = 2000;
/** Signing in must not lead into signing out, nor round in a circle. */
const circles = /^\/(?:login|logout|auth\/portal-redirect)(?:[/?#]|$)/i;

/**
 * Where to go after signing in, if it is a path of this shop; undefined otherwise. Browsers read `\` as `/`, drop tabs
 * and line breaks, and take `//host` for another site, so that none of these may stand in it.
 * With the shop's own origin given, an absolute address of it is read as its path.
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

/** As the router reads it: letters may be written as codes, and data is asked for under a suffix. */
function plain(pathname: string): string {
  return decodePercent(pathname)?.replace(/(?:\/_)?\.data$/, '') ?? '/logout';
}
