import { hasAmountLimit } from '../../approval/amount-limit.ts';
import { readLimitUse } from '../../limit-use/read-limit-use.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Sending, SendRequest } from './sending.ts';

/** The amount limit of the sender. One statement where it is for a period, none where it is for each order. */
export async function readSpending(
  { db }: Pick<Shop, 'db'>,
  { visit: { claims, market, now }, settings, company, waiting }: SendRequest,
): Promise<Sending['spending']> {
  const limit = company?.facts.amountLimit;
  if (!claims || !company || !limit || !hasAmountLimit(claims, settings)) return undefined;
  const holder = {
    customerId: claims.customer_id,
    companyId: company.companyId,
    limit,
    settings,
    marketId: market.marketId,
    at: waiting?.createdAt ?? now,
    except: waiting?.id,
  };
  return { holder, use: await readLimitUse(db, holder) };
}
