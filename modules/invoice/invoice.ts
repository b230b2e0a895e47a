import type { Money } from '#core/money.ts';
import type { Unit } from '#core/units.ts';
import type { PostalAddress } from '../address/address-form.ts';
import type { Seller } from '../order/order-mail.ts';
import type { PriceBasis } from '../pricing/price-basis.ts';

export type InvoiceRow = {
  /** The row number in the order. */
  readonly rowNumber: number;
  readonly sku: string;
  readonly text: string;
  readonly quantity: number;
  /** Absent in invoices from before articles had units: they were pieces. */
  readonly soldBy?: Unit | undefined;
  /** With or without tax by the invoice's basis; absent in invoices from before the basis was stored. */
  readonly unit?: Money;
  /** The discount on unit price times quantity. */
  readonly discount?: Money;
  /** Without tax. */
  readonly net: Money;
  /** With tax, if the invoice is summed with tax: unit price times quantity minus the discount. */
  readonly gross?: Money;
  readonly basisPoints: number;
};

export type InvoiceTax = {
  readonly basisPoints: number;
  readonly net: Money;
  readonly tax: Money;
};

export type PaperSeller = Omit<Seller, 'links'>;

/** The printed content; it is never computed again. */
export type InvoicePaper = {
  /** Whether rows are computed with or without tax; absent in old invoices, and in those of old orders. */
  readonly basis?: PriceBasis | undefined;
  readonly rows: readonly InvoiceRow[];
  readonly taxes: readonly InvoiceTax[];
  /** The difference between net plus tax and the payable amount, so that all invoices of an order equal its total. */
  readonly rounding?: Money | undefined;
  readonly buyer: {
    readonly name: string;
    readonly address: PostalAddress;
    readonly vatNo: string | undefined;
    /** The buyer's own order number. */
    readonly orderNumber: string | undefined;
  };
  /** The last day of dispatch before the invoice was issued; absent in invoices from before it was stored. */
  readonly deliveredOn?: string | undefined;
  /** The seller at the time of issue. */
  readonly seller?: PaperSeller | undefined;
  /** The number of the invoice that a credit note refers to. */
  readonly creditsNumber?: string | undefined;
  /** For a credit note: what was left to pay of its invoice after it was issued. */
  readonly left?: Money | undefined;
};

export type Invoice = InvoicePaper & {
  readonly id: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly series: string;
  readonly number: string;
  readonly kind: 'invoice' | 'credit';
  readonly marketId: number;
  readonly companyId: number | undefined;
  readonly customerId: number | undefined;
  /** Calendar days. */
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly paidAt: Date | undefined;
  /** With tax; negative for a credit note. */
  readonly payable: Money;
  readonly tax: Money;
  /** The sum of its credit notes; zero or negative. */
  readonly credited: Money;
};
