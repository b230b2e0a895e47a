import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { ociFormOf } from './oci-form.ts';
import { readOciRequest } from './oci-inbound.ts';
import { type TransferRow, unitPriceOf } from './transfer.ts';

const row: TransferRow = {
  rowIds: [],
  sku: '100012200100C50',
  name: 'Craftsman trousers with nail pockets, black C50',
  variant: 'black C50',
  notes: ['Logo, chest'],
  quantity: 2,
  unit: 'PCE',
  net: money(240_000, 'SEK'),
  taxBasisPoints: 2500,
  leadDays: 1,
  employeeNo: '4711',
  serviceOf: undefined,
  classes: { unspsc: '53101500', eclass: '40020101' },
};
const options = {
  version: 4,
  hookUrl: 'https://h.example/x?a=1&b=%C3%A5',
  target: '_top',
  charset: 'utf-8',
  echo: { '~OkCode': 'ADDI' },
  vendor: '10042',
  contract: 'A-1',
  scheme: 'UNSPSC',
  fields: [],
} as const;
const formOf = (rows: readonly TransferRow[], changed = {}) =>
  ociFormOf(
    { cartId: '0199a000-0000-7000-8000-000000000001', currency: 'SEK', rows, isPlain: true },
    { ...options, ...changed },
  );
const valuesOf = (rows: readonly TransferRow[], changed = {}) =>
  Object.fromEntries(formOf(rows, changed).fields.map(({ name, value }) => [name, value]));

test('U08 a row is sent with all NEW_ITEM fields, numbered from one, cut to their lengths, numbers with a dot', () => {
  const { action, target, charset } = formOf([row]);
  expect({ action, target, charset }).toEqual({ action: 'https://h.example/x', target: '_top', charset: 'utf-8' });
  expect(valuesOf([row])).toEqual({
    a: '1',
    b: 'å',
    '~OkCode': 'ADDI',
    '~target': '_top',
    'NEW_ITEM-DESCRIPTION[1]': 'Craftsman trousers with nail black C50',
    'NEW_ITEM-MATNR[1]': '',
    'NEW_ITEM-QUANTITY[1]': '2.000',
    'NEW_ITEM-UNIT[1]': 'PCE',
    'NEW_ITEM-PRICE[1]': '1200.00',
    'NEW_ITEM-CURRENCY[1]': 'SEK',
    'NEW_ITEM-PRICEUNIT[1]': '1',
    'NEW_ITEM-LEADTIME[1]': '1',
    'NEW_ITEM-VENDOR[1]': '10042',
    'NEW_ITEM-VENDORMAT[1]': '100012200100C50',
    'NEW_ITEM-MANUFACTCODE[1]': '',
    'NEW_ITEM-MANUFACTMAT[1]': '10001220',
    'NEW_ITEM-MATGROUP[1]': '53101500',
    'NEW_ITEM-SERVICE[1]': '',
    'NEW_ITEM-CONTRACT[1]': 'A-1',
    'NEW_ITEM-CONTRACT_ITEM[1]': '',
    'NEW_ITEM-EXT_QUOTE_ID[1]': '0199a000000070008000000000000001',
    'NEW_ITEM-EXT_QUOTE_ITEM[1]': '1',
    'NEW_ITEM-EXT_PRODUCT_ID[1]': '100012200100C50',
    'NEW_ITEM-EXT_SCHEMA_TYPE[1]': 'UNSPSC',
    'NEW_ITEM-EXT_CATEGORY_ID[1]': '53101500',
    'NEW_ITEM-CUST_FIELD1[1]': '4711',
    'NEW_ITEM-CUST_FIELD2[1]': '',
    'NEW_ITEM-CUST_FIELD3[1]': '',
    'NEW_ITEM-CUST_FIELD4[1]': '',
    'NEW_ITEM-CUST_FIELD5[1]': '',
    'NEW_ITEM-LONGTEXT_1:132[]': 'Craftsman trousers with nail pockets, black C50; Logo, chest',
  });
});

test('classes are those that the system knows', () => {
  expect(valuesOf([row], { scheme: 'ECLASS' })).toMatchObject({
    'NEW_ITEM-MATGROUP[1]': '40020101',
    'NEW_ITEM-EXT_SCHEMA_TYPE[1]': 'ECLASS',
    'NEW_ITEM-EXT_CATEGORY_ID[1]': '40020101',
  });
  const without = { ...row, classes: { unspsc: '53101500', eclass: undefined } };
  expect(valuesOf([without], { scheme: 'ECLASS' })).toMatchObject({
    'NEW_ITEM-EXT_SCHEMA_TYPE[1]': '',
    'NEW_ITEM-EXT_CATEGORY_ID[1]': '',
  });
});

test('a service is a row of its own that names its garment; without rows the form only goes back', () => {
  const service = { ...row, sku: '990000000001', serviceOf: row.sku };
  expect(valuesOf([row, service])).toMatchObject({
    'NEW_ITEM-SERVICE[1]': '',
    'NEW_ITEM-SERVICE[2]': 'X',
    'NEW_ITEM-CUST_FIELD4[2]': '100012200100C50',
    'NEW_ITEM-EXT_QUOTE_ITEM[2]': '2',
  });
  expect(Object.keys(valuesOf([]))).toEqual(['a', 'b', '~OkCode', '~target']);
});

test('ISO 8859-1 keeps its own letters and replaces others', () => {
  const czech = { ...row, name: 'Kalhoty šedé – ålö' };
  const values = valuesOf([czech], { charset: 'iso-8859-1', version: 3 });
  expect(values['NEW_ITEM-DESCRIPTION[1]']).toBe('Kalhoty sedé - ålö');
  const french = { ...row, name: 'Pantalon de manœuvre ignifugé gris 40-42', variant: 'gris 40-42' };
  const described = valuesOf([french], { charset: 'iso-8859-1' })['NEW_ITEM-DESCRIPTION[1]'];
  expect(described).toBe('Pantalon de manoeuvre gris 40-42');
});

test.each([
  [240_000, 2, '1200.00', 1],
  [10_000, 3, '100.00', 3],
  [10_001, 4, '100.01', 4],
  [100, 8, '0.125', 1],
  [0, 5, '0.00', 1],
  [10_000, 1.5, '66.667', 1],
])('%i öre for %d pieces is %s for %i', (net, quantity, price, per) => {
  expect(unitPriceOf({ net: money(net, 'SEK'), quantity }, 3)).toEqual({ price, per });
});

test.each([
  [{}, 3, '_top', 'iso-8859-1', undefined],
  [{}, 4, '_top', 'utf-8', undefined],
  [{ '~TARGET': 'frame1', http_content_charset: 'UTF-8', 'sap-language': 'V' }, 3, 'frame1', 'utf-8', 'sv'],
  [{ '~target': 'a', returntarget: '_parent', LANGU: 'DE' }, 4, '_parent', 'utf-8', 'de'],
  [{ returntarget: '"><script>', language: 'xx' }, 4, '_top', 'utf-8', undefined],
] as const)('inbound %j of version %i', (fields, version, target, charset, language) => {
  const { asked } = readOciRequest(Object.entries(fields), version);
  expect(asked).toMatchObject({ target, charset });
  expect(asked.language).toBe(language);
});
