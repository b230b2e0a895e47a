import { type AppOptions, createHttpApp } from './http-app.ts';
import { servePages } from './pages.server.ts';

/** What the bundle offers to the process that runs it. Everything with state is made outside and passed in. */
export function createApp(options: AppOptions) {
  return createHttpApp({ ...options, pages: servePages(options) });
}
