import { ok } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findReports } from './e-invoice-store.server.ts';

/** For staff with the task orders or finance: the state of the files of some invoices, and the rules they break. */
export async function readStaffReports(shop: Pick<Shop, 'db'>, visit: Visit, invoiceIds: readonly string[]) {
  const allowed = allowRead(visit, 'orders', 'finance');
  if (!allowed.ok) return allowed;
  return ok(await findReports(shop.db, invoiceIds));
}
