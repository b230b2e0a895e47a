import { findCompanyBrief } from '../company/company-membership-store.server.ts';
import { listNamesOf } from '../people/name-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

/** The person and company that staff act for; undefined for visitors who do not act. */
export async function readActing({ db }: Pick<Shop, 'db'>, { claims }: Pick<Visit, 'claims'>) {
  if (!claims?.acting) return undefined;
  const { firstName = '', lastName = '' } = (await listNamesOf(db, [claims.customer_id])).get(claims.customer_id) ?? {};
  const company = claims.company_id === undefined ? undefined : await findCompanyBrief(db, claims.company_id);
  return { name: `${firstName} ${lastName}`.trim(), company: company?.name ?? '' };
}
