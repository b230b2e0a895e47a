import type { Result } from '#core/result.ts';
import type { Order, OrderDraft } from './order.ts';

type ExportRefusal = { code: 'buyer-import-failed' | 'packing-import-failed' };

/** The ERP, which fulfils orders. The same order sent twice is one order there. */
export type OrderExport = {
  /** Whether the ERP would accept the order, checked before the order exists. */
  check(draft: OrderDraft): Promise<Result<undefined, ExportRefusal>>;
  send(order: Order): Promise<void>;
};
