import { expect, test } from 'vitest';
import { type ConfirmedLine, confirmationOf } from '#modules/punchout-document/cxml-confirmation.ts';
import { type BilledOrder, invoiceDetailOf } from '#modules/punchout-document/cxml-invoice.ts';
import { shipNoticeOf } from '#modules/punchout-document/cxml-ship-notice.ts';
import { problemsOfOutgoing } from './check-dtd.ts';

const outgoing = {
  payloadId: 'm1@yrke',
  now: new Date('2026-11-18T08:00:00Z'),
  from: { domain: 'DUNS', identity: '351234567' },
  to: { domain: 'NetworkID', identity: 'AN01-T' },
  secret: 'their <secret>',
  isTest: true,
};
const order = { orderRef: 'PO-1', orderDate: '2026-11-15T08:53:00+01:00', payloadId: 'order.1@buyer.example' };
const line: ConfirmedLine = {
  line: 1,
  unit: 'EA',
  quantity: 3,
  rejected: 0,
  backOrdered: 0,
  expectedOn: undefined,
  price: undefined,
};

const confirm = (lines: readonly ConfirmedLine[], replaces?: string) =>
  confirmationOf(outgoing, {
    confirmId: '100001',
    order,
    currency: 'SEK',
    lines,
    replaces,
    comments: ['As agreed on.'],
  });

const shipment = {
  shipmentId: 'D-1',
  carrier: 'PostNord',
  trackingNumber: 'JJ1',
  trackingUrl: 'https://track.example/?id=1&x=2',
  dispatchedAt: new Date('2026-11-18T06:00:00Z'),
  expectedOn: '2026-11-20',
  service: 'Parcel',
  isComplete: false,
  order,
  lines: [{ line: 1, sku: '100012200100C50', unit: 'EA', quantity: 2 }],
};

const billed: BilledOrder = {
  number: 'SE-1',
  kind: 'invoice',
  issuedOn: '2026-11-18',
  payDays: 30,
  credits: undefined,
  currency: 'SEK',
  order,
  seller: 'Yrke AB',
  buyer: { name: 'Hav AB', street: 'Box 1', city: 'Stockholm', zip: '111 21', country: 'SE' },
  lines: [
    {
      line: 1,
      sku: '100012200100C50',
      text: 'Byxa',
      unit: 'EA',
      quantity: 3,
      price: '1000.00',
      per: 3,
      net: '1000.00',
    },
  ],
  taxes: [{ percent: '25', net: '1000.00', tax: '250.00' }],
  net: '1000.00',
  tax: '250.00',
  payable: '1250.00',
};

test.each([
  ['an accepted order', confirm([line]), 'type="accept"'],
  ['an order with another price', confirm([{ ...line, price: '800.00' }]), 'type="except"'],
  [
    'an order that comes later in part',
    confirm([{ ...line, backOrdered: 2, expectedOn: '2026-12-01' }]),
    'type="except"',
  ],
  ['an order that comes in part', confirm([{ ...line, rejected: 1 }], 'm0@yrke'), 'operation="update" type="except"'],
  ['an order that does not come', confirm([{ ...line, rejected: 3 }], 'm0@yrke'), 'operation="update" type="reject"'],
  ['a dispatch', shipNoticeOf(outgoing, shipment), 'fulfillmentType="partial"'],
  [
    'a dispatch without a parcel number',
    shipNoticeOf(outgoing, {
      ...shipment,
      trackingNumber: undefined,
      expectedOn: undefined,
      trackingUrl: undefined,
      carrier: '',
    }),
    '>D-1</ShipmentIdentifier>',
  ],
  ['an invoice', invoiceDetailOf(outgoing, billed), 'purpose="standard"'],
  [
    'a credit note',
    invoiceDetailOf(outgoing, { ...billed, kind: 'credit', credits: { payloadId: 'm9@yrke', number: 'SE-0' } }),
    'purpose="lineLevelCreditMemo"',
  ],
])('%s is valid by the DTD', (_, document, says) => {
  expect(problemsOfOutgoing(document)).toEqual([]);
  expect(document).toContain(says);
  expect(document).toContain('<SharedSecret>their &lt;secret&gt;</SharedSecret>');
  expect(document).toContain('<DocumentReference payloadID="order.1@buyer.example"/>');
});

test('the pieces of a confirmed line add up, and the parts of the DTD are named', () => {
  const document = confirm([
    { ...line, quantity: 6, rejected: 1, backOrdered: 2, expectedOn: '2026-12-01', price: '800.00' },
  ]);
  expect(
    [...document.matchAll(/<ConfirmationStatus quantity="(\d)" type="(\w+)"/g)].map(([, n, type]) => [n, type]),
  ).toEqual([
    ['3', 'detail'],
    ['2', 'backordered'],
    ['1', 'reject'],
  ]);
  expect(document).toContain('deliveryDate="2026-12-01T00:00:00.000+00:00"');
  expect(document).toContain('cXML/1.2.071/Fulfill.dtd">');
  expect(invoiceDetailOf(outgoing, billed)).toContain('cXML/1.2.071/InvoiceDetail.dtd">');
});

test('the check sees wrong order and missing attributes', () => {
  const broken = shipNoticeOf(outgoing, shipment)
    .replace('shipmentID="D-1" ', '')
    .replace('<ItemID>', '<Comments/><ItemID>');
  expect(problemsOfOutgoing(broken)).toEqual([
    '<ShipNoticeHeader> lacks shipmentID',
    '<ShipNoticeItem> has Comments;ItemID;UnitOfMeasure;',
  ]);
});
