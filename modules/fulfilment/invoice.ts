import type { Money } from '#core/money.ts';
import type { PostalAddress } from '../address/address-form.ts';

export type InvoiceRow = {
  /** Of the order. */
  readonly rowNumber: number;
  readonly sku: string;
  readonly text: string;
  readonly quantity: number;
  /** Without tax. */
  readonly net: Money;
  readonly basisPoints: number;
};

export type InvoiceTax = {
  readonly basisPoints: number;
  readonly net: Money;
  readonly tax: Money;
};

/** As it was printed; nothing of it is computed again. */
export type InvoicePaper = {
  readonly rows: readonly InvoiceRow[];
  readonly taxes: readonly InvoiceTax[];
  readonly buyer: {
    readonly name: string;
    readonly address: PostalAddress;
    readonly vatNo: string | undefined;
    /** The buyer's own number of the order. */
    readonly orderNumber: string | undefined;
  };
  /** A credit note names the invoice that it takes back from. */
  readonly creditsNumber?: string | undefined;
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
  /** Days of the calendar. */
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly paidAt: Date | undefined;
  /** With tax; a credit note's is below zero. */
  readonly payable: Money;
  readonly tax: Money;
  /** What credit notes have taken back of it; zero or below. */
  readonly credited: Money;
};
