import type { PostalAddress } from '../address/address-form.ts';
import type { Invoice } from '../invoice/invoice.ts';
import type { CountryCode } from '../market/market.ts';
import type { TaxTreatment } from '../pricing/tax-rule.ts';

type Contact = { readonly name: string; readonly phone: string | undefined; readonly email: string | undefined };

/** Who sells, as the market's editors say it. */
export type SellerFacts = {
  readonly name: string;
  readonly country: CountryCode;
  readonly vatNumber: string | undefined;
  /** In the register of companies. */
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
    /** A card has paid it before it was issued. */
    readonly isPrepaid: boolean;
  };
  /** Day of the calendar on which the goods left; unknown where nothing did yet. */
  readonly deliveredOn: string | undefined;
  /** When the invoice was issued that a credit note takes back from. */
  readonly creditedOn: string | undefined;
  readonly words: {
    readonly freight: string;
    readonly discount: string;
    /** Why there is no tax. */
    readonly exempt: string;
  };
};
