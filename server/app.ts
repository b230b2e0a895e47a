import { type AppOptions, createHttpApp } from './http-app.ts';
import { servePages } from './pages.server.ts';

/** The entry point of the bundle. Everything with state is created outside and passed in. */
export function createApp(options: AppOptions) {
  return createHttpApp({ ...options, pages: servePages(options) });
}
