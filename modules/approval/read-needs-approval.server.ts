import { isB2B } from '../auth/is-b2b.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { readBuyerFacts } from '../company/read-buyer-facts.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { needsApproval } from './needs-approval.ts';

/** Whether orders of the visitor need approval. A visitor without a company needs none. */
export async function readNeedsApproval(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  { claims }: Pick<Visit, 'claims'>,
): Promise<boolean> {
  if (!claims || !isB2B(claims) || claims.company_id === undefined) return false;
  const { settings } = await readCompanyTerms(shop, claims.company_id);
  const asked = { companyId: claims.company_id, buyerId: claims.customer_id, coworkerIds: [] };
  const { facts } = await readBuyerFacts(shop.db, asked);
  return needsApproval(claims, settings, facts.approver?.emailAddress);
}
