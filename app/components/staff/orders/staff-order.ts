import type { LinkedOrder, MessageView, ReturnView } from '#app/components/order-page/order-page-view.ts';
import type { FactsView } from '#app/components/outcome/outcome-view.ts';
import type { Money } from '#core/money.ts';
import type { Unit } from '#core/units.ts';
import type { Delivery } from '#modules/fulfilment/delivery.ts';
import type { Move } from '#modules/fulfilment/moves.ts';
import type { OrderStep } from '#modules/fulfilment/order-step.ts';
import type { Invoice } from '#modules/invoice/invoice.ts';
import type { orderRowStatuses } from '#modules/order/order-row-status.ts';
import type { OrderState } from '#modules/order/order-state.ts';
import type { orderStatuses } from '#modules/order/order-status.ts';
import type { InvoiceState } from '#modules/order-history/invoice-line.ts';
import type { TaxKind } from '#modules/pricing/total-words.ts';
import type { TextProblem } from '#modules/proof/check-text.ts';
import type { HeldState, ProductionState } from '#modules/proof-sheet/production-state.ts';
import type { EInvoiceReport } from './e-invoice-state.tsx';

/** An order as staff see it, as formatted texts. */
export type StaffOrder = {
  readonly id: string;
  readonly orderNo: string;
  readonly buyer: string;
  readonly email: string;
  readonly state: OrderState;
  readonly total: string;
  readonly facts: FactsView;
  /** Which tax the amounts of the rows are without; undefined where they have it. */
  readonly rowsWithout: TaxKind | undefined;
  readonly moves: readonly Move[];
  /** Idempotency key of the next action, so that pressing a button twice has one effect. */
  readonly messageId: string;
  readonly rows: readonly StaffOrderRow[];
  readonly deliveries: readonly (Omit<Delivery, 'rows'> & { readonly pieces: number })[];
  readonly invoices: readonly (Pick<Invoice, 'id' | 'number' | 'kind' | 'issuedOn' | 'dueOn'> & {
    readonly state: InvoiceState;
    readonly total: string;
    readonly left: string | undefined;
    /** The state of the e-invoice; undefined if the invoice has no e-invoice. */
    readonly eInvoice: EInvoiceReport | undefined;
  })[];
  /** The services on the garments; undefined without services, and for staff without the task orders. */
  readonly production: StaffProduction | undefined;
  /** Undefined if none of its garments has a passport. */
  readonly labelsHref: string | undefined;
  readonly returns: readonly ReturnView[];
  /** For a replacement: the order whose goods it replaces. */
  readonly exchangeOf: LinkedOrder | undefined;
  /** Undefined for staff without the task to read messages. */
  readonly messages: readonly MessageView[] | undefined;
  readonly mayAnswer: boolean;
  /** The latest first. */
  readonly steps: readonly {
    readonly at: Date;
    readonly kind: OrderStep['kind'];
    readonly status: keyof typeof orderStatuses | undefined;
    readonly about: string;
  }[];
};

export const otherLogoIntent = 'other-logo';

export type StaffProduction = {
  readonly orderId: string;
  /** The company's logos that can replace one; none for staff who may not change it. */
  readonly logos: readonly { readonly value: string; readonly label: string }[];
  /** Why something of an open order is not made yet, each reason once. */
  readonly held: readonly HeldState[];
  readonly sheetHref: string;
  readonly proofsHref: string;
  readonly rows: readonly {
    readonly rowNumber: number;
    /** Service and place. */
    readonly service: string;
    readonly garment: string;
    readonly wearer: string | undefined;
    readonly state: ProductionState;
    /** Why its text cannot be made. */
    readonly problems: readonly TextProblem[];
    /** Its logo may be replaced: `logos` without the one that it has. */
    readonly takesOtherLogo: boolean;
    /** As in `logos`; undefined without one. */
    readonly logo: string | undefined;
    /** The lettering or the name of the logo. */
    readonly text: string;
  }[];
};

type StaffOrderRow = {
  readonly rowNumber: number;
  readonly article: string;
  readonly sku: string;
  readonly quantity: number;
  readonly soldBy: Unit;
  readonly unitPrice: string | undefined;
  readonly total: string | undefined;
  readonly delivered: number;
  readonly sentBeyond: number;
  readonly invoiced: number;
  readonly denied: number;
  readonly status: keyof typeof orderRowStatuses;
};

/** An order in the staff list, which covers all markets. */
export type StaffOrderBrief = {
  readonly id: string;
  readonly orderNo: string;
  readonly state: OrderState;
  readonly createdAt: Date;
  readonly buyerEmail: string;
  readonly buyerName: string;
  readonly company: string | undefined;
  readonly market: string;
  readonly payable: Money;
  /** The amount as formatted text. */
  readonly total: string;
  /** The last message is from the buyer and waits for a reply. */
  readonly isUnanswered: boolean;
};

/** A return request, with its order. */
export type StaffReturn = ReturnView & {
  readonly orderNo: string;
  readonly orderHref: string;
  readonly buyer: string;
  readonly email: string;
  /** The refund if it is accepted. */
  readonly worth: string;
  /** Money that waits for the return with this number, which has to be accepted as well. */
  readonly awaited: { readonly amount: string; readonly number: string } | undefined;
  /** How the refund is paid; undefined without a refund. `no-payment`: no payment is known that could be refunded. */
  readonly payment: 'refund' | 'refund-open' | 'credit' | 'no-payment' | undefined;
  /** Whether money is refunded: not for a replacement of goods whose return was refused. */
  readonly isPaidBack: boolean;
  /** False for a withdrawal, and for an exchange whose replacement was dispatched. */
  readonly mayRefuse: boolean;
  /** A withdrawal before dispatch: the buyer has received nothing. */
  readonly isUnsent: boolean;
  /** Whether the buyer keeps any piece of the replacement; pieces can be denied or returned. */
  readonly isReplaced: boolean;
};
