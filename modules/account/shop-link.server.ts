import { storefrontUrl } from '../market/hosts.ts';
import type { Market } from '../market/market.ts';
import { ownHostsOf } from '../market/own-hosts.server.ts';
import type { Shop } from '../shop.server.ts';

/** An address in a mail, built from the settings: the host header of a request could be forged. */
export function shopLink(
  { env }: Pick<Shop, 'env'>,
  market: Market,
  path: string,
  query?: Record<string, string>,
): string {
  const url = new URL(path, storefrontUrl(market, env.APP_ENV, env.PORT, ownHostsOf(env)));
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  return url.href;
}
