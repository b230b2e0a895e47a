import type { CompanyName } from '../company/company.ts';
import type { OrderState } from '../order/order-state.ts';

/** A delivery in a list. */
export type DeliveryLine = {
  readonly id: string;
  readonly dispatchNumber: string;
  readonly carrier: string;
  readonly trackingNumber: string | undefined;
  readonly trackingUrl: string | undefined;
  readonly dispatchedAt: Date;
  /** A calendar day. */
  readonly expectedOn: string | undefined;
  readonly arrivedAt: Date | undefined;
  readonly pieces: number;
  /** Set if the list has several companies. */
  readonly company: CompanyName | undefined;
  readonly order: {
    readonly id: string;
    readonly orderNo: string;
    readonly buyerName: string;
    readonly state: OrderState;
  };
  /** The progress of the order with this delivery, as a delivery label code. */
  readonly code: number;
};
