import type { Element } from '../ubl/element.ts';
import {
  all,
  allowancesOf,
  buyerParty,
  chargesOf,
  decimalAt,
  decimalOf,
  has,
  linesOf,
  one,
  representativeParty,
  sellerParty,
  size,
  subtotalsOf,
  taxIds,
  textAt,
  within,
} from '../ubl/query.ts';
import type { Checks } from './check.ts';
import { isTaxOf } from './total-rules.ts';

type Category = {
  readonly code: string;
  readonly prefix: string;
  readonly rate: (percent: bigint | undefined) => boolean;
  /** Several rates may occur side by side; the tax follows from the rate. */
  readonly isTaxed: boolean;
  readonly hasIds: (document: Element) => boolean;
};

const sellerVat = (doc: Element) => [sellerParty, representativeParty].some((party) => taxIds(doc, party).length > 0);
const sellerTax = (doc: Element) => sellerVat(doc) || taxIds(doc, sellerParty, 'other').length > 0;
const buyerVat = (doc: Element) => taxIds(doc, buyerParty).length > 0;
const buyerLegal = (doc: Element) => has(doc, `${buyerParty}/PartyLegalEntity/CompanyID`);
const nobodys = (doc: Element) =>
  [sellerParty, buyerParty, representativeParty].every((party) => taxIds(doc, party).length === 0);

const above = (percent = 0n) => percent > 0n;
const zero = (percent = -1n) => percent === 0n;
const notBelow = (percent = -1n) => percent >= 0n;
const none = (percent: bigint | undefined) => percent === undefined;

const categories: readonly Category[] = [
  { code: 'S', prefix: 'BR-S', rate: above, isTaxed: true, hasIds: sellerTax },
  { code: 'Z', prefix: 'BR-Z', rate: zero, isTaxed: false, hasIds: sellerTax },
  { code: 'E', prefix: 'BR-E', rate: zero, isTaxed: false, hasIds: sellerTax },
  {
    code: 'AE',
    prefix: 'BR-AE',
    rate: zero,
    isTaxed: false,
    hasIds: (doc) => sellerTax(doc) && (buyerVat(doc) || buyerLegal(doc)),
  },
  { code: 'K', prefix: 'BR-IC', rate: zero, isTaxed: false, hasIds: (doc) => sellerVat(doc) && buyerVat(doc) },
  { code: 'G', prefix: 'BR-G', rate: zero, isTaxed: false, hasIds: sellerVat },
  { code: 'O', prefix: 'BR-O', rate: none, isTaxed: false, hasIds: nobodys },
  { code: 'L', prefix: 'BR-AF', rate: notBelow, isTaxed: true, hasIds: sellerTax },
  { code: 'M', prefix: 'BR-AG', rate: notBelow, isTaxed: true, hasIds: sellerTax },
];

const needsReason: ReadonlySet<string> = new Set(['E', 'AE', 'K', 'G', 'O']);

type Item = { readonly category: Element | undefined; readonly amount: bigint };

const itemsOf = (list: readonly Element[], path: string, amount: string, sign: bigint): Item[] =>
  list.map((each) => ({ category: all(each, path)[0], amount: sign * (decimalAt(each, amount) ?? 0n) }));

/** The taxed parts: lines, then allowances and charges of the whole document. */
const parts = {
  lines: (doc: Element) => itemsOf(linesOf(doc), 'Item/ClassifiedTaxCategory', 'LineExtensionAmount', 1n),
  allowances: (doc: Element) => itemsOf(allowancesOf(doc), 'TaxCategory', 'Amount', -1n),
  charges: (doc: Element) => itemsOf(chargesOf(doc), 'TaxCategory', 'Amount', 1n),
};

const categoryCodeOf = (category: Element | undefined) => category && textAt(category, 'ID');
const rateOf = (category: Element | undefined) => category && decimalOf(textAt(category, 'Percent'));

