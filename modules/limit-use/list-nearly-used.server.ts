import { hasAmountLimit } from '../approval/amount-limit.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { zoneOf } from '../market/market-day.ts';
import { listAmountLimits } from '../people/fact-store.server.ts';
import { findRoleIn } from '../people/membership-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { listBuyersSince } from './limit-use-store.server.ts';
import { limitStartOf, readLimitUses } from './read-limit-use.server.ts';

/** The share from which a limit counts as nearly used. */
const nearlyUsed = 0.8;

type Input = { readonly companyId: number; readonly marketId: number; readonly at: Date };

/**
 * The people of a company who have nearly used their amount limit of the period. The caller checks the permission. Empty if prices are
 * hidden, because the list would reveal what people spent.
 */
export async function listNearlyUsed(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  { companyId, marketId, at }: Input,
): Promise<readonly number[]> {
  const { db } = shop;
  const { settings } = await readCompanyTerms(shop, companyId);
  const place = { companyId, settings, marketId, at };
  const from = limitStartOf(place);
  if (!isOn(settings, 'UseAmountLimit') || isOn(settings, 'HidePrice') || from === undefined) return [];
  const buyers = await listBuyersSince(db, { companyId, from, timeZone: zoneOf(marketId) });
  const limits = await listAmountLimits(db, buyers);
  const uses = await readLimitUses(db, place, limits);
  const found: number[] = [];
  for (const [id, limit] of limits) {
    const use = uses.get(id);
    if (!use || use.used.amount < nearlyUsed * (limit.amount + use.carried.amount)) continue;
    const role = await findRoleIn(db, id, companyId);
    if (role !== undefined && hasAmountLimit({ storm_role: role }, settings)) found.push(id);
  }
  return found;
}
