import type { Money } from '#core/money.ts';
import type { Unit } from '#core/units.ts';
import type { PostalAddress } from '../address/address-form.ts';
import type { Seller } from '../order/order-mail.ts';
import type { PriceBasis } from '../pricing/price-basis.ts';

export type InvoiceRow = {
  /** Of the order. */
  readonly rowNumber: number;
  readonly sku: string;
  readonly text: string;
  readonly quantity: number;
  /** Missing in papers from before articles had units: they were pieces. */
  readonly soldBy?: Unit | undefined;
  /** On the side of the paper's basis; papers from before there was one have neither. */
  readonly unit?: Money;
  /** What was taken off unit times quantity. */
  readonly discount?: Money;
  /** Without tax. */
  readonly net: Money;
  /** With tax, where the paper is added up with it: unit times quantity less the discount. */
  readonly gross?: Money;
  readonly basisPoints: number;
};

export type InvoiceTax = {
  readonly basisPoints: number;
  readonly net: Money;
  readonly tax: Money;
};

export type PaperSeller = Omit<Seller, 'links'>;

/** As it was printed; nothing of it is computed again. */
export type InvoicePaper = {
  /** The side on which rows are unit times quantity; missing in papers from before, and in those of orders from before. */
  readonly basis?: PriceBasis | undefined;
  readonly rows: readonly InvoiceRow[];
  readonly taxes: readonly InvoiceTax[];
  /** What is to be paid beside net and tax, so that all papers of an order come to its total. */
  readonly rounding?: Money | undefined;
  readonly buyer: {
    readonly name: string;
    readonly address: PostalAddress;
    readonly vatNo: string | undefined;
    /** The buyer's own number of the order. */
    readonly orderNumber: string | undefined;
  };
  /** The last day on which goods of the order left before it was billed; unknown of papers from before it was kept. */
  readonly deliveredOn?: string | undefined;
  /** Who sold, as it was when the paper was issued. */
  readonly seller?: PaperSeller | undefined;
  /** A credit note names the invoice that it takes back from. */
  readonly creditsNumber?: string | undefined;
  /** Of a credit note: what was left to pay of that invoice once it was issued. */
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
