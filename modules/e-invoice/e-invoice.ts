import type { PostalAddress } from '../address/address-form.ts';
import type { Invoice } from '../invoice/invoice.ts';
import type { CountryCode } from '../market/market.ts';
import type { TaxTreatment } from '../pricing/tax-rule.ts';

type Contact = { readonly name: string; readonly phone: string | undefined; readonly email: string | undefined };

/** The seller, from the texts of the market's editors. */
export type SellerFacts = {
  readonly name: string;
  readonly country: CountryCode;
  readonly vatNumber: string | undefined;
  /** The number in the company register. */
  readonly registrationNo: string | undefined;
  /** The statement on the seller's tax that the law requires: 'Godkänd för F-skatt' in Sweden, 'Foretaksregisteret' in Norway. */
  readonly taxNote: string | undefined;
  readonly address: Pick<PostalAddress, 'line1' | 'zip' | 'city'>;
  readonly contact: Contact;
  readonly accounts: readonly { readonly label: string; readonly number: string }[];
};

/** The facts of a document that are not part of the invoice itself. */
export type EInvoiceFacts = {
  readonly invoice: Invoice;
  readonly seller: SellerFacts;
  readonly buyer: { readonly vatNumber: string | undefined; readonly registrationNo: string | undefined };
  readonly order: {
    readonly label: string | undefined;
    readonly project: string | undefined;
    readonly treatment: TaxTreatment['kind'];
    readonly deliveredTo: PostalAddress;
    /** A card payment before the invoice was issued. */
    readonly isPrepaid: boolean;
  };
  /** The calendar day of dispatch; undefined if nothing was sent yet. */
  readonly deliveredOn: string | undefined;
  /** The issue date of the invoice that a credit note refers to. */
  readonly creditedOn: string | undefined;
  readonly words: {
    readonly freight: string;
    readonly discount: string;
    /** The reason for the tax exemption. */
    readonly exempt: string;
  };
};
