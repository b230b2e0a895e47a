import type { CartPageView, TotalsView } from '#app/components/cart/cart-page-view.ts';
import type { OfferedMethod } from '#app/components/delivery/props.ts';
import type { DropInProps } from '#app/components/payment/props.ts';
import type { Unit } from '#core/units.ts';
import type { PostalAddress } from '#modules/address/address-form.ts';
import type { CheckoutView } from '#modules/checkout/checkout-view.ts';
import type { StepName, StepValidity } from '#modules/checkout/steps.ts';
import type { CheckoutTexts } from '#modules/content/site-settings.ts';
import type { OrderField } from '#modules/order/order-fields.ts';

/** A cart row in the order summary. */
type SummaryRowView = {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  /** Base part number and colour; only shown for orders, where customers ask by it. */
  readonly partNo?: string;
  readonly quantity: number;
  readonly soldBy: Unit;
  readonly packSize: number;
  readonly picture: string;
  readonly price: string | undefined;
  readonly before: string | undefined;
  /** When the missing pieces are expected. */
  readonly later: string | undefined;
  /** The services on it; in an order services are separate rows. */
  readonly services?: readonly { readonly id: string; readonly text: string; readonly price: string | undefined }[];
};

export type SummaryView = {
  readonly count: number;
  readonly rows: readonly SummaryRowView[];
  readonly gifts: CartPageView['freeItems'];
  readonly totals: TotalsView | undefined;
  /** Totals by wearer; empty if no row has a wearer. */
  readonly groups: readonly { readonly name: string | undefined; readonly total: string | undefined }[];
  readonly showFreeItemsDisclaimer: boolean;
  readonly limit: CartPageView['limit'];
};

/** A problem with a field, as text in the visitor's language. */
export type FieldProblem = {
  readonly field: string;
  readonly code: string;
  readonly text: string;
  /** The text for the summary above the form, where it has to name the field. */
  readonly inSummary?: string;
};

export type Legal = { readonly terms: string | undefined; readonly privacy: string | undefined };

export type StepView = { readonly number: number; readonly name: StepName; readonly page: string };

/** Credit that the company has left, if it has a limit. */
type CreditView = {
  /** Undefined where no credit was agreed, and for buyers who may not see it. */
  readonly left: string | undefined;
  readonly isEnough: boolean;
};

/** The second step, with contact, address, delivery and payment. */
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
  /** Promotions and amount to pay as shown, sent back with the order to detect changes. */
  readonly shown: string;
  readonly methods: readonly OfferedMethod[];
  readonly credit: CreditView;
  /** Fields that the company requires. */
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
  /** Texts of editors; what they left out is built in or missing. */
  readonly contentTexts?: CheckoutTexts;
};

/** The result of sending the form: problems and address suggestions. */
export type OrderFormAnswer = {
  /** Unique for each answer, so that a repeated text is announced again. */
  readonly id: string;
  readonly problems: readonly FieldProblem[];
  /** Why the order as a whole was refused. */
  readonly refusal: string | undefined;
  /** The new amount to pay, if the sent form changed it since the page was shown. */
  readonly newSum: string | undefined;
  readonly outOfStock: string | undefined;
  readonly suggestions: readonly PostalAddress[];
};

/** The answer to saving the form while the buyer types. */
export type DraftAnswer = {
  /** Problems of all fields; the page shows those of fields that the buyer has visited. */
  readonly problems: readonly FieldProblem[];
  readonly suggestions: readonly PostalAddress[];
  /** The page again, if costs, tax or available methods may have changed. */
  readonly page: OrderPageView | undefined;
};

/** The third step: the order to check before it is sent. */
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
  /** Only if the payment method uses credit. */
  readonly credit: CreditView | undefined;
  readonly references: readonly { readonly name: string; readonly text: string }[];
  /** Names of the ticked fields, by part of the form. */
  readonly ticked: Readonly<Record<OrderField['part'], readonly string[]>>;
  readonly comment: string;
  readonly needsApproval: boolean;
  /** Names of the company's rules that the order meets. */
  readonly approvalRules: readonly string[];
  readonly closed: CheckoutView['closed'];
  readonly failedTax: boolean;
};

/** A placed order that waits for payment. */
export type PayingView = {
  readonly link: string;
  readonly orderNo: string;
  readonly payable: string;
  readonly payment: Pick<DropInProps, 'provider' | 'sessionId' | 'clientData' | 'config'> | undefined;
  readonly steps: readonly StepView[];
  readonly summary: SummaryView;
};
