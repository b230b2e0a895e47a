import type { Db } from '#platform/db/db.server.ts';
import { findApproval } from './approval-store.server.ts';
import type { ApprovalState } from './order-approval.ts';

/** Undefined for an order that needed no approval. The caller checks who may see the order. */
export async function readApprovalState(
  { db }: { readonly db: Db },
  orderId: string,
): Promise<ApprovalState | undefined> {
  return (await findApproval(db, orderId))?.state;
}
