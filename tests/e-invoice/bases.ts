import type { Element } from '#modules/e-invoice/check-document.ts';
import { toDocument } from '#modules/e-invoice/to-document.ts';
import type { CountryCode } from '#modules/market/market.ts';
import { add, drop, type Edit, editAll, el, set } from './edit.ts';
import { someFacts } from './facts.ts';

export const seller = 'AccountingSupplierParty/Party';
export const buyer = 'AccountingCustomerParty/Party';
export const line = 'InvoiceLine';
export const totals = 'LegalMonetaryTotal';
export const subtotal = 'TaxTotal/TaxSubtotal';

/** A valid document whose seller and buyer are in one country. */
export const home = (country: CountryCode) => (): Element => toDocument(someFacts(country));

export const invoice = home('SE');
export const credit = (): Element => toDocument(someFacts('SE', 'SE', { kind: 'credit' }));
export const dutchCredit = (): Element => toDocument(someFacts('NL', 'NL', { kind: 'credit' }));
export const danishCredit = (): Element => toDocument(someFacts('DK', 'DK', { kind: 'credit' }));

export const vatCategory = (code: string, percent: string | undefined): Element =>
  el('TaxCategory', [
    el('ID', code),
    ...(percent === undefined ? [] : [el('Percent', percent)]),
    el('TaxScheme', [el('ID', 'VAT')]),
  ]);

export const amount = (name: string, text: string): Element => el(name, text, { currencyID: 'SEK' });

/** An allowance of 40.00 on the whole document, so that its total is the same as without freight. */
const withAllowance = (code: string, percent: string | undefined): Edit[] => [
  add(
    '',
    el('AllowanceCharge', [
      el('ChargeIndicator', 'false'),
      el('AllowanceChargeReasonCode', '95'),
      amount('Amount', '40.00'),
      vatCategory(code, percent),
    ]),
  ),
  add(totals, amount('AllowanceTotalAmount', '40.00')),
];

const reasons: Readonly<Record<string, string>> = {
  E: 'VATEX-EU-132',
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
};

/** A valid document without tax in one VAT category, with a line, an allowance and a charge. */
export function untaxed(code: string): () => Element {
  const percent = code === 'O' ? undefined : '0';
  const reason = reasons[code];
  const recode = (path: string): Edit[] => [
    set(`${path}/ID`, code),
    ...(percent === undefined ? [drop(`${path}/Percent`)] : []),
  ];
  return () =>
    editAll(toDocument(someFacts('SE', 'SE', { isTaxed: false })), [
      ...recode(`${line}/Item/ClassifiedTaxCategory`),
      ...recode('AllowanceCharge/TaxCategory'),
      ...recode(`${subtotal}/TaxCategory`),
      ...withAllowance(code, percent),
      set(`${subtotal}/TaxableAmount`, '950.00'),
      set(`${totals}/TaxExclusiveAmount`, '950.00'),
      set(`${totals}/TaxInclusiveAmount`, '950.00'),
      set(`${totals}/PayableAmount`, '950.00'),
      ...(reason === undefined ? [] : [add(`${subtotal}/TaxCategory`, el('TaxExemptionReasonCode', reason))]),
      ...(code === 'O' ? [dropVat(seller), dropVat(buyer)] : []),
    ]);
}

/** Removes the VAT number of a party and keeps its other tax data. */
export const dropVat =
  (party: string): Edit =>
  (document) =>
    editAll(document, [
      (doc) => ({
        ...doc,
        children: doc.children.map((child) => (child.name === party.split('/')[0] ? withoutVat(child) : child)),
      }),
    ]);

const withoutVat = (from: Element): Element => ({
  ...from,
  children: from.children
    .filter(
      (child) =>
        child.name !== 'PartyTaxScheme' ||
        !child.children.some(({ children }) => children.some(({ text }) => text === 'VAT')),
    )
    .map((child) => (child.name === 'Party' ? withoutVat(child) : child)),
});

/** A valid document with tax, with an allowance beside line and charge. */
export const taxedWithAllowance = (): Element =>
  editAll(invoice(), [
    ...withAllowance('S', '25'),
    set(`${subtotal}/TaxableAmount`, '950.00'),
    set('TaxTotal/TaxAmount', '237.50'),
    set(`${subtotal}/TaxAmount`, '237.50'),
    set(`${totals}/TaxExclusiveAmount`, '950.00'),
    set(`${totals}/TaxInclusiveAmount`, '1187.50'),
    set(`${totals}/PayableAmount`, '1187.50'),
  ]);
