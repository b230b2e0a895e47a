import type { JsonObject } from '#core/json.ts';
import type { Order } from '../order/order.ts';
import type { PaymentProvider } from '../payment/provider.ts';

/** The response to a sent order, for the API and for the page. */
export type SendAnswer = Pick<Order, 'orderNo' | 'status' | 'paymentState' | 'kind'> & {
  readonly orderId: string;
  readonly total: number;
  readonly currency: string;
  /** The absolute address of the order's status page. */
  readonly link: string;
  /** What the drop-in needs, if a payment is due now. */
  readonly payment?: {
    readonly provider: PaymentProvider['name'];
    readonly sessionId: string;
    readonly clientData: JsonObject;
    readonly config: JsonObject;
    readonly expiresAt: string;
  };
};
