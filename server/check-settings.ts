import { ownHostsOf } from '#modules/market/own-hosts.server.ts';
import type { Env } from '#platform/env.server.ts';
import { createOriginReader } from '#platform/http/forwarded.server.ts';

/** Settings whose words only their readers understand are tried before anything is opened: a slip in one is told at once. */
export function checkSettings(env: Env): void {
  createOriginReader(env.TRUST_PROXY);
  ownHostsOf(env);
}
