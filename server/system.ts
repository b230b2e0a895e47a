import { Hono } from 'hono';
import { answer } from '#modules/answer.server.ts';
import type { ApiEnv } from '#modules/api.server.ts';

const plain = 'text/plain; charset=UTF-8';

export const systemPaths = ['/healthz', '/readyz', '/metrics'];

/** For monitoring. /metrics requires METRICS_TOKEN; without a token it is open only in local development. */
export function system({ metrics }: { metrics: () => Promise<string> }): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get('/healthz', (c) => answer(c, 'ok', plain));
  routes.get('/readyz', (c) =>
    c.var.shop.database.isFailing()
      ? answer(c, 'not ready: the database is away', plain, { 'retry-after': '2' }, 503)
      : answer(c, 'ready', plain),
  );
  routes.get('/metrics', async (c) => {
    const { METRICS_TOKEN: token, APP_ENV: environment } = c.var.shop.env;
    const isLoopback = ['127.0.0.1', '::1'].includes(c.var.origin.clientAddress);
    const allowed =
      token === undefined ? environment === 'local' && isLoopback : c.req.header('authorization') === `Bearer ${token}`;
    return allowed ? c.text(await metrics()) : c.notFound();
  });
  return routes;
}
