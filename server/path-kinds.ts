import { sessionPaths } from './session.ts';
import { systemPaths } from './system.ts';

/** Files that browsers request at the root. */
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

/** The router requests here which scripts belong to a path. */
export const manifestPath = '/__manifest';

const rootFiles: ReadonlySet<string> = new Set([...publicFiles, '/favicon.ico', '/robots.txt', manifestPath]);

const isFile = (path: string) =>
  rootFiles.has(path) || /^\/(?:(?:assets|pictures|files)\/|sitemap(?:-\d+)?\.xml$)/.test(path);

/** Open pages listen here for changes. */
export const livePath = '/live';

/** Only pages renew a session; /refresh does so itself, and an open page must not keep one alive. Files have no session, so they need no database. */
export function sessionKindOf(path: string, kind: Kind): 'page' | 'api' | 'other' | 'none' {
  if (kind === 'api') return 'api';
  if (kind !== 'page') return 'none';
  return path === livePath || sessionPaths.includes(path) ? 'other' : 'page';
}
