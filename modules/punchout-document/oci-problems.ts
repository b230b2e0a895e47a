import type { OciVersion } from './oci-inbound.ts';

/** `missing`: the protocol requires it beside the others. `gap`: rows are numbered from 1 without gaps. */
export type OciProblem = {
  readonly name: string;
  readonly problem: 'too-long' | 'not-a-number' | 'missing' | 'gap';
};

type Field = { readonly name: string; readonly value: string };

/** Lengths of OCI 4.0. */
const lengths: Readonly<Record<string, number>> = {
  DESCRIPTION: 40,
  MATNR: 40,
  QUANTITY: 15,
  UNIT: 3,
  PRICE: 15,
  CURRENCY: 5,
  PRICEUNIT: 5,
  LEADTIME: 5,
  VENDOR: 10,
  VENDORMAT: 40,
  MANUFACTCODE: 10,
  MANUFACTMAT: 40,
  MATGROUP: 10,
  SERVICE: 1,
  CONTRACT: 10,
  CONTRACT_ITEM: 5,
  EXT_QUOTE_ID: 35,
  EXT_QUOTE_ITEM: 10,
  EXT_PRODUCT_ID: 40,
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
};

const lengthsOf3: Readonly<Record<string, number>> = { MATNR: 18, VENDORMAT: 22, PRICEUNIT: 9 };

/** How many letters a field of a row may have; undefined if it is none of OCI's. */
export const longestOf = (field: string, version: OciVersion): number | undefined =>
  (version === 3 ? lengthsOf3[field] : undefined) ?? lengths[field];

/** Needed in every row in which the buyer's own material number is empty, as the shop leaves it. */
const inEveryRow = ['QUANTITY', 'DESCRIPTION', 'UNIT'];

export const isRequiredInRow = (field: string): boolean => inEveryRow.includes(field) || field === 'CURRENCY';

/** Eleven digits before the point and three after it. */
const decimal = /^\d{1,11}(?:\.\d{1,3})?$/;
const whole = /^\d*$/;
const numbers: Readonly<Record<string, RegExp>> = {
  QUANTITY: decimal,
  PRICE: decimal,
  PRICEUNIT: whole,
  LEADTIME: whole,
};

/** Fields that may not come without another one. */
const together: readonly (readonly [string, string])[] = [
  ['PRICE', 'CURRENCY'],
  ['CONTRACT_ITEM', 'CONTRACT'],
  ['EXT_QUOTE_ITEM', 'EXT_QUOTE_ID'],
  ['EXT_CATEGORY_ID', 'EXT_SCHEMA_TYPE'],
  ['EXT_CATEGORY', 'EXT_SCHEMA_TYPE'],
];

const fieldName = /^NEW_ITEM-(?<field>[A-Z0-9_]+)\[(?<row>\d+)\]$/;

/** Where the fields of a cart are not as OCI wants them. Names that a company chose itself are not checked. */
export function ociProblems(fields: readonly Field[], version: OciVersion): OciProblem[] {
  const rows = new Map<number, Map<string, string>>();
  for (const { name, value } of fields) {
    const { field, row } = fieldName.exec(name)?.groups ?? {};
    if (field === undefined || row === undefined) continue;
    const held = rows.get(Number(row)) ?? new Map<string, string>();
    rows.set(Number(row), held.set(field, value));
  }
  const numbered = [...rows.keys()].sort((a, b) => a - b);
  const gaps = numbered.filter((row, index) => row !== index + 1);
  return [
    ...gaps.map((row): OciProblem => ({ name: `NEW_ITEM-[${row}]`, problem: 'gap' })),
    ...numbered.flatMap((row) => problemsOf(rows.get(row) ?? new Map(), row, version)),
  ];
}

function problemsOf(row: ReadonlyMap<string, string>, n: number, version: OciVersion): OciProblem[] {
  const problem = (field: string, what: OciProblem['problem']): OciProblem => ({
    name: `NEW_ITEM-${field}[${n}]`,
    problem: what,
  });
  const isGiven = (field: string) => (row.get(field) ?? '') !== '';
  const required = ['QUANTITY', ...(isGiven('MATNR') ? [] : ['DESCRIPTION', 'UNIT'])];
  const missing = [
    ...required.filter((field) => !isGiven(field)),
    ...together.filter(([field, other]) => isGiven(field) && !isGiven(other)).map(([, other]) => other),
  ];
  const longest = (field: string) => longestOf(field, version) ?? Infinity;
  return [
    ...[...new Set(missing)].map((field) => problem(field, 'missing')),
    ...[...row].flatMap(([field, value]) => {
      if (value === '') return [];
      if (numbers[field]?.test(value) === false) return [problem(field, 'not-a-number')];
      return Array.from(value).length > longest(field) ? [problem(field, 'too-long')] : [];
    }),
  ];
}
