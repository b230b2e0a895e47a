import type { OrderState } from '#modules/order/order-state.ts';
import type { InvoiceState } from '#modules/order-history/invoice-line.ts';
import type { PaymentSide } from '#modules/order-history/payment-side.ts';

/** A part of a list with its filters and the links to other parts. */
export type ListView<T> = {
  readonly items: readonly T[];
  readonly search: string;
  readonly state: string;
  readonly from: string;
  readonly to: string;
  readonly company: string;
  /** Companies to filter by; empty if the visitor sees orders of one company only. */
  readonly companies: readonly { readonly id: number; readonly name: string }[];
  readonly order: 'asc' | 'desc';
  readonly problems: { readonly from?: 'date' | 'period'; readonly to?: 'date' };
  readonly isNarrowed: boolean;
  /** Whether this is the first part of the list. */
  readonly isBeginning: boolean;
  readonly nextHref: string | undefined;
  readonly previousHref: string | undefined;
  /** The same list in reverse order. */
  readonly turnedHref: string;
};

export type OrderItem = {
  readonly id: string;
  readonly href: string;
  readonly orderNo: string;
  /** The buyer's reference for the order. */
  readonly reference: string | undefined;
  /** A calendar day in the market's time zone, as all days here. */
  readonly day: string;
  /** Only in lists with orders of several companies. */
  readonly company: string | undefined;
  readonly buyer: string;
  readonly state: OrderState;
  readonly paymentSide: PaymentSide | undefined;
  readonly pieces: number;
  readonly pictures: readonly string[];
  readonly total: string | undefined;
  readonly isHidden: boolean;
  readonly suppliers: readonly string[];
};

/** A delivery, with formatted days. */
export type DeliveryView = {
  readonly id: string;
  readonly dispatchNumber: string;
  readonly carrier: string;
  readonly trackingNumber: string | undefined;
  readonly trackingUrl: string | undefined;
  readonly day: string;
  readonly expectedOn: string | undefined;
  readonly arrivedOn: string | undefined;
  readonly pieces: number;
};

export type DeliveryItem = DeliveryView & {
  /** Only in lists with orders of several companies. */
  readonly company: string | undefined;
  /** State of the order that the delivery belongs to. */
  readonly state: OrderState;
  readonly orderNo: string;
  readonly orderHref: string;
};

export type InvoiceItem = {
  readonly id: string;
  readonly number: string;
  readonly pdfHref: string;
  /** Only in lists with orders of several companies. */
  readonly company: string | undefined;
  /** Undefined if the invoice has no e-invoice. */
  readonly xmlHref: string | undefined;
  readonly state: InvoiceState;
  readonly day: string;
  readonly dueOn: string;
  /** The unpaid amount, if it is less than the total. */
  readonly left: string | undefined;
  readonly orderNo: string;
  readonly orderHref: string;
  readonly total: string | undefined;
};

/** The company pages that can be tabs. */
export const companyTabs = [
  'company',
  'companyAdministration',
  'companyOrders',
  'companyPendingOrders',
  'companyApprovalRules',
  'companyAllowances',
  'companyLockers',
  'companyLaundryReport',
  'companyDeliveries',
  'companyInvoices',
  'companyExternalOrders',
  'administrateCompanies',
  'companySettings',
  'companyPunchout',
  'companyHistory',
] as const;

export type CompanyTab = (typeof companyTabs)[number];
