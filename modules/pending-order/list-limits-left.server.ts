import type { Money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import { amountLimitOf } from '../approval/amount-limit.ts';
import { type LimitPlace, limitStartOf, readLimitUses } from '../limit-use/read-limit-use.server.ts';
import { listAmountLimits } from '../people/fact-store.server.ts';
import type { PendingRow } from './pending-store.server.ts';

/**
 * What waiting orders leave of the limits of their buyers, by order. For a limit of a period, all waiting orders are
 * already counted, so each of them has the same remainder.
 */
export async function listLimitsLeft(
  db: Db,
  place: Omit<LimitPlace, 'at'>,
  rows: readonly PendingRow[],
): Promise<ReadonlyMap<string, Money>> {
  const limits = await listAmountLimits(db, [...new Set(rows.flatMap(({ buyerId }) => buyerId ?? []))]);
  const left = new Map<string, Money>();
  for (const of of Map.groupBy(rows, ({ createdAt: at }) => limitStartOf({ ...place, at })).values()) {
    const uses = await readLimitUses(db, { ...place, at: of[0]?.createdAt ?? new Date(0) }, limits);
    for (const { id, buyerId = 0, payable } of of) {
      const limit = limits.get(buyerId);
      if (limit?.currency !== payable.currency) continue;
      const use = uses.get(buyerId);
      // The used amount already includes the order itself.
      const found = amountLimitOf(limit, use ? { ...payable, amount: 0 } : payable, use);
      if (found) left.set(id, found.left);
    }
  }
  return left;
}
