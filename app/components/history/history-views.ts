import type { OrderState } from '#modules/order/order-state.ts';
import type { InvoiceState } from '#modules/order-history/invoice-line.ts';
import type { PaymentSide } from '#modules/order-history/payment-side.ts';

/** What a list was asked for, and where it goes on. */
export type ListView<T> = {
  readonly items: readonly T[];
  readonly search: string;
  readonly state: string;
  readonly from: string;
  readonly to: string;
  readonly company: string;
  /** To choose from, where the list has those of several. */
  readonly companies: readonly { readonly id: number; readonly name: string }[];
  readonly order: 'asc' | 'desc';
  readonly problems: { readonly from?: 'date' | 'period'; readonly to?: 'date' };
  readonly isNarrowed: boolean;
  /** It stands at its beginning, not somewhere further on. */
  readonly isBeginning: boolean;
  readonly nextHref: string | undefined;
  readonly previousHref: string | undefined;
  /** The same list from its other end. */
  readonly turnedHref: string;
};

export type OrderItem = {
  readonly id: string;
  readonly href: string;
  readonly orderNo: string;
  /** What the buyer calls it. */
  readonly reference: string | undefined;
  /** Of the calendar, as all days here. */
  readonly day: string;
  /** Where the list has those of several companies. */
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

/** A parcel, in words and days. */
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
  /** Where the list has those of several companies. */
  readonly company: string | undefined;
  /** Of the order that it belongs to. */
  readonly state: OrderState;
  readonly orderNo: string;
  readonly orderHref: string;
};

export type InvoiceItem = {
  readonly id: string;
  readonly number: string;
  readonly pdfHref: string;
  /** Where the list has those of several companies. */
  readonly company: string | undefined;
  /** Absent where there is no e-invoice. */
  readonly xmlHref: string | undefined;
  readonly state: InvoiceState;
  readonly day: string;
  readonly dueOn: string;
  /** What is to be paid, where that is less than the total. */
  readonly left: string | undefined;
  readonly orderNo: string;
  readonly orderHref: string;
  readonly total: string | undefined;
};

/** The company's pages that somebody has tabs for. */
export const companyTabs = [
  'company',
  'companyAdministration',
  'companyOrders',
  'companyPendingOrders',
  'companyDeliveries',
  'companyInvoices',
  'companyExternalOrders',
  'administrateCompanies',
] as const;

export type CompanyTab = (typeof companyTabs)[number];
