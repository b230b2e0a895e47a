import type { Env } from '#platform/env.server.ts';
import type { HttpClient } from '#platform/http/http-client.server.ts';
import type { Tax } from './tax.ts';
import { taxByHttp } from './tax-by-http.server.ts';
import { taxByTable } from './tax-by-table.ts';

export function createTax(env: Pick<Env, 'TAX_URL' | 'TAX_TOKEN'>, http: HttpClient): Tax {
  return env.TAX_URL ? taxByHttp(http, { url: env.TAX_URL, token: env.TAX_TOKEN }) : taxByTable;
}
