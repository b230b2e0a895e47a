import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { cxmlProfile, cxmlStartPage, cxmlStatus } from '#modules/punchout-document/cxml-answer.ts';
import { cxmlFormOf, orderMessageOf } from '#modules/punchout-document/cxml-order-message.ts';
import { readCxmlRequest } from '#modules/punchout-document/cxml-request.ts';
import { readXml } from '#modules/punchout-document/read-xml.ts';
import type { TransferRow } from '#modules/punchout-document/transfer.ts';
import { problemsByDtd } from './check-dtd.ts';

const folder = new URL('samples/', import.meta.url);
const sampleOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const stamp = { payloadId: '1.2@yrke', now: new Date('2026-11-16T08:00:00Z') };

const row: TransferRow = {
  rowIds: [],
  sku: '100012200100C50',
  name: 'Hantverkarbyxa svart C50',
  variant: 'svart C50',
  notes: ['Märke & logo <bröst>'],
  quantity: 3,
  unit: 'PCE',
  net: money(100_000, 'SEK'),
  taxBasisPoints: 2500,
  leadDays: 1,
  employeeNo: '4711',
  serviceOf: undefined,
  classes: { unspsc: '53101500', eclass: '40020101' },
};
const parties = { from: { domain: 'DUNS', identity: '351234567' }, to: { domain: 'NetworkID', identity: 'AN01-T' } };
const message = (rows: readonly TransferRow[], operation: 'create' | 'edit' = 'create') =>
  orderMessageOf(
    { cartId: '0199a000-0000-7000-8000-000000000001', currency: 'SEK', rows, isPlain: true },
    { ...stamp, ...parties, buyerCookie: 'b7<URL>1</URL>', operation, language: 'sv' },
  );

test.each(readdirSync(folder))('the sample %s is valid by the DTD', (name) => {
  expect(problemsByDtd(sampleOf(name))).toEqual([]);
});

test('the check sees unknown elements, wrong order, missing and unknown attributes', () => {
  const broken = sampleOf('04-PunchOutOrderMessage.xml')
    .replace('<UnitOfMeasure>EA</UnitOfMeasure>', '')
    .replace('lineNumber="1"', 'lineNo="1"')
    .replace('<Money currency="SEK">95.00', '<Money>95.00');
  expect(problemsByDtd(broken)).toEqual([
    '<Money> lacks currency',
    '<ItemIn> has the attribute lineNo',
    expect.stringMatching(/^<ItemDetail> has UnitPrice;Description;Classification;/),
  ]);
});

test.each([
  ['a start page', cxmlStartPage(stamp, 'https://se.yrke.example/start?code=a&b')],
  ['a refusal', cxmlStatus(stamp, 401, 'No & no')],
  ['a profile', cxmlProfile(stamp, 'https://se.yrke.example/api')],
  ['a cart', message([row, { ...row, sku: 'V1', serviceOf: row.sku, leadDays: undefined }])],
  ['an empty cart', message([])],
  ['a cart that is edited', message([row], 'edit')],
  ['a cart that was emptied', message([], 'edit')],
])('U06 %s is valid by the DTD', (_, document) => expect(problemsByDtd(document)).toEqual([]));

test('a row that cannot be divided has the price of all its pieces; an unchanged document is answered with 204', () => {
  const sent = message([row]);
  expect(sent).toContain('<Money currency="SEK">1000.00</Money></UnitPrice>');
  expect(sent).toContain('<PriceBasisQuantity quantity="3" conversionFactor="1">');
  expect(sent).toContain('<Total><Money currency="SEK">1000.00</Money></Total>');
  expect(sent).toContain('<BuyerCookie>b7<URL>1</URL></BuyerCookie>');
  expect(sent).toContain('timestamp="2026-11-16T08:00:00.000+00:00"');
  expect(sent).not.toContain('SharedSecret');
  expect([message([row], 'edit'), message([], 'edit')].map((one) => one.includes('code="204"'))).toEqual([false, true]);
});

test('the form has the message in ASCII, or in base64', () => {
  const to = { hookUrl: 'https://buyer.example/punchin?sid=77&req=R1' };
  const plain = cxmlFormOf(message([row]), { ...to, field: 'cXML-urlencoded' });
  expect(plain).toMatchObject({ action: to.hookUrl, fields: [{ name: 'cXML-urlencoded' }] });
  expect(plain.fields[0]?.value).toContain('M&#228;rke &amp; logo &lt;br&#246;st&gt;');
  const coded = cxmlFormOf(message([row]), { ...to, field: 'cXML-base64' }).fields[0];
  expect(Buffer.from(coded?.value ?? '', 'base64').toString()).toContain('Märke &amp; logo');
});

test('a setup request is read: parties, secret, cookie, address, rows', () => {
  expect(readCxmlRequest(sampleOf('06-PunchOutSetupRequest-edit.xml'))).toEqual({
    payloadId: '1763164800.4711.9001@buyer.example',
    language: 'en-US',
    from: { domain: 'NetworkID', identity: 'AN01000000001-T' },
    to: { domain: 'DUNS', identity: '351234567' },
    sender: { domain: 'NetworkID', identity: 'AN01000000001-T' },
    secret: 'example-secret-1',
    body: {
      kind: 'setup',
      operation: 'edit',
      buyerCookie: 'c8a4d2e1af3b',
      hookUrl: 'https://buyer.example/punchin?sid=77&req=R1',
      productId: '',
      items: [{ sku: '100012200100C50', auxiliaryId: 'cart-8842-row-100', quantity: 2 }],
    },
  });
});

test('an order is read: number, amounts, addresses, rows', () => {
  const place = { name: 'Example Bygg AB', city: 'Stockholm', region: '', country: 'SE' };
  const line = { quantity: 2, per: 1, unit: 'EA', shipTo: undefined };
  expect(readCxmlRequest(sampleOf('05-OrderRequest-new.xml'))?.body).toEqual({
    kind: 'order',
    type: 'new',
    orderRef: 'PO-100045',
    orderDate: '2026-11-15T08:53:00+01:00',
    isTest: true,
    reference: '',
    total: { amount: '2450.00', currency: 'SEK' },
    tax: undefined,
    shipTo: { ...place, id: 'SITE-12', deliverTo: ['Anna Berg'], streets: ['Storgatan 1'], zip: '111 22' },
    billTo: { ...place, id: 'HQ', deliverTo: [], streets: ['Box 1'], zip: '111 21' },
    contact: { name: 'Anna Berg', email: 'anna.berg@buyer.example' },
    comment: 'Leave at gate 3',
    costCentre: '4100',
    items: [
      {
        ...line,
        line: 1,
        sku: '100012200100C50',
        auxiliaryId: 'cart-8842-row-100',
        price: { amount: '1200.00', currency: 'SEK' },
      },
      {
        ...line,
        line: 2,
        quantity: 1,
        sku: 'VAS-TRN',
        auxiliaryId: 'cart-8842-row-101',
        price: { amount: '50.00', currency: 'SEK' },
      },
    ],
  });
});

test.each([
  ['entities', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
  ['a DTD of its own', '<!DOCTYPE a [<!ELEMENT a ANY>]><a/>'],
  ['unknown entities', '<a>&nbsp;</a>'],
  ['depth', '<a>'.repeat(40) + '</a>'.repeat(40)],
  ['number of elements', `<a>${'<b/>'.repeat(40_001)}</a>`],
  ['size', `<a>${'x'.repeat(1_000_001)}</a>`],
  ['an open end', '<a><b></a>'],
  ['nothing', ''],
])('a document with %s is refused', (_, text) => expect(readXml(text)).toBeUndefined());
