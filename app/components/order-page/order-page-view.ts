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
import type { HeldState } from '#modules/proof-sheet/production-state.ts';

/** An order with its deliveries, invoices and returns, as formatted texts. Days are calendar days. */
export type OrderPageView = {
  readonly orderNo: string;
  readonly day: string;
  readonly state: OrderState;
  readonly paymentSide: PaymentSide | undefined;
  /** The reference of the buyer's company. */
  readonly reference: FactsView['references'][number] | undefined;
  readonly facts: FactsView;
  readonly untaxed: OrderOutcome['untaxed'];
  readonly totals: TotalsView | undefined;
  readonly rows: readonly RowView[];
  /** The tax that the row amounts exclude. Undefined if they include tax or are hidden. */
  readonly rowsWithout: TaxKind | undefined;
  /** The latest first. */
  readonly steps: readonly StepView[];
  readonly deliveries: readonly ParcelView[];
  readonly invoices: readonly InvoiceView[];
  readonly conformityHref: string;
  readonly excelHref: string;
  /** Undefined if nothing is made on its garments, and for holders of a link. */
  readonly proofsHref: string | undefined;
  /** Undefined if none of its garments has a passport, and for those who do not administer the company. */
  readonly labelsHref: string | undefined;
  /** Whether plain users of the company see the order. Undefined if the visitor may not change that. */
  readonly isVisible: boolean | undefined;
  /** Undefined if the order needed no approval, and for holders of a link. */
  readonly approval: ApprovalView | undefined;
  /** Rules of the company that the order met, where it waits for approval. */
  readonly reasons: readonly { readonly rule: string; readonly condition: string }[];
  /** Whether the visitor may send messages and return goods. */
  readonly mayAct: boolean;
  readonly isMaintained: boolean;
  /** Whether the visitor is the buyer and may withdraw the order before it is approved. */
  readonly mayRecall: boolean;
  /** The order waits for approval, and its goods are not kept for it any more. */
  readonly isReservationOver: boolean;
  readonly reorder: readonly ReorderLine[];
  readonly returns: readonly ReturnView[];
  /** Return address, line by line; empty if there is nothing to send. */
  readonly returnTo: readonly string[];
  readonly returnable: readonly (PiecesView & {
    readonly isPersonalised: boolean;
    /** Several people may have the same article. */
    readonly wearer: string | undefined;
    /** Other sizes of the article that are in stock. */
    readonly exchanges: readonly { readonly sku: string; readonly article: string }[];
  })[];
  /** For a replacement: the order whose goods it replaces. */
  readonly exchangeOf: LinkedOrder | undefined;
  /** The last day for returns. Undefined until everything has been delivered. */
  readonly returnUntil: string | undefined;
  readonly returnDays: number;
  readonly isReturnLate: boolean;
  /** Pieces for which a consumer may withdraw from the contract. */
  readonly withdrawable: readonly PiecesView[];
  /** Name of the buyer, and the address for the confirmation of a withdrawal. */
  readonly buyer: { readonly name: string; readonly mail: string };
  readonly messages: readonly MessageView[];
  /** Idempotency keys of the forms, so that sending a form twice has one effect. */
  readonly keys: Readonly<Record<'press' | 'pressAll' | 'returnId' | 'withdrawalId' | 'messageId', string>>;
};

/** Who decides on the order, or who has approved it. */
export type ApprovalView = {
  readonly isWaiting: boolean;
  /** Names; empty if the customer admins decide. */
  readonly deciders: readonly string[];
  /** Why the customer admins decide although an approver is named, as a sentence. */
  readonly because: string | undefined;
  /** Name and time, as far as they are known. */
  readonly decided: string;
  /** What the rows and the message below it are about. */
  readonly title: string;
  /** The rows that were changed or returned, as sentences. */
  readonly rows: readonly string[];
  readonly message: string;
  /** The visitor finds returned rows among the saved carts. */
  readonly hasSavedCart: boolean;
};

/** A delivery, with its delivery note as a PDF. */
export type ParcelView = DeliveryView & { readonly noteHref: string };

/** Another order, with its address if the visitor may open it. */
export type LinkedOrder = { readonly orderNo: string; readonly href: string | undefined };

/** An article of the order with a quantity. */
export type PiecesView = {
  readonly rowNumber: number;
  readonly article: string;
  readonly pieces: number;
  readonly soldBy: Unit;
};

export type RowView = {
  readonly rowNumber: number;
  /** For a service: the row of its garment. */
  readonly garmentRow: number | undefined;
  readonly name: string;
  readonly detail: string;
  readonly partNo: string;
  readonly picture: string;
  /** Address of the product page, if the visitor can buy the product. */
  readonly href: string | undefined;
  readonly wearer: string | undefined;
  readonly comment: string;
  /** Why a service is not made yet; undefined once it can be made or nothing of it is to come. */
  readonly held: HeldState | undefined;
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
  /** Undefined if prices are hidden from the visitor. */
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
  /** The unpaid amount. */
  readonly left: string | undefined;
  /** Undefined if prices are hidden, because the document shows them. */
  readonly pdfHref: string | undefined;
  /** Undefined if the invoice has no e-invoice. */
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
    /** The article that replaces the returned one. */
    readonly replacement: string | undefined;
  }[];
  readonly replacement: LinkedOrder | undefined;
  /** The buyer should send the goods now: staff accepted the return, or did not have to. */
  readonly isToBeSent: boolean;
  /** Address of the return label. Undefined if the visitor may not open it. */
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

export type OrderPageIntent = 'reorder' | 'return' | 'withdraw' | 'recall' | 'message' | 'visibility';

/** A form that was returned to the visitor: the reason, and the typed values. */
export type OrderPageAnswer = TypedForm & {
  readonly intent: OrderPageIntent;
  readonly words: string;
  readonly answerId: string;
  /** The form is valid and waits for confirmation. */
  readonly isToConfirm?: boolean;
};
