import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Claims } from '../auth/claims.ts';
import { mayDo } from '../auth/may-do.ts';
import type { Company } from '../company/company.ts';
import { findCompany } from '../company/company-store.server.ts';

/** A parent must exist, not be a child itself, and be in the same market. Administrators may name only their own company. */
export async function findParent(
  db: Db,
  claims: Claims,
  { parentId, childId, marketId }: { parentId: number; childId?: number; marketId?: number },
) {
  const parent = await findCompany(db, parentId);
  const isReached = mayDo(claims, 'customers') || parentId === claims.company_id;
  const fits = parent && parent.parentId === undefined && parent.id !== childId;
  if (!fits || !isReached || (marketId !== undefined && parent.marketId !== marketId))
    return refuse({ code: 'parent-not-found' });
  return ok(parent satisfies Company);
}
