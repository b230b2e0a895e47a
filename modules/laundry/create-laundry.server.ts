import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Env } from '#platform/env.server.ts';
import type { HttpClient } from '#platform/http/http-client.server.ts';
import { embeddedLaundry } from './embedded-laundry.server.ts';
import { laundryByHttp } from './laundry-by-http.server.ts';
import type { LaundrySystem } from './laundry-system.ts';

/** Without an address the shop's own register answers. */
export function createLaundry(
  env: Pick<Env, 'LAUNDRY_URL' | 'LAUNDRY_TOKEN'>,
  db: Db,
  http: HttpClient,
  clock: Clock,
): LaundrySystem {
  return env.LAUNDRY_URL
    ? laundryByHttp(http, clock, { url: env.LAUNDRY_URL, token: env.LAUNDRY_TOKEN })
    : embeddedLaundry(db);
}
