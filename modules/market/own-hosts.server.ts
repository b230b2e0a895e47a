import type { Env } from '#platform/env.server.ts';
import { StartupError } from '#platform/startup-error.ts';
import { findMarketByCode } from './find-market.ts';
import type { OwnHosts } from './hosts.ts';

/** The operator's own domains from MARKET_DOMAINS, with their markets. */
export function ownHostsOf(env: Pick<Env, 'MARKET_DOMAINS'>): OwnHosts {
  return Object.fromEntries(
    env.MARKET_DOMAINS.map((pair) => {
      const [host = '', code = ''] = pair.split('=');
      const market = findMarketByCode(code);
      if (!market)
        throw new StartupError(
          `MARKET_DOMAINS has '${pair}', but there is no market ${code}. Use one of the codes in docs/operations.md.`,
        );
      return [host, market.code];
    }),
  );
}
