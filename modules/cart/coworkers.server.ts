import type { Db } from '#platform/db/db.server.ts';
import type { Claims } from '../auth/claims.ts';
import { isB2B } from '../auth/is-b2b.ts';
import { administers } from '../auth/may-do.ts';
import type { Coworker } from '../people/coworker.ts';
import { listCoworkers, listNamedCoworkers } from '../people/coworker-store.server.ts';

/** A list to choose from; whoever has more colleagues names them by number. */
const mostCoworkers = 500;

type Buyer = { companyId: number; customerId: number; seesColleagues: boolean };

/** Plain users buy for themselves; who administers a company buys for everybody in it, and for nobody elsewhere. */
function buyerOf(claims: Claims | undefined): Buyer | undefined {
  if (!claims || !isB2B(claims) || claims.company_id === undefined) return undefined;
  return {
    companyId: claims.company_id,
    customerId: claims.customer_id,
    seesColleagues: administers(claims, 'orders', 'customers'),
  };
}

/** Whom the visitor may buy for; those of `named` are among them even where there are too many to list. */
export async function readCoworkers(db: Db, claims: Claims | undefined, named: readonly number[]): Promise<Coworker[]> {
  const buyer = buyerOf(claims);
  if (!buyer) return [];
  const { companyId, customerId, seesColleagues } = buyer;
  return seesColleagues
    ? listCoworkers(db, companyId, { most: mostCoworkers, always: named })
    : listNamedCoworkers(db, companyId, [customerId]);
}

/** Those of the numbers that the visitor may buy for. */
export async function readNamedCoworkers(
  db: Db,
  claims: Claims | undefined,
  ids: readonly number[],
): Promise<Map<number, Coworker>> {
  const buyer = buyerOf(claims);
  if (!buyer) return new Map();
  const { companyId, customerId, seesColleagues } = buyer;
  const inReach = seesColleagues ? ids : ids.filter((id) => id === customerId);
  const found = await listNamedCoworkers(db, companyId, inReach);
  return new Map(found.map((coworker) => [coworker.id, coworker]));
}
