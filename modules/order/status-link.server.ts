import { findMarketByHost, findMarketBySiteId } from '../market/find-market.ts';
import { storefrontUrl } from '../market/hosts.ts';
import { markets } from '../market/markets.ts';
import { ownHostsOf } from '../market/own-hosts.server.ts';
import type { Shop } from '../shop.server.ts';
import { sealOrder } from './order-link.server.ts';
import type { StatusPage } from './status-page.ts';

/** The pages that a buyer reaches after paying, by the result of the payment. */
export type RedirectUrls = Readonly<Record<Exclude<StatusPage, 'punchout/confirmed'>, string>>;

type Facts = {
  readonly id: string;
  readonly marketId: number;
  readonly redirectUrls: Partial<RedirectUrls>;
};

/**
 * The absolute address of an order's status page, with its seal. The sender of the order gives the addresses of the pages, in the buyer's
 * language; an address on a foreign host is ignored.
 */
export function statusLink(
  { env }: Pick<Shop, 'env'>,
  { id, marketId, redirectUrls }: Facts,
  page: StatusPage,
): string {
  const wanted = page === 'punchout/confirmed' ? undefined : redirectUrls[page];
  const url = ownUrl(env, wanted) ?? new URL(`/checkout/status/${page}`, homeOf(env, marketId));
  url.searchParams.set('o', sealOrder(env, id));
  return url.href;
}

/** The home page of the shop in the market of an order. */
export const homeOf = (env: Shop['env'], marketId: number): string =>
  storefrontUrl(findMarketBySiteId(marketId) ?? markets.uk, env.APP_ENV, env.PORT, ownHostsOf(env));

function ownUrl(env: Shop['env'], text: string | undefined): URL | undefined {
  const url = text === undefined ? null : URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined;
  return findMarketByHost(url.hostname, env.APP_ENV, ownHostsOf(env)) && url;
}
