import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { issueToken } from '#modules/auth/token.server.ts';
import { createHttpApp } from '#server/http-app.ts';
import { secretsOf } from '#server/visit.server.ts';
import type { TestShop } from './test-shop.ts';

export type TestApp = ReturnType<typeof openTestApp>;

/** The whole HTTP side but for the pages, asked without a socket. */
export function openTestApp(shop: TestShop) {
  const app = createHttpApp({
    shop,
    dev: false,
    clientFolder: undefined,
    metrics: () => shop.metrics.registry.metrics(),
    pages: async (c) => c.text('a page'),
  });
  return {
    request: (path: string, init: RequestInit = {}, host = 'se.localhost:3000') =>
      app.request(`http://${host}${path}`, { ...init, headers: { host, ...init.headers } }),
    json: (path: string, method: string, body: unknown, headers: Record<string, string> = {}) =>
      app.request(`http://se.localhost:3000${path}`, {
        method,
        body: JSON.stringify(body),
        headers: { host: 'se.localhost:3000', 'content-type': 'application/json', ...headers },
      }),
    /** The Authorization header of somebody with these claims; internal staff unless said otherwise. */
    bearer: async (claims: Partial<Claims> = {}) => {
      const exp = Math.floor(shop.clock.now().getTime() / 1000) + 600;
      const token = await issueToken(secretsOf(shop.env), {
        customer_id: 1,
        storm_role: roles.internal,
        super_customer_admin: false,
        sid: 'test',
        market: 1,
        exp,
        ...claims,
      });
      return { authorization: `Bearer ${token}` };
    },
  };
}
