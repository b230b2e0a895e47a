import * as build from 'virtual:react-router/server-build';
import type { MiddlewareHandler } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { nonceContext, shopContext, visitContext } from '#app/context.ts';
import type { ApiEnv } from '#modules/api.server.ts';

/** Hands a request to React Router, with the shop and the visit for its loaders and actions. */
export function servePages({ dev }: { dev: boolean }): MiddlewareHandler<ApiEnv> {
  // The library's own type of its build differs from what it takes only in optional properties set to undefined.
  const handle = createRequestHandler(build as ServerBuild, dev ? 'development' : 'production');
  return (c) => {
    const context = new RouterContextProvider();
    context.set(shopContext, c.var.shop);
    context.set(visitContext, c.var.visit);
    context.set(nonceContext, c.var.nonce);
    return handle(c.req.raw, context);
  };
}
