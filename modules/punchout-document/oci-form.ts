import { basePartNumber } from '#core/sku.ts';
import { cut, toLatin } from './latin-text.ts';
import { type FieldRule, factsOf, mapFields } from './map-fields.ts';
import type { OciVersion } from './oci-inbound.ts';
import { shortNameOf } from './row-name.ts';
import { type ReturnForm, type Transfer, type TransferRow, unitPriceOf } from './transfer.ts';

type Options = {
  readonly version: OciVersion;
  readonly hookUrl: string;
  readonly target: string;
  readonly charset: ReturnForm['charset'];
  readonly echo: Readonly<Record<string, string>>;
  readonly vendor: string;
  /** The number of the agreement in the buyer's system. */
  readonly contract: string;
  /** The list of classes that the buyer's system knows. */
  readonly scheme: 'UNSPSC' | 'ECLASS';
  /** Fields that the company fills or names in its own way. */
  readonly fields: readonly FieldRule[];
};

type Field = ReturnForm['fields'][number];

/** Lengths that changed between the versions. */
const limits = { 3: { vendorMat: 22 }, 4: { vendorMat: 40 } } as const;
const longLine = 132;

/**
 * The form that returns a cart by OCI. The query of HOOK_URL becomes fields, as buyers' systems expect. Without rows it cancels the visit.
 */
export function ociFormOf({ cartId, currency, rows }: Transfer, options: Options): ReturnForm {
  const { hookUrl, target, charset, echo, fields: rules } = options;
  const { action, query } = splitHook(hookUrl);
  const fixed = Object.entries({ ...echo, '~target': echo['~target'] ?? target }).map(([name, value]) => ({
    name,
    value,
  }));
  const written = (value: string) => (charset === 'utf-8' ? value : toLatin(value));
  const items = rows.flatMap((row, index) => {
    // Before fields are cut, because some letters become two.
    const named = { ...row, name: written(row.name), variant: written(row.variant) };
    return ociFieldsOf(named, index + 1, { cartId, currency, ...options, rules });
  });
  const fields = [...query, ...fixed, ...items];
  return {
    action,
    target,
    charset,
    fields: fields.map(({ name, value }) => ({ name, value: written(value) })),
  };
}

function splitHook(hookUrl: string) {
  const url = new URL(hookUrl);
  // The browser in the SAP GUI hands the form over by an address of its own, which is no web address.
  if (url.origin === 'null') return { action: hookUrl, query: [] };
  const query = [...url.searchParams].map(([name, value]) => ({ name, value }));
  url.search = '';
  url.hash = '';
  return { action: url.href, query };
}

type Of = Pick<Transfer, 'cartId' | 'currency'> &
  Pick<Options, 'version' | 'vendor' | 'contract' | 'scheme'> & { readonly rules: Options['fields'] };

/** The fields of one row, as the rules of the company want them. */
export function ociFieldsOf(row: TransferRow, n: number, of: Of): Field[] {
  const { cartId, currency, version, vendor, contract, scheme, rules } = of;
  const { sku, name, quantity, unit, net, leadDays, employeeNo, serviceOf } = row;
  const { price, per } = unitPriceOf({ net, quantity }, 3);
  const category = scheme === 'ECLASS' ? row.classes.eclass : row.classes.unspsc;
  const texts: readonly (readonly [string, string])[] = [
    ['DESCRIPTION', shortNameOf(row, 40)],
    ['MATNR', ''],
    ['QUANTITY', quantity.toFixed(3)],
    ['UNIT', cut(unit, 3)],
    ['PRICE', price],
    ['CURRENCY', currency],
    ['PRICEUNIT', String(per)],
    ['LEADTIME', leadDays === undefined ? '' : String(Math.min(leadDays, 99_999))],
    ['VENDOR', vendor],
    ['VENDORMAT', cut(sku, limits[version].vendorMat)],
    ['MANUFACTCODE', ''],
    ['MANUFACTMAT', serviceOf === undefined ? basePartNumber(sku) : ''],
    ['MATGROUP', cut(category ?? '', 10)],
    ['SERVICE', serviceOf === undefined ? '' : 'X'],
    ['CONTRACT', contract],
    ['CONTRACT_ITEM', ''],
    ['EXT_QUOTE_ID', cut(cartId.replaceAll('-', ''), 35)],
    ['EXT_QUOTE_ITEM', String(n)],
    // A number that is cut could not be found again.
    ['EXT_PRODUCT_ID', sku.length <= 40 ? sku : ''],
    ['EXT_SCHEMA_TYPE', category === undefined ? '' : scheme],
    ['EXT_CATEGORY_ID', category ?? ''],
    ['CUST_FIELD1', cut(employeeNo, 10)],
    ['CUST_FIELD2', ''],
    ['CUST_FIELD3', ''],
    ['CUST_FIELD4', cut(serviceOf ?? '', 20)],
    ['CUST_FIELD5', ''],
  ];
  const long = { name: `NEW_ITEM-LONGTEXT_${n}:${longLine}[]`, value: [name, ...row.notes].join('; ') };
  const mapped = mapFields(texts, rules, { facts: factsOf(row, n, { cartId, currency }), version });
  return [...mapped.map(([field, value]) => ({ name: `NEW_ITEM-${field}[${n}]`, value })), long];
}