function checksOf({ code, prefix, rate, isTaxed, hasIds }: Category): Checks {
  const isOf = ({ category }: Item) => categoryCodeOf(category) === code;
  const taxedItems = (doc: Element) =>
    Object.values(parts)
      .flatMap((list) => list(doc))
      .filter(isOf);
  const subtotals = (doc: Element) => subtotalsOf(doc).filter((each) => textAt(each, 'TaxCategory/ID') === code);
  const ids = (list: (doc: Element) => Item[]) => (doc: Element) => !list(doc).some(isOf) || hasIds(doc);
  const rates = (list: (doc: Element) => Item[]) => (doc: Element) =>
    list(doc)
      .filter(isOf)
      .every(({ category }) => rate(rateOf(category)));
  const isTaxable = (doc: Element, subtotal: Element) => {
    const ofRate = taxedItems(doc).filter(
      ({ category }) => !isTaxed || rateOf(category) === rateOf(all(subtotal, 'TaxCategory')[0]),
    );
    const sum = ofRate.reduce((total, { amount }) => total + amount, 0n);
    const stated = decimalAt(subtotal, 'TaxableAmount');
    return stated === undefined || (isTaxed ? size(stated - sum) < one : stated === sum);
  };
  const hasReason = (subtotal: Element) =>
    has(subtotal, 'TaxCategory/TaxExemptionReason') || has(subtotal, 'TaxCategory/TaxExemptionReasonCode');
  return {
    [`${prefix}-01`]: (doc) => {
      const [used, stated] = [taxedItems(doc).length > 0, subtotals(doc).length];
      return used ? (isTaxed ? stated > 0 : stated === 1) : stated === 0;
    },
    [`${prefix}-02`]: ids(parts.lines),
    [`${prefix}-03`]: ids(parts.allowances),
    [`${prefix}-04`]: ids(parts.charges),
    [`${prefix}-05`]: rates(parts.lines),
    [`${prefix}-06`]: rates(parts.allowances),
    [`${prefix}-07`]: rates(parts.charges),
    [`${prefix}-08`]: (doc) => subtotals(doc).every((each) => isTaxable(doc, each)),
    [`${prefix}-09`]: (doc) =>
      subtotals(doc).every((each) => (isTaxed ? isTaxOf(each) : (decimalAt(each, 'TaxAmount') ?? 0n) === 0n)),
    [`${prefix}-10`]: (doc) => subtotals(doc).every((each) => hasReason(each) === needsReason.has(code)),
  };
}

const uses = (doc: Element, code: string) => subtotalsOf(doc).some((each) => textAt(each, 'TaxCategory/ID') === code);
const onlyO = (list: (doc: Element) => Item[]) => (doc: Element) =>
  !uses(doc, 'O') || list(doc).every(({ category }) => category === undefined || categoryCodeOf(category) === 'O');
const usesAnywhere = (doc: Element, code: string) =>
  uses(doc, code) ||
  Object.values(parts)
    .flatMap((list) => list(doc))
    .some(({ category }) => categoryCodeOf(category) === code);

/** The requirements of each VAT category. */
export const categoryRules: Checks = {
  ...Object.assign({}, ...categories.map(checksOf)),
  'BR-IC-11': (doc) => !uses(doc, 'K') || has(doc, 'Delivery/ActualDeliveryDate') || has(doc, 'InvoicePeriod'),
  'BR-IC-12': (doc) => !uses(doc, 'K') || has(doc, 'Delivery/DeliveryLocation/Address/Country/IdentificationCode'),
  'BR-O-11': (doc) => !uses(doc, 'O') || subtotalsOf(doc).every((each) => textAt(each, 'TaxCategory/ID') === 'O'),
  'BR-O-12': onlyO(parts.lines),
  'BR-O-13': onlyO(parts.allowances),
  'BR-O-14': onlyO(parts.charges),
  'BR-B-01': (doc) =>
    !usesAnywhere(doc, 'B') || within(doc).every(({ name, text }) => name !== 'IdentificationCode' || text === 'IT'),
  'BR-B-02': (doc) => !usesAnywhere(doc, 'B') || !usesAnywhere(doc, 'S'),
};
