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
  return /^\/(assets|pictures|files)\//.test(path) ? 'asset' : 'page';
}

/** The router asks for routes ahead, unseen: whoever is signed out there would never be told of it. */
const unseen = '/__manifest';

/** Only pages renew a session on the way: /refresh does it itself, and a picture has no need to. */
export function sessionKindOf(path: string, kind: Kind): 'page' | 'api' | 'other' {
  if (kind === 'api') return 'api';
  return kind === 'page' && ![...sessionPaths, ...publicFiles, '/favicon.ico', unseen].includes(path)
    ? 'page'
    : 'other';
}
