import { add, type Money, negate } from '#core/money.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { coversOrder } from '../company/company-credit.ts';
import { moveCredit, moveHeldCredit } from '../company/company-credit-store.server.ts';
import { creditCompanyOf } from '../order/credit-company.ts';
import type { Order, OrderDraft } from '../order/order.ts';
import type { Refusal } from '../refusals.ts';
import { limitReached } from './send/price-checks.ts';

type Sender = { readonly seesCredit: boolean };

/** In the transaction that takes the stock: a refusal gives back what was taken. */
export async function takeCredit(
  db: Db,
  draft: OrderDraft,
  { seesCredit }: Sender,
): Promise<Result<undefined, Refusal>> {
  const companyId = creditCompanyOf(draft);
  if (companyId === undefined) return ok(undefined);
  const { id, createdAt: at } = draft;
  const amount = negate(draft.priced.totals.payable);
  const left = await moveCredit(db, { companyId, kind: 'order', amount, orderId: id, reference: id, at });
  return checkCovered(draft, left, seesCredit);
}

type CreditChange = { readonly was: Order; readonly now: Order; readonly at: Date };

/**
 * In the transaction that decides on a waiting order: changes its part of the credit to its current cost. If a new credit amount was set
 * while it waited, the whole cost is taken from that. An order that became cheaper is never refused. Approvers see the credit.
 */
export async function changeCredit(db: Db, { was, now, at }: CreditChange): Promise<Result<undefined, Refusal>> {
  const companyId = creditCompanyOf(now);
  if (companyId === undefined) return ok(undefined);
  const [before, after] = [was.priced.totals.payable, now.priced.totals.payable];
  const { left, isHeld } = await moveHeldCredit(db, { companyId, before, after, orderId: now.id, at });
  return isHeld && after.amount <= before.amount ? ok(undefined) : checkCovered(now, left, true);
}

type Taking = Pick<OrderDraft, 'priced' | 'hidesPrices'>;

function checkCovered(
  { priced, hidesPrices }: Taking,
  left: Money | undefined,
  seesCredit: boolean,
): Result<undefined, Refusal> {
  const total = priced.totals.payable;
  const before = left && (left.currency === total.currency ? add(left, total) : left);
  if (coversOrder(before, total)) return ok(undefined);
  return refuse(limitReached({ left: before, total, showsAmounts: seesCredit && !hidesPrices }));
}
