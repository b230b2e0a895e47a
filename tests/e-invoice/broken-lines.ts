import { amount, invoice, line, taxedWithAllowance as reduced, subtotal, totals } from './bases.ts';
import type { BrokenRow } from './broken-row.ts';
import { add, attr, drop, el, set, twice } from './edit.ts';

const charge = (...parts: ReturnType<typeof el>[]) =>
  add(line, el('AllowanceCharge', [el('ChargeIndicator', 'true'), ...parts]));
const period = (...parts: [string, string][]) =>
  el(
    'InvoicePeriod',
    parts.map(([name, text]) => el(name, text)),
  );
const off = `${line}/AllowanceCharge`;
const item = `${line}/Item`;
const reason = el('AllowanceChargeReason', 'Packning');
const priceOff = (...parts: ReturnType<typeof el>[]) => add(`${line}/Price`, el('AllowanceCharge', parts));
const no = el('ChargeIndicator', 'false');
/** All allowances of the document, none of its charges. */
const allowance =
  (name: string, text: string): BrokenRow[2] =>
  (doc) => ({
    ...doc,
    children: doc.children.map((child) =>
      child.name === 'AllowanceCharge' && child.children[0]?.text === 'false'
        ? { ...child, children: [...child.children.filter((one) => one.name !== name), amount(name, text)] }
        : child,
    ),
  });

/** The totals that follow from a total with tax. */
const due = (text: string) =>
  [set(`${totals}/TaxInclusiveAmount`, text), set(`${totals}/PayableAmount`, text)] as const;
const moreByOne = [set(`${totals}/TaxExclusiveAmount`, '990.01'), ...due('1237.51')] as const;

