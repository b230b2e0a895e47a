import { ok, type Result, refuse } from '#core/result.ts';
import type { Claims } from '../auth/claims.ts';
import { maySee } from '../auth/may-see.ts';

/** Whose views of a list these are: `companyId` undefined for the lists of internal staff. */
export type ViewScope = { readonly ownerId: number; readonly companyId: number | undefined };

type No = { code: 'not-signed-in' } | { code: 'not-allowed' };

/** Lists of staff are for internal staff, all others for people of a company. */
export function viewScopeOf(claims: Claims | undefined, list: string): Result<ViewScope, No> {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const { customer_id: ownerId, company_id: companyId } = claims;
  if (list.startsWith('staff-'))
    return maySee(claims, []) ? ok({ ownerId, companyId: undefined }) : refuse({ code: 'not-allowed' });
  return companyId === undefined ? refuse({ code: 'not-allowed' }) : ok({ ownerId, companyId });
}
