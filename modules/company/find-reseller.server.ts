import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findResellerBySlug } from './reseller-store.server.ts';

/** Open to all visitors: the slug is part of the reseller's public links. It is valid in the reseller's market only. */
export async function findReseller({ db }: Pick<Shop, 'db'>, { market }: Pick<Visit, 'market'>, slug: string) {
  return findResellerBySlug(db, { marketId: market.marketId, slug });
}
