import { ok, type Result, refuse } from '#core/result.ts';
import type { Claims } from '../auth/claims.ts';
import { maySee } from '../auth/may-see.ts';
import type { ChangeTask } from '../auth/staff-tasks.ts';

/** The owner of views of a list: `companyId` is undefined for the lists of internal staff. */
export type ViewScope = { readonly ownerId: number; readonly companyId: number | undefined };

/** The tasks that open each list of staff. */
const tasksOf: Readonly<Record<string, readonly ChangeTask[]>> = {
  'staff-orders': ['orders', 'finance'],
  'staff-returns': ['orders'],
  'staff-logos': ['orders'],
  'staff-reviews': ['content'],
  'staff-content': ['content'],
  'staff-media': ['content'],
  'staff-redirects': ['content'],
  'staff-missing': ['content'],
  'staff-messages': ['customers'],
  'staff-newsletter': ['newsletter'],
  'staff-campaigns': ['campaigns'],
  'staff-companies': ['customers'],
  'staff-imports': ['catalogue'],
  'staff-business-feeds': ['customers'],
  'staff-clients': ['settings'],
  'staff-members': ['settings'],
  'staff-history': ['settings'],
  'staff-webhook-calls': ['settings'],
};

type No = { code: 'not-signed-in' } | { code: 'not-allowed' };

/** Lists of staff are for members with the task of the list, all others for people of a company. */
export function viewScopeOf(claims: Claims | undefined, list: string): Result<ViewScope, No> {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const { customer_id: ownerId, company_id: companyId } = claims;
  if (list.startsWith('staff-'))
    return tasksOf[list] && maySee(claims, tasksOf[list])
      ? ok({ ownerId, companyId: undefined })
      : refuse({ code: 'not-allowed' });
  return companyId === undefined ? refuse({ code: 'not-allowed' }) : ok({ ownerId, companyId });
}
