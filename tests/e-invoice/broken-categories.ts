import { buyer, dropVat, line, seller, subtotal, taxedWithAllowance, totals, untaxed, vatCategory } from './bases.ts';
import type { BrokenRow } from './broken-row.ts';
import { add, drop, type Edit, el, set } from './edit.ts';

const ofLine = `${line}/Item/ClassifiedTaxCategory`;
const others = 'E AE IC G O Z AF AG'.split(' ');
const codes: Readonly<Record<string, string>> = { IC: 'K', AF: 'L', AG: 'M' };
const exempted = new Set(['E', 'AE', 'IC', 'G', 'O']);

/** For the allowances or the charges of the document. */
const recategorise =
  (charges: boolean, change: (category: ReturnType<typeof vatCategory>) => ReturnType<typeof vatCategory>): Edit =>
  (doc) => ({
    ...doc,
    children: doc.children.map((child) =>
      child.name === 'AllowanceCharge' && (child.children[0]?.text === 'true') === charges
        ? { ...child, children: child.children.map((one) => (one.name === 'TaxCategory' ? change(one) : one)) }
        : child,
    ),
  });

const rated = (percent: string) => (category: ReturnType<typeof vatCategory>) =>
  vatCategory(category.children[0]?.text ?? '', percent);

/** Moves everything but the line, the allowance or the charge to another category, to isolate the rule. */
const without: Edit[] = [dropVat(seller), drop(`${seller}/PartyTaxScheme`)];
const withVat: Edit[] = [
  add(buyer, el('PartyTaxScheme', [el('CompanyID', 'SE172799003601'), el('TaxScheme', [el('ID', 'VAT')])])),
];

/** The ten rules of every category. */
const rowsOf = (prefix: string): BrokenRow[] => {
  const code = codes[prefix] ?? prefix;
  const from = code === 'S' ? taxedWithAllowance : untaxed(code);
  const ids = code === 'O' ? withVat : without;
  const wrongRate = code === 'S' ? '0' : code === 'L' || code === 'M' ? '-1' : '5';
  const lineRate = code === 'O' ? add(ofLine, el('Percent', '5')) : set(`${ofLine}/Percent`, wrongRate);
  const reason = add(`${subtotal}/TaxCategory`, el('TaxExemptionReason', 'Skäl'));
  return [
    [`BR-${prefix}-01`, from, drop(subtotal)],
    [`BR-${prefix}-02`, from, ...ids],
    [`BR-${prefix}-03`, from, ...ids],
    [`BR-${prefix}-04`, from, ...ids],
    [`BR-${prefix}-05`, from, lineRate],
    [`BR-${prefix}-06`, from, recategorise(false, rated(wrongRate))],
    [`BR-${prefix}-07`, from, recategorise(true, rated(wrongRate))],
    [`BR-${prefix}-08`, from, set(`${subtotal}/TaxableAmount`, '951.00')],
    [`BR-${prefix}-09`, from, set(`${subtotal}/TaxAmount`, code === 'S' ? '239.00' : '1.00')],
    [`BR-${prefix}-10`, from, exempted.has(prefix) ? drop(`${subtotal}/TaxCategory/TaxExemptionReasonCode`) : reason],
  ];
};

const exempt = (code: string, reason: string): BrokenRow => [
  code,
  untaxed('E'),
  set(`${subtotal}/TaxCategory/TaxExemptionReasonCode`, reason),
];
const margin = (code: string, reason: string): BrokenRow => [
  code,
  untaxed('AE'),
  set(`${subtotal}/TaxCategory/TaxExemptionReasonCode`, reason),
];

export const brokenCategories: readonly BrokenRow[] = [
  ...['S', ...others].flatMap(rowsOf),
  ['BR-IC-11', untaxed('K'), drop('Delivery/ActualDeliveryDate')],
  ['BR-IC-12', untaxed('K'), drop('Delivery/DeliveryLocation')],
  [
    'BR-O-11',
    untaxed('O'),
    add('TaxTotal', el('TaxSubtotal', [el('TaxableAmount', '0.00'), el('TaxAmount', '0.00'), vatCategory('Z', '0')])),
  ],
  ['BR-O-12', untaxed('O'), set(`${ofLine}/ID`, 'Z'), add(ofLine, el('Percent', '0'))],
  ['BR-O-13', untaxed('O'), recategorise(false, () => vatCategory('Z', '0'))],
  ['BR-O-14', untaxed('O'), recategorise(true, () => vatCategory('Z', '0'))],
  ['BR-B-01', untaxed('B')],
  ['BR-B-02', taxedWithAllowance, set(`${ofLine}/ID`, 'B'), set(`${totals}/PayableAmount`, '1187.50')],
  exempt('PEPPOL-EN16931-P0104', 'VATEX-EU-G'),
  exempt('PEPPOL-EN16931-P0105', 'VATEX-EU-O'),
  exempt('PEPPOL-EN16931-P0106', 'VATEX-EU-IC'),
  exempt('PEPPOL-EN16931-P0107', 'VATEX-EU-AE'),
  margin('PEPPOL-EN16931-P0108', 'VATEX-EU-D'),
  margin('PEPPOL-EN16931-P0109', 'VATEX-EU-F'),
  margin('PEPPOL-EN16931-P0110', 'VATEX-EU-I'),
  margin('PEPPOL-EN16931-P0111', 'VATEX-EU-J'),
];
