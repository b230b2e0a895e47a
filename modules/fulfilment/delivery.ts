import type { RowPieces } from '../order/pieces.ts';

/** What left the warehouse together for one order. */
export type Delivery = {
  readonly id: string;
  readonly orderId: string;
  readonly dispatchNumber: string;
  readonly carrier: string;
  readonly trackingNumber: string | undefined;
  readonly trackingUrl: string | undefined;
  readonly dispatchedAt: Date;
  /** A day of the calendar, as carriers promise it. */
  readonly expectedOn: string | undefined;
  readonly arrivedAt: Date | undefined;
  readonly rows: readonly RowPieces[];
};
