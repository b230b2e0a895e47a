import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { peppolCartOf } from '../punchout-document/peppol-cart.ts';
import type { TransferRow } from '../punchout-document/transfer.ts';
import { checkDocument } from './check-document.ts';

const sampleOf = (name: string) => readFileSync(new URL(`../../tests/cxml/samples/${name}`, import.meta.url), 'utf8');
const problemsIn = (...given: Parameters<typeof checkDocument>) =>
  checkDocument(...given)
    .filter(({ problem }) => problem)
    .map(({ name, problem }) => [name, problem]);
const ofForm = (...fields: readonly (readonly [string, string])[]) => ({
  fields: fields.map(([name, value]) => ({ name, value })),
});

test('a row of OCI has its limits by version; what is missing comes last', () => {
  const body = ofForm(
    ['NEW_ITEM-DESCRIPTION[1]', 'x'.repeat(41)],
    ['NEW_ITEM-QUANTITY[1]', '2,000'],
    ['NEW_ITEM-UNIT[1]', 'PCE'],
    ['NEW_ITEM-PRICE[1]', '10.00'],
    ['NEW_ITEM-VENDORMAT[1]', 'A'],
    ['sid', '77'],
  );
  const row = (name: string) => ({ name: `NEW_ITEM-${name}[1]` });
  expect(checkDocument({ protocol: 'OCI3', direction: 'out', body })).toEqual([
    { ...row('DESCRIPTION'), value: 'x'.repeat(41), most: 40, isRequired: true, problem: 'too-long' },
    { ...row('QUANTITY'), value: '2,000', most: 15, isRequired: true, problem: 'not-a-number' },
    { ...row('UNIT'), value: 'PCE', most: 3, isRequired: true, problem: undefined },
    { ...row('PRICE'), value: '10.00', most: 15, isRequired: false, problem: undefined },
    { ...row('VENDORMAT'), value: 'A', most: 22, isRequired: false, problem: undefined },
    { name: 'sid', value: '77', most: undefined, isRequired: false, problem: undefined },
    { ...row('CURRENCY'), value: '', most: 5, isRequired: true, problem: 'missing' },
  ]);
});

test('a form that opens the shop needs an address and credentials, and PRODUCTID to show an article', () => {
  const body = ofForm(['hook_url', 'javascript:alert(1)'], ['USERNAME', 'a'], ['function', 'detail'], ['OTHER', 'x']);
  expect(problemsIn({ protocol: 'OCI4', direction: 'in', body })).toEqual([
    ['hook_url', 'wrong-form'],
    ['PASSWORD', 'missing'],
    ['PRODUCTID', 'missing'],
  ]);
  expect(
    problemsIn({
      protocol: 'PEPPOL3',
      direction: 'in',
      body: ofForm(['HOOK_URL', 'https://b.example'], ['USERNAME', 'a'], ['PASSWORD', 'b'], ['FUNCTION', 'DETAIL']),
    }),
  ).toEqual([]);
});

test.each([
  '01-PunchOutSetupRequest-create.xml',
  '02-PunchOutSetupResponse-ok.xml',
  '03-Response-401.xml',
  '04-PunchOutOrderMessage.xml',
  '05-OrderRequest-new.xml',
  '06-PunchOutSetupRequest-edit.xml',
])('the sample %s has no problem', (name) =>
  expect(problemsIn({ protocol: 'CXML', direction: 'in', body: { xml: sampleOf(name) } })).toEqual([]),
);

test('parts that a line of cXML lacks, and values in a wrong form, are named with their way', () => {
  const xml = sampleOf('04-PunchOutOrderMessage.xml')
    .replace('<UnitOfMeasure>EA</UnitOfMeasure>', '')
    .replace(/timestamp="[^"]*"/, 'timestamp="2026-11-15T08:00:00Z"')
    .replace(/<SupplierPartID>[^<]*/, '<SupplierPartID>A?B');
  expect(problemsIn({ protocol: 'CXML', direction: 'out', body: { xml } })).toEqual([
    ['@timestamp', 'wrong-form'],
    ['Message/PunchOutOrderMessage/ItemIn[1]/ItemID/SupplierPartID', 'wrong-form'],
    ['Message/PunchOutOrderMessage/ItemIn[1]/ItemDetail/UnitOfMeasure', 'missing'],
  ]);
});

test('a Peppol cart needs prices, units and pieces above nought', () => {
  const row: TransferRow = {
    rowIds: [],
    sku: '100012200100C50',
    name: 'Arbeidsbukse',
    variant: '',
    notes: [],
    quantity: 2,
    unit: 'PCE',
    net: money(240_000, 'NOK'),
    taxBasisPoints: 2500,
    leadDays: 3,
    employeeNo: '',
    serviceOf: undefined,
    classes: { unspsc: '53101500', eclass: undefined },
  };
  const xml = peppolCartOf(
    { cartId: 'c1', currency: 'NOK', rows: [row, row], isPlain: true },
    {
      now: new Date('2026-11-16T08:10:00Z'),
      issuedOn: '2026-11-16',
      provider: { name: 'Yrke' },
      receiver: { name: 'Bjørkøysund' },
      buyerReference: '',
    },
  );
  const check = (text: string) => problemsIn({ protocol: 'PEPPOL3', direction: 'out', body: { xml: text } });
  expect(check(xml)).toEqual([]);
  const broken = xml.replace(/(<cbc:BatchQuantity[^>]*>)2/, '$10').replace(/<cbc:Name>.*?<\/cbc:Name>/, '');
  expect(check(broken)).toEqual([
    ['cac:CatalogueLine[1]/cac:RequiredItemLocationQuantity/cac:DeliveryUnit/cbc:BatchQuantity', 'not-a-number'],
    ['cac:CatalogueLine[1]/cac:Item/cbc:Name', 'missing'],
  ]);
});
