import { add, negate } from '#core/money.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { coversOrder } from '../../company/company-credit.ts';
import { moveCredit } from '../../company/company-credit-store.server.ts';
import { creditCompanyOf } from '../../order/credit-company.ts';
import type { OrderDraft } from '../../order/order.ts';
import type { Refusal } from '../../refusals.ts';
import { limitReached } from './price-checks.ts';

/** In the transaction that takes the stock: a refusal gives back what was taken. */
export async function takeCredit(db: Db, draft: OrderDraft): Promise<Result<undefined, Refusal>> {
  const { id, priced, createdAt, hidesPrices } = draft;
  const companyId = creditCompanyOf(draft);
  if (companyId === undefined) return ok(undefined);
  const total = priced.totals.payable;
  const taking = {
    companyId,
    kind: 'order',
    amount: negate(total),
    orderId: id,
    reference: id,
    at: createdAt,
  } as const;
  const left = await moveCredit(db, taking);
  const before = left && (left.currency === total.currency ? add(left, total) : left);
  return coversOrder(before, total) ? ok(undefined) : refuse(limitReached({ left: before, total, hidesPrices }));
}
