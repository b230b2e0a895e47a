import { type BuyersOrder, dayOf, moneyEl, type Outgoing, orderReferenceOf, writeRequest } from './cxml-outgoing.ts';
import { el, type XmlElement } from './xml-element.ts';

type BilledLine = {
  /** Its number in the buyer’s order. */
  readonly line: number;
  readonly sku: string;
  readonly text: string;
  readonly unit: string;
  readonly quantity: number;
  readonly price: string;
  /** For how many pieces the price is. */
  readonly per: number;
  readonly net: string;
};

type Place = {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly country: string;
};

/** All amounts with a dot, negative ones for a credit note. */
export type BilledOrder = {
  readonly number: string;
  readonly kind: 'invoice' | 'credit';
  /** Calendar days. */
  readonly issuedOn: string;
  readonly payDays: number;
  /** A credit note: the document with the invoice, if it was sent, and its number. */
  readonly credits: { readonly payloadId: string | undefined; readonly number: string } | undefined;
  readonly currency: string;
  readonly order: BuyersOrder;
  readonly seller: string;
  readonly buyer: Place;
  readonly lines: readonly BilledLine[];
  readonly taxes: readonly { readonly percent: string; readonly net: string; readonly tax: string }[];
  readonly net: string;
  readonly tax: string;
  readonly payable: string;
};

/** An InvoiceDetailRequest, for an invoice or a credit note. */
export function invoiceDetailOf(outgoing: Outgoing, billed: BilledOrder): string {
  const { number, kind, issuedOn, payDays, credits, currency, order, lines } = billed;
  const money = (name: string, amount: string) => moneyEl(name, amount, currency);
  const isCredit = kind === 'credit';
  const credited = credits?.payloadId;
  return writeRequest(
    outgoing,
    'InvoiceDetail',
    el(
      'InvoiceDetailRequest',
      {},
      el(
        'InvoiceDetailRequestHeader',
        {
          invoiceID: number,
          purpose: isCredit ? 'lineLevelCreditMemo' : 'standard',
          operation: 'new',
          invoiceDate: dayOf(issuedOn),
          invoiceOrigin: 'supplier',
        },
        el('InvoiceDetailHeaderIndicator', {}),
        el('InvoiceDetailLineIndicator', {}),
        partner('remitTo', billed.seller),
        partner('billTo', billed.buyer.name, billed.buyer),
        credited === undefined ? undefined : el('DocumentReference', { payloadID: credited }),
        credits && el('InvoiceIDInfo', { invoiceID: credits.number }),
        isCredit ? undefined : el('PaymentTerm', { payInNumberOfDays: String(payDays) }),
      ),
      el(
        'InvoiceDetailOrder',
        {},
        el('InvoiceDetailOrderInfo', {}, orderReferenceOf(order)),
        ...lines.map((line, index) => itemOf(line, index + 1, money)),
      ),
      el(
        'InvoiceDetailSummary',
        {},
        money('SubtotalAmount', billed.net),
        taxOf(billed),
        money('GrossAmount', billed.payable),
        money('NetAmount', billed.payable),
        money('DueAmount', billed.payable),
      ),
    ),
  );
}

type MoneyOf = (name: string, amount: string) => XmlElement;

const itemOf = ({ line, sku, text, unit, quantity, price, per, net }: BilledLine, n: number, money: MoneyOf) =>
  el(
    'InvoiceDetailItem',
    { invoiceLineNumber: String(n), quantity: String(quantity) },
    el('UnitOfMeasure', {}, unit),
    money('UnitPrice', price),
    per === 1
      ? undefined
      : el('PriceBasisQuantity', { quantity: String(per), conversionFactor: '1' }, el('UnitOfMeasure', {}, unit)),
    el(
      'InvoiceDetailItemReference',
      { lineNumber: String(line) },
      el('ItemID', {}, el('SupplierPartID', {}, sku)),
      el('Description', { 'xml:lang': 'en' }, text),
    ),
    money('SubtotalAmount', net),
  );

const taxOf = ({ tax, taxes, currency }: BilledOrder) =>
  el(
    'Tax',
    {},
    el('Money', { currency }, tax),
    el('Description', { 'xml:lang': 'en' }, 'Tax'),
    ...taxes.map((one) =>
      el(
        'TaxDetail',
        { category: 'vat', percentageRate: one.percent },
        moneyEl('TaxableAmount', one.net, currency),
        moneyEl('TaxAmount', one.tax, currency),
      ),
    ),
  );

const partner = (role: string, name: string, place?: Place) =>
  el(
    'InvoicePartner',
    {},
    el(
      'Contact',
      { role },
      el('Name', { 'xml:lang': 'en' }, name),
      place &&
        el(
          'PostalAddress',
          {},
          el('Street', {}, place.street),
          el('City', {}, place.city),
          el('PostalCode', {}, place.zip),
          el('Country', { isoCountryCode: place.country }, place.country),
        ),
    ),
  );
