import { Hono } from 'hono';
import type { ApiEnv } from '#modules/api.server.ts';

export const systemPaths = ['/healthz', '/readyz', '/metrics'];

/**
 * For machines that watch over us. /metrics tells how the shop is doing, which is nobody else's business: it opens
 * to whoever brings METRICS_TOKEN, and without one only on a developer's machine.
 */
export function system({ metrics }: { metrics: () => Promise<string> }): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get('/healthz', (c) => c.text('ok'));
  routes.get('/readyz', (c) => c.text('ready'));
  routes.get('/metrics', async (c) => {
    const { METRICS_TOKEN: token, APP_ENV: environment } = c.var.shop.env;
    const isLoopback = ['127.0.0.1', '::1'].includes(c.var.origin.clientAddress);
    const allowed =
      token === undefined ? environment === 'local' && isLoopback : c.req.header('authorization') === `Bearer ${token}`;
    return allowed ? c.text(await metrics()) : c.notFound();
  });
  return routes;
}
