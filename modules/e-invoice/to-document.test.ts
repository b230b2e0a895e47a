import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { parties, someFacts } from '#tests/e-invoice/facts.ts';
import { checkDocument } from './check-document.ts';
import type { EInvoiceFacts } from './e-invoice.ts';
import { toDocument } from './to-document.ts';
import { all, textAt, textsAt } from './ubl/query.ts';
import { writeXml } from './ubl/write-xml.ts';

const sek = (amount: number) => money(amount, 'SEK');
const totalsOf = (facts: EInvoiceFacts) =>
  Object.fromEntries(
    all(toDocument(facts), 'LegalMonetaryTotal')[0]?.children.map(({ name, text }) => [name, text]) ?? [],
  );

const countries = Object.keys(parties) as (keyof typeof parties)[];

test.each(countries)('an invoice and a credit note at home in %s break no rule', (country) => {
  for (const kind of ['invoice', 'credit'] as const)
    expect(checkDocument(toDocument(someFacts(country, country, { kind })))).toEqual([]);
});

test('goods to another EU state are K, exports from the EU are G, each with its reason', () => {
  const given = [
    ['DE', 'intra-community', 'K', 'VATEX-EU-IC'],
    ['NO', 'export', 'G', 'VATEX-EU-G'],
  ] as const;
  for (const [country, treatment, category, reason] of given) {
    const facts = someFacts('SE', country, { isTaxed: false });
    const document = toDocument({ ...facts, order: { ...facts.order, treatment } });
    expect(textAt(document, 'TaxTotal/TaxSubtotal/TaxCategory/ID')).toBe(category);
    expect(textAt(document, 'TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode')).toBe(reason);
    expect(checkDocument(document)).toEqual([]);
  }
});

test('T19 the figures are those of the invoice: lines, freight as a charge, tax, rounding', () => {
  const facts = someFacts();
  expect(totalsOf({ ...facts, invoice: { ...facts.invoice, rounding: sek(-1), payable: sek(123_749) } })).toEqual({
    LineExtensionAmount: '950.00',
    TaxExclusiveAmount: '990.00',
    TaxInclusiveAmount: '1237.50',
    ChargeTotalAmount: '40.00',
    PayableRoundingAmount: '-0.01',
    PayableAmount: '1237.49',
  });
});

test('a card payment is not due again', () => {
  const facts = someFacts();
  expect(totalsOf({ ...facts, order: { ...facts.order, isPrepaid: true } })).toMatchObject({
    PrepaidAmount: '1237.50',
    PayableAmount: '0.00',
  });
});

test('T19 a credit note has positive amounts and names its invoice', () => {
  const document = toDocument(someFacts('SE', 'SE', { kind: 'credit' }));
  expect(document.name).toBe('CreditNote');
  expect(textAt(document, 'CreditNoteTypeCode')).toBe('381');
  expect(textAt(document, 'BillingReference/InvoiceDocumentReference/ID')).toBe('SE100001');
  expect(textAt(document, 'BillingReference/InvoiceDocumentReference/IssueDate')).toBe('2026-10-20');
  expect(textAt(document, 'CreditNoteLine/CreditedQuantity')).toBe('10');
  expect(textAt(document, 'LegalMonetaryTotal/PayableAmount')).toBe('1237.50');
});

test('an invoice summed with tax gets a net unit price with more decimals than amounts', () => {
  const facts = someFacts();
  const row = { rowNumber: 100, sku: 'A', text: 'A', quantity: 3, soldBy: 'H87', basisPoints: 2500 } as const;
  const rows = [{ ...row, unit: sek(4167), discount: sek(0), net: sek(10_001), gross: sek(12_501) }];
  const taxes = [{ basisPoints: 2500, net: sek(10_001), tax: sek(2500) }];
  const invoice = { ...facts.invoice, basis: 'gross' as const, rows, taxes, tax: sek(2500), payable: sek(12_501) };
  const document = toDocument({ ...facts, invoice });
  expect(textAt(document, 'InvoiceLine/Price/PriceAmount')).toBe('33.336667');
  expect(checkDocument(document)).toEqual([]);
});

test('without the buyer’s own order number our number is the reference', () => {
  const facts = someFacts();
  const { buyer } = facts.invoice;
  const document = toDocument({
    ...facts,
    invoice: { ...facts.invoice, buyer: { ...buyer, orderNumber: undefined } },
    order: { ...facts.order, label: undefined },
  });
  expect(textsAt(document, 'OrderReference/ID')).toEqual([]);
  expect(textAt(document, 'BuyerReference')).toBe('100017');
});

test('texts are escaped in XML', () => {
  expect(writeXml(toDocument(someFacts()))).toContain('<cbc:Name>Jacka &lt;Ö&gt; &amp; väst, C50</cbc:Name>');
});

test.each([
  ['SE', '0007', '1727990036'],
  ['NO', '0192', '924318813'],
  ['FI', '0216', '003734487451'],
  ['DK', '0184', '59958003'],
  ['GB', '9932', 'GB260552183'],
  ['BE', '0208', '0313824296'],
  ['EE', '0191', '12345678'],
  ['FR', '0225', '739835296'],
  ['DE', '9930', 'DE163804692'],
  ['IT', '0211', 'IT79215861216'],
  ['NL', '0106', '12345678'],
  ['IS', '0196', '5501692829'],
  ['CH', '0183', 'CHE514683927'],
  ['LV', '0218', '45833190891'],
] as const)('a company of %s has the endpoint %s %s', (country, scheme, id) => {
  const [endpoint] = all(toDocument(someFacts(country)), 'AccountingCustomerParty/Party/EndpointID');
  expect([endpoint?.attributes.schemeID, endpoint?.text]).toEqual([scheme, id]);
});
