import { type Money, toDecimal } from '#core/money.ts';
import type { PostalAddress } from '../address/address-form.ts';
import type { Delivery } from '../fulfilment/delivery.ts';
import { comingOf, type HeldOrder } from '../fulfilment/held-order.ts';
import type { OrderReturn } from '../fulfilment/order-return.ts';
import { toPaperView, toTaxView } from '../invoice/paper-schema.ts';
import type { Order, OrderRow } from '../order/order.ts';
import { gatherPieces, plus } from '../order/pieces.ts';
import type { Sides } from '../pricing/priced-cart.ts';
import type { ToldOrder } from './told-order-schema.ts';

const decimal = (value: Money | undefined) => (value ? toDecimal(value) : null);
const sidesOf = ({ net, gross }: Sides) => ({ net: toDecimal(net), gross: decimal(gross) });

/** Lists each field explicitly, so that internal changes of orders do not change the API for receivers. */
export function toToldOrder(held: HeldOrder, returns: readonly OrderReturn[]): ToldOrder {
  const { order, deliveries, invoices } = held;
  const { owner, buyer, priced } = order;
  const { totals } = priced;
  return {
    id: order.id,
    orderNo: order.orderNo,
    kind: order.kind,
    status: order.status,
    marketId: order.marketId,
    language: order.language,
    isTestOrder: order.isTestOrder,
    created: order.createdAt.toISOString(),
    placed: order.placedAt?.toISOString() ?? null,
    companyId: owner.kind === 'company' ? owner.companyId : null,
    customerId: owner.kind === 'public' ? null : owner.customerId,
    buyer: {
      firstName: buyer.firstName,
      lastName: buyer.lastName,
      email: buyer.email,
      cellphone: buyer.cellphone,
    },
    comment: order.comment,
    metadata: Object.fromEntries(Object.entries(order.metadata).map(([name, value]) => [name, value ?? null])),
    payment: { methodId: order.paymentMethodId, state: order.paymentState },
    delivery: wayOf(order),
    invoiceAddress: order.invoiceAddress ? addressOf(order.invoiceAddress) : null,
    currency: priced.currency,
    taxTreatment: order.tax.treatment,
    basis: priced.basis ?? null,
    taxes: order.tax.rows.map(toTaxView),
    totals: {
      products: sidesOf(totals.products),
      freight: sidesOf(totals.freight),
      tax: decimal(totals.tax),
      payable: toDecimal(totals.payable),
    },
    rows: order.rows.map(rowIn(held)),
    deliveries: deliveries.map(deliveryOf),
    papers: invoices.map(toPaperView),
    returns: returns.map(returnOf),
    exchangeOf: order.exchange?.orderId ?? null,
  };
}

function wayOf({ delivery: { recipient, address, method, type, servicePoint } }: Order): ToldOrder['delivery'] {
  const { companyName, vatNo, firstName, lastName, careOf } = recipient;
  return {
    recipient: { companyName, vatNo, firstName, lastName, careOf },
    address: addressOf(address),
    method: { id: method.deliveryMethodId, name: method.name, kind: method.kind ?? null },
    type,
    servicePoint: servicePoint
      ? {
          id: servicePoint.id,
          carrier: servicePoint.carrier,
          name: servicePoint.name,
          address: addressOf(servicePoint.address),
        }
      : null,
  };
}

const addressOf = ({ line1, line2, zip, city, region, country }: PostalAddress) => ({
  line1,
  line2,
  zip,
  city,
  region,
  country,
});

function rowIn(held: HeldOrder): (row: OrderRow) => ToldOrder['rows'][number] {
  const { returned, exchanged, deliveries } = held;
  const delivered = gatherPieces(deliveries.flatMap(({ rows }) => rows));
  return (row) => ({
    rowNumber: row.rowNumber,
    parentRowNumber: row.parentRowNumber ?? null,
    type: row.type,
    sku: row.sku,
    name: row.name,
    colour: row.colour,
    size: row.size,
    quantity: row.quantity,
    unitCode: row.soldBy,
    backOrdered: row.backOrdered,
    denied: plus(row.quantity, -comingOf(held, row)),
    delivered: delivered.get(row.rowNumber) ?? 0,
    returned: plus(returned.get(row.rowNumber) ?? 0, exchanged.get(row.rowNumber) ?? 0),
    nextDeliveryDate: row.nextDeliveryDate ?? null,
    comment: row.comment,
    wearer: row.coworker
      ? { id: row.coworker.id, name: row.coworker.name, employeeNo: row.coworker.employeeNo ?? null }
      : null,
    personalPacking: row.personalPacking,
    unit: sidesOf(row.price.unit),
    discount: sidesOf(row.price.discount),
    total: sidesOf(row.price.total),
    taxBasisPoints: row.price.taxBasisPoints ?? null,
  });
}

const deliveryOf = (delivery: Delivery): ToldOrder['deliveries'][number] => ({
  dispatchNumber: delivery.dispatchNumber,
  carrier: delivery.carrier,
  trackingNumber: delivery.trackingNumber ?? null,
  trackingUrl: delivery.trackingUrl ?? null,
  dispatched: delivery.dispatchedAt.toISOString(),
  expectedOn: delivery.expectedOn ?? null,
  arrived: delivery.arrivedAt?.toISOString() ?? null,
  rows: [...delivery.rows],
});

const returnOf = (one: OrderReturn): ToldOrder['returns'][number] => ({
  id: one.id,
  state: one.state,
  rows: one.rows.map(({ rowNumber, quantity, reason, replacement }) => ({
    rowNumber,
    quantity,
    reason,
    exchangeSku: replacement?.sku ?? null,
  })),
  replacementOrderId: one.replacement?.orderId ?? null,
  comment: one.comment,
  asked: one.askedAt.toISOString(),
  decided: one.decidedAt?.toISOString() ?? null,
  answer: one.answer,
});