export const brokenLines: readonly BrokenRow[] = [
  ['BR-21', invoice, drop(`${line}/ID`)],
  ['BR-22', invoice, drop(`${line}/InvoicedQuantity`)],
  ['BR-23', invoice, attr(`${line}/InvoicedQuantity`, 'unitCode')],
  ['BR-24', invoice, drop(`${line}/LineExtensionAmount`)],
  ['BR-25', invoice, drop(`${item}/Name`)],
  ['BR-26', invoice, drop(`${line}/Price/PriceAmount`)],
  ['BR-27', invoice, set(`${line}/Price/PriceAmount`, '-100.00'), set(`${line}/InvoicedQuantity`, '-10')],
  ['BR-28', invoice, priceOff(no, amount('Amount', '-110.00'), amount('BaseAmount', '-10.00'))],
  ['BR-30', invoice, add(line, period(['StartDate', '2026-11-02'], ['EndDate', '2026-11-01']))],
  ['BR-41', invoice, add(line, el('AllowanceCharge', [no, reason]))],
  ['BR-42', invoice, drop(`${off}/AllowanceChargeReason`), drop(`${off}/AllowanceChargeReasonCode`)],
  ['BR-CO-23', invoice, drop(`${off}/AllowanceChargeReason`), drop(`${off}/AllowanceChargeReasonCode`)],
  ['BR-43', invoice, charge(reason)],
  ['BR-44', invoice, charge(amount('Amount', '0.00'))],
  ['BR-CO-24', invoice, charge(amount('Amount', '0.00'))],
  ['BR-54', invoice, add(item, el('AdditionalItemProperty', [el('Name', 'Storlek')]))],
  ['BR-64', invoice, add(item, el('StandardItemIdentification', [el('ID', '7395902949636')]))],
  ['BR-65', invoice, add(item, el('CommodityClassification', [el('ItemClassificationCode', '62')]))],
  ['BR-CO-04', invoice, drop(`${item}/ClassifiedTaxCategory/TaxScheme`)],
  ['BR-CO-20', invoice, add(line, el('InvoicePeriod', []))],
  ['BR-DEC-23', invoice, set(`${line}/LineExtensionAmount`, '950.000')],
  ['BR-DEC-24', invoice, set(`${off}/Amount`, '50.000')],
  ['BR-DEC-25', invoice, add(off, el('MultiplierFactorNumeric', '5'), amount('BaseAmount', '1000.000'))],
  ['BR-DEC-27', invoice, charge(reason, amount('Amount', '0.000'))],
  [
    'BR-DEC-28',
    invoice,
    charge(reason, amount('Amount', '0.00'), el('MultiplierFactorNumeric', '0'), amount('BaseAmount', '1.000')),
  ],
  [
    'BR-CL-13',
    invoice,
    add(item, el('CommodityClassification', [el('ItemClassificationCode', '62', { listID: 'QQ' })])),
  ],
  ['BR-CL-15', invoice, add(item, el('OriginCountry', [el('IdentificationCode', 'ZZ')]))],
  ['BR-CL-18', invoice, set(`${item}/ClassifiedTaxCategory/ID`, 'X')],
  ['BR-CL-21', invoice, add(item, el('StandardItemIdentification', [el('ID', '1', { schemeID: 'EAN' })]))],
  ['BR-CL-23', invoice, attr(`${line}/InvoicedQuantity`, 'unitCode', 'PK')],
  ['UBL-SR-34', invoice, add(line, el('Note', 'a'), el('Note', 'b'))],
  [
    'UBL-SR-35',
    invoice,
    add(line, el('OrderLineReference', [el('LineID', '1')]), el('OrderLineReference', [el('LineID', '2')])),
  ],
  ['UBL-SR-36', invoice, add(line, period(['StartDate', '2026-11-01']), period(['EndDate', '2026-11-02']))],
  [
    'UBL-SR-37',
    invoice,
    priceOff(no, amount('Amount', '5.00'), amount('Amount', '5.00'), amount('BaseAmount', '110.00')),
  ],
  ['UBL-SR-48', invoice, twice(`${item}/ClassifiedTaxCategory`)],
  ['UBL-SR-50', invoice, add(item, el('Description', 'a'), el('Description', 'b'))],
  [
    'UBL-SR-52',
    invoice,
    add(line, ...['1', '2'].map((id) => el('DocumentReference', [el('ID', id), el('DocumentTypeCode', '130')]))),
  ],
  [
    'PEPPOL-EN16931-R100',
    invoice,
    add(line, ...['1', '2'].map((id) => el('DocumentReference', [el('ID', id), el('DocumentTypeCode', '130')]))),
  ],
  ['PEPPOL-EN16931-R101', invoice, add(line, el('DocumentReference', [el('ID', '1'), el('DocumentTypeCode', '50')]))],
  [
    'PEPPOL-EN16931-R110',
    invoice,
    add('', period(['StartDate', '2026-11-01'])),
    add(line, period(['StartDate', '2026-10-31'])),
  ],
  [
    'PEPPOL-EN16931-R111',
    invoice,
    add('', period(['EndDate', '2026-11-01'])),
    add(line, period(['EndDate', '2026-11-02'])),
  ],
  ['PEPPOL-EN16931-R120', invoice, set(`${line}/InvoicedQuantity`, '11')],
  ['PEPPOL-EN16931-R121', invoice, add(`${line}/Price`, el('BaseQuantity', '0'))],
  ['PEPPOL-EN16931-R130', invoice, add(`${line}/Price`, el('BaseQuantity', '1', { unitCode: 'PR' }))],
  [
    'PEPPOL-EN16931-R044',
    invoice,
    priceOff(el('ChargeIndicator', 'true'), amount('Amount', '10.00'), amount('BaseAmount', '110.00')),
  ],
  ['PEPPOL-EN16931-R046', invoice, priceOff(no, amount('Amount', '10.00'), amount('BaseAmount', '120.00'))],
  ['BR-12', invoice, drop(`${totals}/LineExtensionAmount`)],
  ['BR-13', invoice, drop(`${totals}/TaxExclusiveAmount`)],
  ['BR-14', invoice, drop(`${totals}/TaxInclusiveAmount`)],
  ['BR-15', invoice, drop(`${totals}/PayableAmount`)],
  ['BR-45', invoice, drop(`${subtotal}/TaxableAmount`)],
  ['BR-46', invoice, drop(`${subtotal}/TaxAmount`)],
  ['BR-47', invoice, drop(`${subtotal}/TaxCategory/TaxScheme`)],
  ['BR-48', invoice, drop(`${subtotal}/TaxCategory/Percent`)],
  ['BR-CO-10', invoice, set(`${totals}/LineExtensionAmount`, '950.01'), ...moreByOne],
  [
    'BR-CO-11',
    reduced,
    set(`${totals}/AllowanceTotalAmount`, '39.99'),
    set(`${totals}/TaxExclusiveAmount`, '950.01'),
    ...due('1187.51'),
  ],
  ['BR-CO-12', invoice, set(`${totals}/ChargeTotalAmount`, '40.01'), ...moreByOne],
  ['BR-CO-13', invoice, ...moreByOne],
  ['BR-CO-14', invoice, set('TaxTotal/TaxAmount', '247.51'), ...due('1237.51')],
  ['BR-CO-15', invoice, set(`${totals}/TaxInclusiveAmount`, '1237.51'), set(`${totals}/PayableAmount`, '1237.51')],
  ['BR-CO-16', invoice, set(`${totals}/PayableAmount`, '1237.51')],
  [
    'BR-CO-17',
    invoice,
    set(`${subtotal}/TaxAmount`, '248.50'),
    set('TaxTotal/TaxAmount', '248.50'),
    set(`${totals}/TaxInclusiveAmount`, '1238.50'),
    set(`${totals}/PayableAmount`, '1238.50'),
  ],
  ['BR-DEC-01', reduced, allowance('Amount', '40.000')],
  ['BR-DEC-02', reduced, allowance('BaseAmount', '800.000'), allowance('MultiplierFactorNumeric', '5')],
  ['BR-DEC-05', invoice, set('AllowanceCharge/Amount', '40.000')],
  ['BR-DEC-06', invoice, add('AllowanceCharge', el('MultiplierFactorNumeric', '5'), amount('BaseAmount', '800.000'))],
  ['BR-DEC-09', invoice, set(`${totals}/LineExtensionAmount`, '950.000')],
  ['BR-DEC-10', reduced, set(`${totals}/AllowanceTotalAmount`, '40.000')],
  ['BR-DEC-11', invoice, set(`${totals}/ChargeTotalAmount`, '40.000')],
  ['BR-DEC-12', invoice, set(`${totals}/TaxExclusiveAmount`, '990.000')],
  ['BR-DEC-13', invoice, set('TaxTotal/TaxAmount', '247.500')],
  ['BR-DEC-14', invoice, set(`${totals}/TaxInclusiveAmount`, '1237.500')],
  [
    'BR-DEC-15',
    invoice,
    add('', el('TaxCurrencyCode', 'EUR'), el('TaxTotal', [el('TaxAmount', '20.000', { currencyID: 'EUR' })])),
  ],
  ['BR-DEC-16', invoice, add(totals, amount('PrepaidAmount', '0.000'))],
  ['BR-DEC-17', invoice, add(totals, amount('PayableRoundingAmount', '0.000'))],
  ['BR-DEC-18', invoice, set(`${totals}/PayableAmount`, '1237.500')],
  ['BR-DEC-19', invoice, set(`${subtotal}/TaxableAmount`, '990.000')],
  ['BR-DEC-20', invoice, set(`${subtotal}/TaxAmount`, '247.500')],
  ['UBL-DT-01', invoice, add(line, el('AllowanceCharge', [no, reason, amount('Amount', '0.001')]))],
  ['UBL-SR-32', invoice, add(`${subtotal}/TaxCategory`, el('TaxExemptionReason', 'a'), el('TaxExemptionReason', 'b'))],
];
