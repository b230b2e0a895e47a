import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { AppOptions } from './http-app.ts';

type DevelopmentApp = { createApp: (options: AppOptions) => { fetch: Parameters<typeof getRequestListener>[0] } };

/** Vite serves the sources with hot reload; the app, reimported after each change, handles the rest. */
export async function createDevHandler(options: AppOptions) {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the development server cannot run server code');
  return (request: IncomingMessage, response: ServerResponse) => {
    vite.middlewares(request, response, () => {
      void getRequestListener(async (incoming, bindings) => {
        const { createApp } = (await ssr.runner.import('/server/app.ts')) as DevelopmentApp;
        return createApp(options).fetch(incoming, bindings);
      })(request, response);
    });
  };
}
