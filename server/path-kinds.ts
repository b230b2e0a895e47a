import { sessionPaths } from './session.ts';
import { systemPaths } from './system.ts';

/** What browsers ask for at the root: the icons of the shop. */
export const publicFiles = [
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/site.webmanifest',
];

type Kind = 'api' | 'system' | 'asset' | 'page';

export const isApi = (path: string) => /^\/api(\/|$)/i.test(path);

export function kindOf(path: string): Kind {
  if (isApi(path)) return 'api';
  if (systemPaths.includes(path)) return 'system';
  return isFile(path) ? 'asset' : 'page';
}

/** The router asks here which scripts belong to a path. */
export const manifestPath = '/__manifest';

const rootFiles: ReadonlySet<string> = new Set([...publicFiles, '/favicon.ico', '/robots.txt', manifestPath]);

/** The same for everybody. */
const isFile = (path: string) =>
  rootFiles.has(path) || /^\/(?:(?:assets|pictures|files)\/|sitemap(?:-\d+)?\.xml$)/.test(path);

/**
 * Only pages renew a session on the way; /refresh does it itself. What is the same for everybody has no session, and so needs no
 * database to look one up.
 */
export function sessionKindOf(path: string, kind: Kind): 'page' | 'api' | 'other' | 'none' {
  if (kind === 'api') return 'api';
  if (kind !== 'page') return 'none';
  return sessionPaths.includes(path) ? 'other' : 'page';
}
