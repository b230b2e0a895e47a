import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { money } from '#core/money.ts';
import type { Delivery } from '#modules/fulfilment/delivery.ts';
import type { Invoice } from '#modules/invoice/invoice.ts';

const at = new Date('2026-11-17T08:00:00Z');

/** One parcel with one piece of an order's first row. */
export const aDelivery = (orderId: string, facts: Partial<Delivery> = {}): Delivery => ({
  id: newId(at, randomBytes),
  orderId,
  dispatchNumber: 'D-1',
  carrier: 'Northern Parcel',
  trackingNumber: undefined,
  trackingUrl: undefined,
  dispatchedAt: at,
  expectedOn: undefined,
  arrivedAt: undefined,
  rows: [{ rowNumber: 100, quantity: 1 }],
  ...facts,
});

type InvoiceFacts = Partial<Omit<Invoice, 'orderNo'>>;

/** An invoice of 1,000 kronor that is due in a month. */
export const anInvoice = (orderId: string, facts: InvoiceFacts = {}): Omit<Invoice, 'orderNo'> => ({
  id: newId(at, randomBytes),
  orderId,
  series: 'test',
  number: '1',
  kind: 'invoice',
  marketId: 1,
  companyId: undefined,
  customerId: undefined,
  issuedOn: '2026-11-17',
  dueOn: '2026-12-17',
  paidAt: undefined,
  payable: money(100_000, 'SEK'),
  tax: money(20_000, 'SEK'),
  credited: money(0, 'SEK'),
  rows: [],
  taxes: [],
  buyer: {
    name: 'Bygg',
    address: { line1: 'Gatan 1', line2: '', zip: '111 22', city: 'Stockholm', region: '', country: 'SE' },
    vatNo: undefined,
    orderNumber: undefined,
  },
  ...facts,
});
