import { compute, type Facts, readFormula } from './formula.ts';
import { cut } from './latin-text.ts';
import type { OciVersion } from './oci-inbound.ts';
import type { Transfer, TransferRow } from './transfer.ts';

/**
 * Fields that a company may fill or rename, with their lengths. Quantities, prices and the keys by which a row is found again are not
 * among them: they are what was agreed on.
 */
const lengths = {
  DESCRIPTION: 40,
  MATNR: 40,
  UNIT: 3,
  LEADTIME: 5,
  VENDOR: 10,
  VENDORMAT: 40,
  MANUFACTCODE: 10,
  MANUFACTMAT: 40,
  MATGROUP: 10,
  SERVICE: 1,
  CONTRACT: 10,
  CONTRACT_ITEM: 5,
  ATTACHMENT: 255,
  ATTACHMENT_TITLE: 255,
  ATTACHMENT_PURPOSE: 1,
  EXT_SCHEMA_TYPE: 10,
  EXT_CATEGORY_ID: 60,
  EXT_CATEGORY: 40,
  SLD_SYS_NAME: 60,
  CUST_FIELD1: 10,
  CUST_FIELD2: 10,
  CUST_FIELD3: 10,
  CUST_FIELD4: 20,
  CUST_FIELD5: 50,
} as const;

export type MappableField = keyof typeof lengths;

export const mappableFields = Object.keys(lengths) as [MappableField, ...MappableField[]];

const fixed = ['QUANTITY', 'PRICE', 'PRICEUNIT', 'CURRENCY', 'EXT_QUOTE_ID', 'EXT_QUOTE_ITEM', 'EXT_PRODUCT_ID'];

/** A new name must not be that of another field: a text in place of a price would be paid. */
export const mayBeName = (name: string): boolean => !(name in lengths) && !fixed.includes(name);

/** Shorter in version 3. */
const lengthsOf3: Partial<Record<MappableField, number>> = { MATNR: 18, VENDORMAT: 22 };

/** How one field of a company differs from the shop's own. */
export type FieldRule = {
  readonly field: MappableField;
  /** Empty: the shop's own value. */
  readonly formula: string;
  /** Another name for it; empty: its own. */
  readonly name: string;
};

type Texts = readonly (readonly [string, string])[];
type Row = { readonly facts: Facts; readonly version: OciVersion };

/** The fields of a row as the company wants them, cut to their lengths. Formulas are checked when they are saved. */
export function mapFields(texts: Texts, rules: readonly FieldRule[], { facts, version }: Row): Texts {
  const mapped = new Map<string, { name: string; value: string }>(
    texts.map(([name, value]) => [name, { name, value }]),
  );
  for (const { field, formula, name } of rules) {
    const read = formula === '' ? undefined : readFormula(formula);
    const longest = (version === 3 ? lengthsOf3[field] : undefined) ?? lengths[field];
    const value = read ? cut(compute(read, facts), longest) : (mapped.get(field)?.value ?? '');
    mapped.set(field, { name: name || field, value });
  }
  return [...mapped.values()].map(({ name, value }) => [name, value] as const);
}

export function factsOf(
  row: TransferRow,
  line: number,
  { cartId, currency }: Pick<Transfer, 'cartId' | 'currency'>,
): Facts {
  return {
    'row.line': String(line),
    'row.sku': row.sku,
    'row.name': row.name,
    'row.notes': row.notes.join('; '),
    'row.quantity': String(row.quantity),
    'row.unit': row.unit,
    'row.leadDays': row.leadDays === undefined ? '' : String(row.leadDays),
    'row.serviceOf': row.serviceOf ?? '',
    'row.wearer.employeeNo': row.employeeNo,
    'cart.id': cartId,
    'cart.currency': currency,
  };
}
