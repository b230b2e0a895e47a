import { administers } from '../auth/may-do.ts';
import { maySee } from '../auth/may-see.ts';
import { companyReachOf } from '../company/company-team.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { listServedCompanies } from '../laundry/laundry-account-store.server.ts';
import { findTeam } from '../people/find-team.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { Garment } from './garment.ts';

/** The garments whose wearer and history the visitor sees. */
export type GarmentReach = {
  /** The wearer. */
  readonly customerId: number;
  /** Staff who look after customers. */
  readonly seesAll: boolean;
  /** Companies of which all garments are seen: by their admins, and by their laundry. */
  readonly companyIds: readonly number[];
  /** An admin's team, in a company that is divided into teams. */
  readonly team: { readonly companyId: number; readonly wearerIds: readonly number[] } | undefined;
};

/** Undefined for visitors who are not signed in. */
export async function readGarmentReach(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  { claims }: Pick<Visit, 'claims'>,
): Promise<GarmentReach | undefined> {
  if (!claims) return undefined;
  const { customer_id: customerId, company_id: companyId } = claims;
  const none = { customerId, seesAll: maySee(claims, ['customers']), companyIds: [], team: undefined };
  if (none.seesAll || companyId === undefined) return none;
  const served = await listServedCompanies(shop.db, companyId);
  if (!administers(claims)) return { ...none, companyIds: served };
  const { settings } = await readCompanyTerms(shop, companyId);
  if (companyReachOf(claims, settings) === 'company') return { ...none, companyIds: [companyId, ...served] };
  const wearerIds = await findTeam(shop.db, companyId, customerId);
  return { ...none, companyIds: served, team: { companyId, wearerIds } };
}

type Seen = Pick<Garment, 'companyId' | 'wearerId'>;

export function seesGarment(reach: GarmentReach | undefined, { companyId, wearerId }: Seen): boolean {
  if (!reach) return false;
  const { customerId, seesAll, companyIds, team } = reach;
  if (seesAll || companyIds.includes(companyId)) return true;
  if (wearerId === undefined) return false;
  return wearerId === customerId || (team?.companyId === companyId && team.wearerIds.includes(wearerId));
}
