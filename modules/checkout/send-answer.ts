import type { JsonObject } from '#core/json.ts';
import type { Order } from '../order/order.ts';
import type { PaymentProvider } from '../payment/provider.ts';

/** What sending an order answers, on the wire and to the page. */
export type SendAnswer = Pick<Order, 'orderNo' | 'status' | 'paymentState' | 'kind'> & {
  readonly orderId: string;
  readonly total: number;
  readonly currency: string;
  /** The absolute address of its status page. */
  readonly link: string;
  /** What the drop-in needs, where something is to be paid now. */
  readonly payment?: {
    readonly provider: PaymentProvider['name'];
    readonly sessionId: string;
    readonly clientData: JsonObject;
    readonly config: JsonObject;
    readonly expiresAt: string;
  };
};
