import type { Db } from '#platform/db/db.server.ts';
import { moveCredit } from '../company/company-credit-store.server.ts';
import { creditCompanyOf } from '../order/credit-company.ts';
import type { Order } from '../order/order.ts';

type Freed = Pick<Parameters<typeof moveCredit>[1], 'kind' | 'amount' | 'reference'>;

/** In the transaction that locks the order: paid, credited and cancelled amounts become available as credit again. */
export async function freeCredit(db: Db, order: Order, freed: Freed, at: Date): Promise<void> {
  const companyId = creditCompanyOf(order);
  if (companyId === undefined || freed.amount.amount === 0) return;
  await moveCredit(db, { companyId, orderId: order.id, at, ...freed });
}
