import type { PriceStepView, TotalsView } from '#app/components/cart/cart-page-view.ts';
import type { DeliveryView } from '#app/components/history/history-views.ts';
import type { FactsView, OrderOutcome } from '#app/components/outcome/outcome-view.ts';
import type { TypedForm } from '#app/forms/typed-fields.ts';
import type { Unit } from '#core/units.ts';
import type { ReturnKind, ReturnReason, ReturnState } from '#modules/fulfilment/order-return.ts';
import type { OrderStep } from '#modules/fulfilment/order-step.ts';
import type { RowWay } from '#modules/fulfilment/progress.ts';
import type { OrderState } from '#modules/order/order-state.ts';
import type { InvoiceState } from '#modules/order-history/invoice-line.ts';
import type { PaymentSide } from '#modules/order-history/payment-side.ts';
import type { ReorderLine } from '#modules/order-history/reorder.ts';
import type { TaxKind } from '#modules/pricing/total-words.ts';

/** One order with all that became of it, in words and amounts. Days are of the calendar. */
export type OrderPageView = {
  readonly orderNo: string;
  readonly day: string;
  readonly state: OrderState;
  readonly paymentSide: PaymentSide | undefined;
  /** What the buyer’s own company calls it. */
  readonly reference: FactsView['references'][number] | undefined;
  readonly facts: FactsView;
  readonly untaxed: OrderOutcome['untaxed'];
  readonly totals: TotalsView | undefined;
  readonly rows: readonly RowView[];
  /** Which tax the amounts of the rows are without; undefined where they have it, or are hidden. */
  readonly rowsWithout: TaxKind | undefined;
  /** The latest first. */
  readonly steps: readonly StepView[];
  readonly deliveries: readonly ParcelView[];
  readonly invoices: readonly InvoiceView[];
  readonly conformityHref: string;
  readonly excelHref: string;
  /** Whether the company’s plain users see it; undefined where that is not for whoever looks to say. */
  readonly isVisible: boolean | undefined;
  /** Whoever looks may write about it and send something back. */
  readonly mayAct: boolean;
  readonly isMaintained: boolean;
  readonly reorder: readonly ReorderLine[];
  readonly returns: readonly ReturnView[];
  /** Where goods are sent back to, line by line; empty while nothing is to be sent. */
  readonly returnTo: readonly string[];
  readonly returnable: readonly (PiecesView & {
    readonly isPersonalised: boolean;
    /** Other sizes and colours of it that are in stock. */
    readonly exchanges: readonly { readonly sku: string; readonly article: string }[];
  })[];
  /** Of a replacement: the order whose goods it replaces. */
  readonly exchangeOf: LinkedOrder | undefined;
  /** The last day for returns; undefined while something is still to be sent. */
  readonly returnUntil: string | undefined;
  readonly returnDays: number;
  readonly isReturnLate: boolean;
  /** Pieces of which a consumer may withdraw from the contract. */
  readonly withdrawable: readonly PiecesView[];
  /** Who bought, and where the confirmation of a withdrawal goes. */
  readonly buyer: { readonly name: string; readonly mail: string };
  readonly messages: readonly MessageView[];
  /** Of the next form that is sent: twice is once. */
  readonly keys: Readonly<Record<'press' | 'pressAll' | 'returnId' | 'withdrawalId' | 'messageId', string>>;
};

/** A delivery, with its delivery note as a PDF. */
export type ParcelView = DeliveryView & { readonly noteHref: string };

/** Another order, where whoever looks may open it. */
export type LinkedOrder = { readonly orderNo: string; readonly href: string | undefined };

/** An article of the order, and how many of it. */
export type PiecesView = {
  readonly rowNumber: number;
  readonly article: string;
  readonly pieces: number;
  readonly soldBy: Unit;
};

export type RowView = {
  readonly rowNumber: number;
  readonly name: string;
  readonly detail: string;
  readonly partNo: string;
  readonly picture: string;
  /** Of its product, where that is sold to whoever looks. */
  readonly href: string | undefined;
  readonly wearer: string | undefined;
  readonly comment: string;
  readonly status: OrderState | RowWay;
  readonly quantity: number;
  readonly soldBy: Unit;
  readonly packSize: number;
  readonly delivered: number;
  readonly denied: number;
  readonly returned: number;
  readonly exchanged: number;
  readonly backOrdered: number;
  readonly expectedOn: string | undefined;
  /** Undefined where amounts are not for whoever looks. */
  readonly price: { readonly total: string; readonly steps: readonly PriceStepView[] } | undefined;
};

export type StepView = {
  readonly key: string;
  readonly at: Date;
  readonly kind: OrderStep['kind'] | 'placed' | 'approval';
  readonly state: OrderState | PaymentSide | undefined;
  readonly about: string;
};

export type InvoiceView = {
  readonly id: string;
  readonly kind: 'invoice' | 'credit';
  readonly number: string;
  readonly state: InvoiceState;
  readonly day: string;
  readonly dueOn: string;
  readonly total: string | undefined;
  /** What is still to be paid. */
  readonly left: string | undefined;
  /** A paper shows what amounts are hidden from: there is none then. */
  readonly pdfHref: string | undefined;
  /** Absent where there is no e-invoice. */
  readonly xmlHref: string | undefined;
};

export type ReturnView = {
  readonly id: string;
  readonly number: string;
  readonly kind: ReturnKind;
  readonly state: ReturnState;
  readonly day: string;
  readonly rows: readonly {
    readonly article: string;
    readonly pieces: number;
    readonly soldBy: Unit;
    readonly reason: ReturnReason;
    /** What comes in place of it. */
    readonly replacement: string | undefined;
  }[];
  readonly replacement: LinkedOrder | undefined;
  /** The goods are to be sent now; staff have agreed, or need not. */
  readonly isToBeSent: boolean;
  /** Of its label; undefined where it is not for whoever looks. */
  readonly labelHref: string | undefined;
  readonly comment: string;
  readonly answer: string;
};

export type MessageView = {
  readonly id: string;
  readonly isFromStaff: boolean;
  readonly author: string;
  readonly body: string;
  readonly at: Date;
};

export type OrderPageIntent = 'reorder' | 'return' | 'withdraw' | 'message' | 'visibility';

/** A form that came back: why, and what was typed. */
export type OrderPageAnswer = TypedForm & {
  readonly intent: OrderPageIntent;
  readonly words: string;
  readonly answerId: string;
  /** All is well with it, and it is to be confirmed. */
  readonly isToConfirm?: boolean;
};
