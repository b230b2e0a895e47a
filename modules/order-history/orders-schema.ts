import * as z from 'zod';
import { type Money, toDecimal } from '#core/money.ts';
import { units } from '#core/units.ts';
import { pageOf, pagingQuery } from '#platform/http/paging.ts';
import type { Order } from '../order/order.ts';
import { ofApiFields } from '../order/order-fields.ts';
import { orderSummaryOf } from '../order/order-summary.ts';
import type { OrderFilter } from './order-filter.ts';

const word = z.string().trim().min(1).max(254).optional();

export const ordersQuery = pagingQuery;

/** A day that the database supports. */
const day = z.iso.date().refine((text) => text >= '1900');

/** The search fields, under their names in the API. */
export const searchFields = z.object({
  Id: z.uuid().optional(),
  BuyerEmail: word,
  OrderNo: word.meta({ description: 'The shop’s number.' }),
  OrderNumber: word.meta({ description: 'The buyer’s own number.' }),
  Status: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .optional()
    .meta({ type: 'integer', minimum: 0, maximum: 9999 }),
  DispatchNumber: word.meta({ description: 'No order has one before it is dispatched.' }),
  Date: day.optional().meta({ description: 'The day on which it was sent, by the market’s clock.' }),
});

export const periodFields = z.object({
  from: day.optional().meta({ description: 'The first day by the market’s clock, of sending, dispatch or issue.' }),
  to: day.optional().meta({ description: 'The last day.' }),
});

export const filterQuery = pagingQuery.extend(searchFields.shape).extend({
  sort: z.enum(['date', 'orderNo', 'total']).default('date'),
  order: z.enum(['asc', 'desc']).default('desc'),
});

export const toOrderFilter = (given: z.output<typeof searchFields>): OrderFilter => ({
  id: given.Id,
  buyerEmail: given.BuyerEmail,
  orderNo: given.OrderNo,
  orderNumber: given.OrderNumber,
  status: given.Status,
  dispatchNumber: given.DispatchNumber,
  date: given.Date,
});

const amount = z.number().nullable().meta({ description: 'Null where the buyer sees no prices.' });

const orderRowView = z.object({
  rowNumber: z.number().int(),
  sku: z.string(),
  name: z.string(),
  color: z.string(),
  size: z.string(),
  quantity: z.number(),
  unitCode: z.enum(units).meta({ description: 'Of the quantity: UN/ECE Recommendation 20 or 21, H87 a piece.' }),
  backOrdered: z.number(),
  nextDeliveryDate: z.string().optional(),
  priceBeforeDiscount: amount,
  price: amount,
});

export const orderView = z
  .object({
    id: z.string(),
    orderNo: z.string(),
    ...ofApiFields(() => z.string().nullable()),
    status: z.number().int(),
    paymentState: z.string(),
    paymentMethodId: z.number().int(),
    kind: z.string(),
    marketId: z.number().int(),
    created: z.string(),
    placed: z.string().nullable().meta({ description: 'Null while it waits for its payment.' }),
    isTestOrder: z.boolean(),
    buyer: z.object({
      id: z.number().int().nullable(),
      companyId: z.number().int().nullable(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      cellphone: z.string(),
    }),
    sentByStaff: z
      .object({ id: z.number().int(), name: z.string() })
      .optional()
      .meta({ description: 'The member of staff who sent it for the buyer.' }),
    deliveryAddress: z.object({
      addressLine1: z.string(),
      addressLine2: z.string(),
      zipCode: z.string(),
      city: z.string(),
      region: z.string(),
      countryId: z.string(),
    }),
    deliveryMethod: z.string(),
    comment: z.string(),
    currency: z.string(),
    products: z.array(orderRowView),
    totalProducts: amount,
    totalDiscount: amount,
    promotionNames: z.array(z.string()),
    deliveryPrice: amount,
    vat: amount,
    totalPrice: amount,
  })
  .meta({ id: 'Order' });

export const ordersPage = pageOf(orderView).meta({ id: 'OrderPage' });

const decimal = (value: Money | undefined) => (value ? toDecimal(value) : null);

export function toOrderView(order: Order): z.input<typeof orderView> {
  const { buyer, delivery, metadata } = order;
  const { address, method } = delivery;
  const summary = orderSummaryOf(order);
  return {
    id: order.id,
    orderNo: order.orderNo,
    ...ofApiFields(({ entry }) => metadata[entry] ?? null),
    status: order.status,
    paymentState: order.paymentState,
    paymentMethodId: order.paymentMethodId,
    kind: order.kind,
    marketId: order.marketId,
    created: order.createdAt.toISOString(),
    placed: order.placedAt?.toISOString() ?? null,
    isTestOrder: order.isTestOrder,
    buyer: { ...buyer, id: buyer.id ?? null, companyId: buyer.companyId ?? null },
    ...(order.sentByStaff && { sentByStaff: order.sentByStaff }),
    deliveryAddress: {
      addressLine1: address.line1,
      addressLine2: address.line2,
      zipCode: address.zip,
      city: address.city,
      region: address.region,
      countryId: address.country,
    },
    deliveryMethod: method.name,
    comment: order.comment,
    currency: order.priced.currency,
    products: summary.products.map((product) => ({
      rowNumber: product.rowNumber,
      sku: product.sku,
      name: product.name,
      color: product.color,
      size: product.size,
      quantity: product.quantity,
      unitCode: product.soldBy,
      backOrdered: product.backOrdered,
      ...(product.nextDeliveryDate !== undefined && { nextDeliveryDate: product.nextDeliveryDate }),
      priceBeforeDiscount: decimal(product.priceBeforeDiscount),
      price: decimal(product.price),
    })),
    totalProducts: decimal(summary.totalProducts),
    totalDiscount: decimal(summary.totalDiscount),
    promotionNames: [...summary.promotionNames],
    deliveryPrice: decimal(summary.deliveryPrice),
    vat: decimal(summary.vat),
    totalPrice: decimal(summary.totalPrice),
  };
}
