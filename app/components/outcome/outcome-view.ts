import type { SummaryView } from '#app/components/checkout/checkout-page-view.ts';
import type { DeliveryMethod } from '#modules/delivery/delivery-method.ts';
import type { OrderKind } from '#modules/order/order.ts';
import type { PageTickName, TextFieldName } from '#modules/order/order-fields.ts';
import type { PaymentKind } from '#modules/payment/payment-method.ts';

/** An order at the end of its checkout, in words and amounts. */
export type OrderOutcome = {
  readonly orderNo: string;
  /** When it was sent, as the market writes days. */
  readonly date: string;
  readonly email: string;
  readonly kind: OrderKind;
  /** Its buyer took it back before it was approved. */
  readonly isWithdrawn: boolean;
  /** The bank has not answered yet. */
  readonly isWaiting: boolean;
  readonly paymentKind: PaymentKind;
  readonly isSignedIn: boolean;
  readonly delivery: readonly string[];
  readonly invoice: readonly string[] | undefined;
  readonly method: string;
  readonly servicePoint: readonly string[] | undefined;
  /** Unknown of orders that were sent before it was kept. */
  readonly days: DeliveryMethod['days'] | undefined;
  readonly references: readonly { readonly name: TextFieldName; readonly text: string }[];
  /** Boxes that were ticked. */
  readonly ticked: readonly PageTickName[];
  readonly comment: string;
  /** Why no VAT is charged. */
  readonly untaxed: 'intra-community' | 'export' | undefined;
  /** The buyer's retailer looks after the company's orders. */
  readonly isMaintained: boolean;
  /** Where it can still be paid. */
  readonly payHref: string | undefined;
  /** Where its way is told from now on. */
  readonly statusHref: string;
  /** The declarations of all that was ordered, as a file. */
  readonly conformityHref: string;
  readonly summary: SummaryView;
  /** What this browser may keep for the next order, if it is allowed to. */
  readonly remembered: Readonly<Record<string, string>> | undefined;
};

/** As much of it as its facts are told by. */
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
  /** Said where it may be somebody else than whoever looks. */
  readonly buyer?: readonly string[] | undefined;
  /** The member of our staff who sent it in the buyer's place, with the buyer. */
  readonly sentByStaff?: { readonly staff: string; readonly buyer: string } | undefined;
};

/** Undefined where the link leads to none. */
export type OutcomeView = { readonly order: OrderOutcome | undefined };
