import type { Money } from '#core/money.ts';
import type { OrderStatus } from '../order/order-status.ts';
import type { RowPieces } from '../order/pieces.ts';
import type { Report } from './reports/report.ts';

/** An event in the timeline of an order. */
export type OrderStep =
  | {
      readonly kind: 'status';
      readonly from: OrderStatus;
      readonly to: OrderStatus;
      readonly by?: Report['kind'] | undefined;
    }
  | { readonly kind: 'delivery'; readonly dispatchNumber: string; readonly rows: readonly RowPieces[] }
  | { readonly kind: 'arrival'; readonly dispatchNumber: string }
  | { readonly kind: 'invoice' | 'credit'; readonly invoiceId: string; readonly number: string }
  | { readonly kind: 'denial'; readonly rows: readonly RowPieces[] }
  | { readonly kind: 'refund'; readonly amount: Money }
  | { readonly kind: 'payment'; readonly number: string }
  /** The number of the other order: the replacement, or the replaced one. */
  | { readonly kind: 'exchange'; readonly number: string }
  /** What the laundry answered about the wearers of rows; `number` names the rows. */
  | { readonly kind: 'laundry-accepted' | 'laundry-moved' | 'laundry-refused'; readonly number: string }
  | { readonly kind: 'return-asked' | 'return-accepted' | 'return-refused' | 'withdrawal'; readonly returnId: string };
