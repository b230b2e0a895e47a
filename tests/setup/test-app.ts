import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#modules/api.server.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { issueToken, secretsOf } from '#modules/auth/token.server.ts';
import { type MountedApi, mountApi } from '#server/api/mount-api.ts';
import { createHttpApp } from '#server/http-app.ts';
import type { FindPolicy } from '#server/route-policies.ts';
import { someClaims } from '#tests/build/visit.ts';
import { giveTasks } from './give-tasks.ts';
import type { TestShop } from './test-shop.ts';

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };
type Options = {
  pages?: MiddlewareHandler<ApiEnv>;
  clientFolder?: string;
  api?: MountedApi;
  policyOf?: FindPolicy;
};

export type TestApp = ReturnType<typeof openTestApp>;

/** Shared by all shops: describing every call takes longer than most tests. */
const everyCall = mountApi();

/** The whole HTTP side except pages, without a socket. */
export function openTestApp(shop: TestShop, options: Options = {}) {
  const { pages = async (c) => c.text('a page'), clientFolder, api = everyCall, policyOf } = options;
  const app = createHttpApp({
    shop,
    dev: false,
    clientFolder,
    metrics: () => shop.metrics.registry.metrics(),
    pages,
    api,
    ...(policyOf && { policyOf }),
  });
  return {
    /** For a server with a socket. */
    handle: (request: Request) => app.fetch(request),
    /** A request from this machine, or from another address. */
    request: (path: string, init: Init = {}, host = 'se.localhost:3000', peer?: string) =>
      app.request(
        `http://${host}${path}`,
        { ...init, headers: { host, ...init.headers } },
        peer === undefined ? {} : { incoming: { socket: { remoteAddress: peer } } },
      ),
    json: (path: string, method: string, body: unknown, headers: Record<string, string> = {}) =>
      app.request(`http://se.localhost:3000${path}`, {
        method,
        body: JSON.stringify(body),
        headers: { host: 'se.localhost:3000', 'content-type': 'application/json', ...headers },
      }),
    /** The Authorization header of a person with these claims; by default internal staff with all tasks. */
    bearer: async (claims: Partial<Claims> = {}) => {
      const exp = Math.floor(shop.clock.now().getTime() / 1000) + 600;
      const all = someClaims({ exp, ...claims });
      await giveTasks(shop, all);
      return { authorization: `Bearer ${await issueToken(secretsOf(shop.env), all)}` };
    },
  };
}
