import type { CompanyName } from '../company/company.ts';
import type { OrderState } from '../order/order-state.ts';

/** A delivery as a list shows it. */
export type DeliveryLine = {
  readonly id: string;
  readonly dispatchNumber: string;
  readonly carrier: string;
  readonly trackingNumber: string | undefined;
  readonly trackingUrl: string | undefined;
  readonly dispatchedAt: Date;
  /** A day of the calendar. */
  readonly expectedOn: string | undefined;
  readonly arrivedAt: Date | undefined;
  readonly pieces: number;
  /** Where the list has those of several companies. */
  readonly company: CompanyName | undefined;
  readonly order: {
    readonly id: string;
    readonly orderNo: string;
    readonly buyerName: string;
    readonly state: OrderState;
  };
  /** How far the order has come with it, in the codes of the delivery label. */
  readonly code: number;
};
