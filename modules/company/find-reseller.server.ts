import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findResellerBySlug } from './reseller-store.server.ts';

/** Anybody may ask: the slug stands in the reseller's own links. It holds in the reseller's market only. */
export async function findReseller({ db }: Pick<Shop, 'db'>, { market }: Pick<Visit, 'market'>, slug: string) {
  return findResellerBySlug(db, { marketId: market.marketId, slug });
}
