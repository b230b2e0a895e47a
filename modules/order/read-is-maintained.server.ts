import { isB2B } from '../auth/is-b2b.ts';
import { isOn } from '../company/company-settings.ts';
import { hasChildren } from '../company/company-store.server.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

/**
 * Whether a retailer maintains the orders of the visitor's company. Only a parent company with children can have this setting; a dealer is
 * the retailer itself.
 */
export async function readIsMaintained(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  { claims }: Pick<Visit, 'claims'>,
): Promise<boolean> {
  if (!claims || !isB2B(claims) || claims.company_id === undefined) return false;
  const { settings } = await readCompanyTerms(shop, claims.company_id);
  if (!isOn(settings, 'AllOrdersIsMaintainedByRetailer') || isOn(settings, 'AccessPartnerWeb')) return false;
  return hasChildren(shop.db, claims.company_id);
}
