import * as z from 'zod';
import { type Money, toDecimal } from '#core/money.ts';
import { deliveryCodeOf, deliveryLabelOf } from '../order/delivery-label.ts';
import type { DeliveryLine } from './delivery-line.ts';
import { type InvoiceLine, invoiceStates } from './invoice-line.ts';
import type { OrderLine } from './order-line.ts';
import type { OrderSums } from './order-sums.ts';

const amount = z.number().nullable().meta({ description: 'Null where no prices are shown.' });
const decimal = (value: Money | undefined) => (value ? toDecimal(value) : null);
const ways = {
  next: z.string().nullable().meta({ description: 'For `after`; null at the end.' }),
  previous: z.string().nullable().meta({ description: 'For `before`; null at the beginning.' }),
};

const company = z
  .object({ id: z.number().int(), name: z.string() })
  .nullable()
  .meta({ description: 'In a list of a company and those under it; null elsewhere.' });

const deliveryLabel = z.enum(['not-delivered', 'part-delivered', 'delivered', 'invoiced', 'unknown']);

const orderLineView = z
  .object({
    id: z.string(),
    orderNo: z.string(),
    orderNumber: z.string().nullable(),
    projectNumber: z.string().nullable(),
    orderLabel: z.string().nullable(),
    marketId: z.number().int(),
    kind: z.string(),
    status: z.number().int(),
    isRefused: z.boolean().meta({ description: 'All pieces were denied.' }),
    deliveryLabel,
    paymentState: z.string(),
    created: z.string(),
    placed: z.string().nullable().meta({ description: 'Null while it waits for its payment.' }),
    buyer: z.object({ name: z.string(), email: z.string() }),
    company,
    isVisible: z.boolean().meta({ description: 'To the plain users of the company.' }),
    articles: z.number().int(),
    pieces: z.number(),
    suppliers: z.array(z.string()).meta({ description: 'Of its external articles.' }),
    currency: z.string().nullable(),
    vat: amount,
    totalPrice: amount,
  })
  .meta({ id: 'OrderLine' });

export const orderLinesAnswer = z
  .object({
    items: z.array(orderLineView),
    page: z.number().int().nullable(),
    pageSize: z.number().int(),
    total: z.number().int().nullable().meta({ description: 'Null with `after` or `before`: nothing is counted.' }),
    ...ways,
  })
  .meta({ id: 'OrderLinePage' });

export const toOrderLineView = (line: OrderLine): z.input<typeof orderLineView> => ({
  id: line.id,
  orderNo: line.orderNo,
  orderNumber: line.orderNumber ?? null,
  projectNumber: line.projectNumber ?? null,
  orderLabel: line.label ?? null,
  marketId: line.marketId,
  kind: line.kind,
  status: line.status,
  isRefused: line.state === 'refused',
  deliveryLabel: deliveryLabelOf(deliveryCodeOf(line.status)),
  paymentState: line.paymentState,
  created: line.createdAt.toISOString(),
  placed: line.placedAt?.toISOString() ?? null,
  buyer: line.buyer,
  company: line.company ?? null,
  isVisible: !line.isHidden,
  articles: line.articles,
  pieces: line.pieces,
  suppliers: [...line.suppliers],
  currency: line.payable?.currency ?? null,
  vat: decimal(line.tax),
  totalPrice: decimal(line.payable),
});

export const summaryAnswer = z
  .object({
    count: z.number().int(),
    statuses: z.array(z.object({ status: z.number().int(), count: z.number().int() })),
    currencies: z
      .array(z.object({ currency: z.string(), count: z.number().int(), totalPrice: z.number(), vat: z.number() }))
      .meta({ description: 'Of the orders whose prices are shown.' }),
  })
  .meta({ id: 'OrderSummary' });

export const toSummaryView = ({ count, statuses, currencies }: OrderSums): z.input<typeof summaryAnswer> => ({
  count,
  statuses: [...statuses],
  currencies: currencies.map(({ count: of, payable, tax }) => ({
    currency: payable.currency,
    count: of,
    totalPrice: toDecimal(payable),
    vat: toDecimal(tax),
  })),
});

const deliveryView = z
  .object({
    id: z.string(),
    orderId: z.string(),
    orderNo: z.string(),
    company,
    dispatchNumber: z.string(),
    deliveryCode: z.number().int(),
    deliveryLabel,
    carrier: z.string(),
    trackingNumber: z.string().nullable(),
    trackingUrl: z.string().nullable(),
    dispatched: z.string(),
    expected: z.string().nullable(),
    arrived: z.string().nullable(),
    pieces: z.number(),
  })
  .meta({ id: 'DeliveryLine' });

export const deliveriesAnswer = z.object({ items: z.array(deliveryView), ...ways }).meta({ id: 'DeliveryPage' });

export const toDeliveryView = (line: DeliveryLine): z.input<typeof deliveryView> => ({
  id: line.id,
  orderId: line.order.id,
  orderNo: line.order.orderNo,
  company: line.company ?? null,
  dispatchNumber: line.dispatchNumber,
  deliveryCode: line.code,
  deliveryLabel: deliveryLabelOf(line.code),
  carrier: line.carrier,
  trackingNumber: line.trackingNumber ?? null,
  trackingUrl: line.trackingUrl ?? null,
  dispatched: line.dispatchedAt.toISOString(),
  expected: line.expectedOn ?? null,
  arrived: line.arrivedAt?.toISOString() ?? null,
  pieces: line.pieces,
});

const invoiceView = z
  .object({
    id: z.string(),
    number: z.string(),
    kind: z.enum(['invoice', 'credit']),
    state: z.enum(invoiceStates),
    marketId: z.number().int(),
    orderId: z.string(),
    orderNo: z.string(),
    orderNumber: z.string().nullable(),
    company,
    issued: z.string(),
    due: z.string(),
    paid: z.string().nullable(),
    currency: z.string().nullable(),
    vat: amount,
    totalPrice: amount,
    leftToPay: amount.meta({
      description: 'The amount minus credits; zero if it is paid. Null if amounts are hidden.',
    }),
  })
  .meta({ id: 'InvoiceLine' });

export const invoicesAnswer = z.object({ items: z.array(invoiceView), ...ways }).meta({ id: 'InvoicePage' });

export const toInvoiceView = (line: InvoiceLine): z.input<typeof invoiceView> => ({
  id: line.id,
  number: line.number,
  kind: line.kind,
  state: line.state,
  marketId: line.marketId,
  orderId: line.order.id,
  orderNo: line.order.orderNo,
  orderNumber: line.order.orderNumber ?? null,
  company: line.company ?? null,
  issued: line.issuedOn,
  due: line.dueOn,
  paid: line.paidAt?.toISOString() ?? null,
  currency: line.payable?.currency ?? null,
  vat: decimal(line.tax),
  totalPrice: decimal(line.payable),
  leftToPay: decimal(line.left),
});
