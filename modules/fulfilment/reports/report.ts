import type { OrderStatus } from '../../order/order-status.ts';
import type { RowPieces } from '../../order/pieces.ts';

/**
 * A fact about an order that the ERP reports. Facts may arrive late, twice and in any sequence. A missing time means now.
 */
export type Report =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'status'; readonly status: OrderStatus }
  | {
      readonly kind: 'delivery';
      readonly dispatchNumber: string;
      readonly carrier: string;
      readonly trackingNumber?: string | undefined;
      readonly trackingUrl?: string | undefined;
      readonly dispatchedAt?: Date | undefined;
      readonly expectedOn?: string | undefined;
      readonly rows: readonly RowPieces[];
    }
  | { readonly kind: 'arrival'; readonly dispatchNumber: string; readonly arrivedAt?: Date | undefined }
  | {
      readonly kind: 'invoice';
      readonly issuedOn?: string | undefined;
      readonly dueOn?: string | undefined;
      readonly rows: readonly RowPieces[];
    }
  | { readonly kind: 'denial'; readonly rows: readonly RowPieces[] }
  | { readonly kind: 'payment'; readonly invoiceNumber: string; readonly paidAt?: Date | undefined };

export type ReportOf<Kind extends Report['kind']> = Extract<Report, { kind: Kind }>;
