import { cut, toLatin } from './latin-text.ts';
import type { OciVersion } from './oci-inbound.ts';
import { type ReturnForm, type Transfer, type TransferRow, unitPriceOf } from './transfer.ts';

type Options = {
  readonly version: OciVersion;
  readonly hookUrl: string;
  readonly target: string;
  readonly charset: ReturnForm['charset'];
  readonly echo: Readonly<Record<string, string>>;
  readonly vendor: string;
};

type Field = ReturnForm['fields'][number];

/** Lengths that changed between the versions. */
const limits = { 3: { vendorMat: 22 }, 4: { vendorMat: 40 } } as const;
const longLine = 132;

/**
 * The form that returns a cart by OCI. The query of HOOK_URL becomes fields, as buyers' systems expect. Without rows it cancels the visit.
 */
export function ociFormOf({ cartId, currency, rows }: Transfer, options: Options): ReturnForm {
  const { hookUrl, target, charset, echo, version, vendor } = options;
  const url = new URL(hookUrl);
  const query = [...url.searchParams].map(([name, value]) => ({ name, value }));
  url.search = '';
  url.hash = '';
  const fixed = [...Object.entries(echo), ['~target', target]].map(([name = '', value = '']) => ({ name, value }));
  const items = rows.flatMap((row, index) => itemOf(row, index + 1, { cartId, currency, version, vendor }));
  const fields = [...query, ...fixed, ...items];
  const written = (value: string) => (charset === 'utf-8' ? value : toLatin(value));
  return {
    action: url.href,
    target,
    charset,
    fields: fields.map(({ name, value }) => ({ name, value: written(value) })),
  };
}

type Of = { readonly cartId: string; readonly currency: string; readonly version: OciVersion; readonly vendor: string };

function itemOf(row: TransferRow, n: number, { cartId, currency, version, vendor }: Of): Field[] {
  const { sku, name, quantity, unit, net, leadDays, employeeNo, serviceOf } = row;
  const priced = net && unitPriceOf({ net, quantity }, 3);
  const texts: readonly (readonly [string, string])[] = [
    ['DESCRIPTION', cut(name, 40)],
    ['MATNR', ''],
    ['QUANTITY', quantity.toFixed(3)],
    ['UNIT', cut(unit, 3)],
    ['PRICE', priced?.price ?? ''],
    ['CURRENCY', priced ? currency : ''],
    ['PRICEUNIT', String(priced?.per ?? 1)],
    ['LEADTIME', leadDays === undefined ? '' : String(Math.min(leadDays, 99_999))],
    ['VENDOR', vendor],
    ['VENDORMAT', cut(sku, limits[version].vendorMat)],
    ['MANUFACTCODE', ''],
    ['MANUFACTMAT', ''],
    ['MATGROUP', ''],
    ['SERVICE', serviceOf === undefined ? '' : 'X'],
    ['CONTRACT', ''],
    ['CONTRACT_ITEM', ''],
    ['EXT_QUOTE_ID', cut(cartId.replaceAll('-', ''), 35)],
    ['EXT_QUOTE_ITEM', String(n)],
    // A number that is cut could not be found again.
    ['EXT_PRODUCT_ID', sku.length <= 40 ? sku : ''],
    ['CUST_FIELD1', cut(employeeNo, 10)],
    ['CUST_FIELD2', ''],
    ['CUST_FIELD3', ''],
    ['CUST_FIELD4', cut(serviceOf ?? '', 20)],
    ['CUST_FIELD5', ''],
  ];
  const long = { name: `NEW_ITEM-LONGTEXT_${n}:${longLine}[]`, value: [name, ...row.notes].join('; ') };
  return [...texts.map(([field, value]) => ({ name: `NEW_ITEM-${field}[${n}]`, value })), long];
}
