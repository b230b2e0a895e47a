import { sql } from 'kysely';
import type { Money } from '#core/money.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { amountLimitOf } from '../approval/amount-limit.ts';
import { limitPeriodOf } from '../approval/limit-period.ts';
import type { Refusal } from '../refusals.ts';
import { type LimitHolder, readLimitUse } from './read-limit-use.server.ts';

/**
 * In the transaction of an order, after the stock and before the company's credit: locks the person's limit of a period until the
 * transaction ends, and refuses an order that exceeds it. A limit per order needs no lock and is checked before.
 */
export async function holdLimit(
  db: Db,
  holder: LimitHolder | undefined,
  total: Money,
): Promise<Result<undefined, Refusal>> {
  if (!holder || limitPeriodOf(holder.settings) === 'Order') return ok(undefined);
  const key = `${holder.companyId}/${holder.customerId}`;
  await sql`select pg_advisory_xact_lock(hashtext('amount-limit'), hashtext(${key}::text))`.execute(db);
  const left = amountLimitOf(holder.limit, total, await readLimitUse(db, holder))?.left;
  return left && left.amount < 0 ? refuse({ code: 'customer-limit-reached' }) : ok(undefined);
}
