import type { Money } from '#core/money.ts';
import type { CompanyName } from '../company/company.ts';
import type { Order, OrderKind } from '../order/order.ts';
import type { OrderState } from '../order/order-state.ts';
import type { OrderStatus } from '../order/order-status.ts';
import type { PaymentSide } from './payment-side.ts';

/** An order in a list. */
export type OrderLine = {
  readonly id: string;
  readonly orderNo: string;
  /** The buyer's own number, and the buyer's label. */
  readonly orderNumber: string | undefined;
  readonly projectNumber: string | undefined;
  readonly label: string | undefined;
  readonly marketId: number;
  /** Set if the list has several companies. */
  readonly company: CompanyName | undefined;
  readonly kind: OrderKind;
  readonly status: OrderStatus;
  /** The state that customers see. */
  readonly state: OrderState;
  readonly paymentSide: PaymentSide | undefined;
  readonly paymentState: Order['paymentState'];
  readonly createdAt: Date;
  readonly placedAt: Date | undefined;
  readonly buyer: { readonly name: string; readonly email: string };
  /** Absent if the buyer or the reader may not see prices. */
  readonly payable: Money | undefined;
  readonly tax: Money | undefined;
  /** Plain users of the company do not see it. */
  readonly isHidden: boolean;
  readonly articles: number;
  readonly pieces: number;
  readonly pictures: readonly string[];
  /** Suppliers of its external goods. */
  readonly suppliers: readonly string[];
};
