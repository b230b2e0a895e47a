import type { RowPieces } from '../order/pieces.ts';

/** One dispatch of an order from the warehouse. */
export type Delivery = {
  readonly id: string;
  readonly orderId: string;
  readonly dispatchNumber: string;
  readonly carrier: string;
  readonly trackingNumber: string | undefined;
  readonly trackingUrl: string | undefined;
  readonly dispatchedAt: Date;
  /** A calendar day, as carriers promise it. */
  readonly expectedOn: string | undefined;
  readonly arrivedAt: Date | undefined;
  readonly rows: readonly RowPieces[];
};
