import type { CartPageView, TotalsView } from '#app/components/cart/cart-page-view.ts';
import type { OfferedMethod } from '#app/components/delivery/props.ts';
import type { DropInProps } from '#app/components/payment/props.ts';
import type { Unit } from '#core/units.ts';
import type { PostalAddress } from '#modules/address/address-form.ts';
import type { CheckoutView } from '#modules/checkout/checkout-view.ts';
import type { StepName, StepValidity } from '#modules/checkout/steps.ts';
import type { OrderField } from '#modules/order/order-fields.ts';

/** What is bought, in few words and pictures. */
type SummaryRowView = {
  readonly id: string;
  readonly name: string;
  /** Colour and size. */
  readonly detail: string;
  /** Model and colour; in an order, where it is what one asks about. */
  readonly partNo?: string;
  readonly quantity: number;
  readonly soldBy: Unit;
  readonly picture: string;
  readonly price: string | undefined;
  readonly before: string | undefined;
  /** When what is missing is expected. */
  readonly later: string | undefined;
  /** What is done to it; in an order services are rows of their own. */
  readonly services?: readonly { readonly id: string; readonly text: string; readonly price: string | undefined }[];
};

export type SummaryView = {
  readonly count: number;
  readonly rows: readonly SummaryRowView[];
  readonly gifts: CartPageView['freeItems'];
  readonly totals: TotalsView | undefined;
  /** One for each wearer, where somebody is one. */
  readonly groups: readonly { readonly name: string | undefined; readonly total: string | undefined }[];
  readonly showFreeItemsDisclaimer: boolean;
  readonly limit: CartPageView['limit'];
};

/** What is wrong with a field, in words. */
export type FieldProblem = {
  readonly field: string;
  readonly code: string;
  readonly text: string;
  /** Where it stands away from its field and has to name it. */
  readonly inSummary?: string;
};

export type Legal = { readonly terms: string | undefined; readonly privacy: string | undefined };

export type StepView = { readonly number: number; readonly name: StepName; readonly page: string };

/** What the company may still buy on account, where that is limited. */
type CreditView = {
  /** Undefined for whoever sees no prices. */
  readonly left: string | undefined;
  readonly isEnough: boolean;
};

/** The step in which everything is asked for. */
export type OrderPageView = Pick<
  CheckoutView,
  | 'who'
  | 'draft'
  | 'isFresh'
  | 'countries'
  | 'rules'
  | 'choices'
  | 'payments'
  | 'needs'
  | 'numbers'
  | 'servicePoints'
  | 'servicePoint'
  | 'failedTax'
  | 'closed'
  | 'key'
> & {
  /** As it is sent back with the order: promotions and what is to be paid. */
  readonly shown: string;
  readonly methods: readonly OfferedMethod[];
  readonly credit: CreditView | undefined;
  /** Fields that the company wants filled in. */
  readonly required: readonly string[];
  readonly dialCodes: readonly { readonly code: string; readonly name: string }[];
  readonly steps: readonly StepView[];
  readonly validity: StepValidity;
  readonly isSignedIn: boolean;
  readonly mayTest: boolean;
  readonly hidesPrices: boolean;
  readonly showsVat: boolean;
  readonly summary: SummaryView;
  readonly legal: Legal;
};

/** What came of sending the form: what is wrong, what might have been meant. */
export type OrderTold = {
  /** Of this answer, so that the same words twice are seen twice. */
  readonly id: string;
  readonly problems: readonly FieldProblem[];
  /** The shop's no to the order as a whole. */
  readonly refusal: string | undefined;
  /** What is to be paid, where what was sent has changed it since the page was shown. */
  readonly newSum: string | undefined;
  readonly outOfStock: string | undefined;
  readonly suggestions: readonly PostalAddress[];
};

/** What a change while typing is answered with. */
export type DraftAnswer = {
  /** Of all fields; the page shows those that somebody has been in. */
  readonly problems: readonly FieldProblem[];
  readonly suggestions: readonly PostalAddress[];
  /** Where costs, tax or what is offered may have changed. */
  readonly page: OrderPageView | undefined;
};

/** Names and lines to read once more. */
export type ReviewPageView = {
  readonly key: string;
  readonly shown: string;
  readonly steps: readonly StepView[];
  readonly summary: SummaryView;
  readonly delivery: readonly string[];
  readonly invoice: readonly string[] | undefined;
  readonly contact: readonly string[];
  readonly method: { readonly name: string; readonly detail: readonly string[]; readonly cost: string | undefined };
  readonly days: { readonly from: number; readonly to: number };
  readonly paymentKind: string;
  /** Where the way to pay uses it. */
  readonly credit: CreditView | undefined;
  readonly references: readonly { readonly name: string; readonly text: string }[];
  /** The fields that are ticked, by the part of the form that has them. */
  readonly ticked: Readonly<Record<OrderField['part'], readonly string[]>>;
  readonly comment: string;
  readonly needsApproval: boolean;
  readonly closed: CheckoutView['closed'];
  readonly failedTax: boolean;
};

/** An order that exists and waits for its money. */
export type PayingView = {
  readonly link: string;
  readonly orderNo: string;
  readonly payable: string;
  readonly payment: Pick<DropInProps, 'provider' | 'sessionId' | 'clientData' | 'config'> | undefined;
  readonly steps: readonly StepView[];
  readonly summary: SummaryView;
};
