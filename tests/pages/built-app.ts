import { pathToFileURL } from 'node:url';
import type { Claims } from '#modules/auth/claims.ts';
import { issueToken, secretsOf } from '#modules/auth/token.server.ts';
import type { AppOptions } from '#server/http-app.ts';
import { someClaims } from '#tests/build/visit.ts';
import { giveTasks } from '#tests/setup/give-tasks.ts';
import type { TestShop } from '#tests/setup/test-shop.ts';

type BuiltApp = {
  createApp: (options: AppOptions) => { request: (url: string, init?: RequestInit) => Promise<Response> };
};

type RequestParts = {
  claims?: Partial<Claims>;
  headers?: Record<string, string>;
  method?: string;
  body?: BodyInit;
  host?: string;
};

/** The built shop with its pages on a test's own shop, without a socket. */
export async function openBuiltApp(shop: TestShop, { checksMarkup = true } = {}) {
  const bundle = pathToFileURL('build/server/index.js').href;
  const { createApp } = (await import(bundle)) as BuiltApp;
  const app = createApp({
    shop,
    dev: false,
    checksMarkup,
    clientFolder: 'build/client',
    metrics: () => shop.metrics.registry.metrics(),
  });
  return {
    get: async (path: string, asked: RequestParts = {}) => {
      const { claims, headers = {}, method = 'GET', body, host = 'se.localhost:3000' } = asked;
      const cookie = claims ? { cookie: await sessionCookieOf(shop, claims) } : {};
      const init = { method, headers: { host, ...cookie, ...headers }, ...(body !== undefined && { body }) };
      return app.request(`http://${host}${path}`, init);
    },
  };
}

/** The session cookie of a person with these claims, valid for ten minutes by default. */
async function sessionCookieOf(shop: TestShop, claims: Partial<Claims>): Promise<string> {
  const exp = Math.floor(shop.clock.now().getTime() / 1000) + 600;
  const all = someClaims({ exp, ...claims });
  await giveTasks(shop, all);
  return `yrke_access=${await issueToken(secretsOf(shop.env), all)}`;
}
