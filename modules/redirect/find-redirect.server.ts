import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { targetOf } from './redirect.ts';
import { redirectsOfMarket } from './redirect-snapshot.server.ts';

/** Access: everybody. Where an address without a page leads to; undefined: nowhere. */
export async function findRedirect(
  { snapshots }: Pick<Shop, 'snapshots'>,
  { market, language }: Pick<Visit, 'market' | 'language'>,
  path: string,
): Promise<string | undefined> {
  return targetOf(await snapshots.read(redirectsOfMarket, market.marketId), path, language);
}
