import type { SummaryView } from '#app/components/checkout/checkout-page-view.ts';
import type { DeliveryMethod } from '#modules/delivery/delivery-method.ts';
import type { OrderKind } from '#modules/order/order.ts';
import type { PageTickName, TextFieldName } from '#modules/order/order-fields.ts';
import type { PaymentKind } from '#modules/payment/payment-method.ts';
import type { HeldState } from '#modules/proof-sheet/production-state.ts';
import type { TrackedOrder } from '#modules/tracking/tracking-events.ts';

/** An order at the end of the checkout, as formatted texts. */
export type OrderOutcome = {
  readonly orderNo: string;
  /** When the order was sent, in the market's date format. */
  readonly date: string;
  readonly email: string;
  readonly kind: OrderKind;
  /** The buyer withdrew the order before it was approved. */
  readonly isWithdrawn: boolean;
  /** Names of the people who must approve; empty if the customer admins decide. */
  readonly deciders: readonly string[];
  /** The bank has not answered yet. */
  readonly isWaiting: boolean;
  /** Undefined for a replacement, which costs nothing. */
  readonly paymentKind: PaymentKind | undefined;
  readonly isSignedIn: boolean;
  readonly delivery: readonly string[];
  readonly invoice: readonly string[] | undefined;
  readonly method: string;
  readonly servicePoint: readonly string[] | undefined;
  /** Undefined for orders from before delivery times were stored. */
  readonly days: DeliveryMethod['days'] | undefined;
  readonly references: readonly { readonly name: TextFieldName; readonly text: string }[];
  /** Names of the ticked boxes. */
  readonly ticked: readonly PageTickName[];
  readonly comment: string;
  /** Why no VAT is charged. */
  readonly untaxed: 'intra-community' | 'export' | undefined;
  /** Why some of its services are not made yet, each reason once. */
  readonly held: readonly HeldState[];
  /** The company's orders are handled by its retailer. */
  readonly isMaintained: boolean;
  /** Address where the order can still be paid. */
  readonly payHref: string | undefined;
  /** Address of the order's status page. */
  readonly statusHref: string;
  /** Address of the declarations of conformity for all articles. */
  readonly conformityHref: string;
  readonly summary: SummaryView;
  /** Values that the browser may remember for the next order, if the visitor allows it. */
  readonly remembered: Readonly<Record<string, string>> | undefined;
  /** For the event of the purchase; only just after it. */
  readonly tracked: TrackedOrder | undefined;
};

/** The part of an order that `Facts` shows. */
export type FactsView = Pick<
  OrderOutcome,
  | 'orderNo'
  | 'date'
  | 'references'
  | 'ticked'
  | 'comment'
  | 'delivery'
  | 'method'
  | 'days'
  | 'servicePoint'
  | 'invoice'
  | 'paymentKind'
> & {
  /** Only if the buyer may be another person than the visitor. */
  readonly buyer?: readonly string[] | undefined;
  /** The member of our staff who sent it in the buyer's place, with the buyer. */
  readonly sentByStaff?: { readonly staff: string; readonly buyer: string } | undefined;
};

/** `order` is undefined if the link matches no order. */
export type OutcomeView = { readonly order: OrderOutcome | undefined };
