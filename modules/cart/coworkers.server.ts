import type { Db } from '#platform/db/db.server.ts';
import type { Claims } from '../auth/claims.ts';
import { isB2B } from '../auth/is-b2b.ts';
import { administers } from '../auth/may-do.ts';
import type { Coworker } from '../people/coworker.ts';
import { listCoworkers, listNamedCoworkers } from '../people/coworker-store.server.ts';

/** Limit of the selection list; larger companies enter the wearer's number. */
const mostCoworkers = 500;

type Buyer = { companyId: number; customerId: number; seesColleagues: boolean };

/** Users buy for themselves; administrators buy for everybody in the current company only. */
function buyerOf(claims: Claims | undefined): Buyer | undefined {
  if (!claims || !isB2B(claims) || claims.company_id === undefined) return undefined;
  return {
    companyId: claims.company_id,
    customerId: claims.customer_id,
    seesColleagues: administers(claims, 'orders', 'customers'),
  };
}

/** Lists the people the visitor may buy for. Those in `named` are included even if the list is cut off. */
export async function readCoworkers(db: Db, claims: Claims | undefined, named: readonly number[]): Promise<Coworker[]> {
  const buyer = buyerOf(claims);
  if (!buyer) return [];
  const { companyId, customerId, seesColleagues } = buyer;
  return seesColleagues
    ? listCoworkers(db, companyId, { most: mostCoworkers, always: named })
    : listNamedCoworkers(db, companyId, [customerId]);
}

/** Returns those of the given people the visitor may buy for. */
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
