import { ownHostsOf } from '#modules/market/own-hosts.server.ts';
import type { Env } from '#platform/env.server.ts';
import { createOriginReader } from '#platform/http/forwarded.server.ts';

/** Validates settings that are parsed later, before anything is opened, so that errors are reported at once. */
export function checkSettings(env: Env): void {
  createOriginReader(env.TRUST_PROXY);
  ownHostsOf(env);
}
