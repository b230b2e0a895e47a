import type { OrderOutcome } from '#app/components/outcome/outcome-view.ts';
import { addressLines } from '#modules/address/address-lines.ts';
import { envelopeLines } from '#modules/address/envelope-lines.ts';
import { orderConformityPath } from '#modules/document/document-paths.ts';
import { cultureOf } from '#modules/market/culture.ts';
import type { Order } from '#modules/order/order.ts';
import { paymentKindOf } from '#modules/payment/payment-method.ts';
import type { Visit } from '#modules/visit.ts';
import { payingHref } from '../checkout/paying-cookie.ts';
import { toOrderSummaryView } from './to-order-summary-view.ts';

/** How long after an order this browser may be taken for the one it was placed with. */
const justNowMs = 60 * 60_000;

export function toOutcomeView(visit: Visit, order: Order, link: string): OrderOutcome {
  const { delivery, buyer, invoiceAddress } = order;
  const { recipient, address, method, servicePoint } = delivery;
  const { treatment } = order.tax;
  const isFresh = order.placedAt !== undefined && visit.now.getTime() - order.placedAt.getTime() < justNowMs;
  return {
    orderNo: order.orderNo,
    date: dayIn(visit, order.createdAt),
    email: buyer.email,
    kind: order.kind,
    isWaiting: order.paymentState === 'Pending',
    paymentKind: paymentKindOf(order.paymentMethodId) ?? 'account',
    isSignedIn: visit.claims !== undefined,
    delivery: envelopeLines(address, visit.language, recipient),
    invoice: invoiceAddress && envelopeLines(invoiceAddress, visit.language),
    method: method.name,
    servicePoint: servicePoint && [servicePoint.name, ...addressLines(servicePoint.address)],
    days: method.days,
    references: referencesOf(order),
    comment: order.comment,
    untaxed: treatment === 'intra-community' || treatment === 'export' ? treatment : undefined,
    payHref: order.paymentState === 'Pending' ? payingHref(visit.language, link) : undefined,
    conformityHref: orderConformityPath(order.id, visit.language, link),
    summary: toOrderSummaryView(visit, order),
    remembered: isFresh && order.owner.kind === 'public' ? rememberedOf(order) : undefined,
  };
}

const dayIn = (visit: Visit, day: Date): string =>
  new Intl.DateTimeFormat(cultureOf(visit), { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/** What the buyer's own company calls it, under the names that the form has. */
const referencesOf = ({ metadata }: Order): OrderOutcome['references'] =>
  (
    [
      ['orderLabel', metadata.OrderLabel],
      ['salesRef', metadata.SalesRef],
      ['orderNumber', metadata.OrderNumber],
      ['projectNumber', metadata.ProjectNumber],
    ] as const
  ).flatMap(([name, text]) => (text ? [{ name, text }] : []));

/** By the names of the inputs of the next order. */
const rememberedOf = ({ buyer, delivery: { address, recipient } }: Order): OrderOutcome['remembered'] => ({
  email: buyer.email,
  cellphone: buyer.cellphone,
  careOf: recipient.careOf,
  deliveryCustomerFirstname: recipient.firstName,
  deliveryCustomerLastname: recipient.lastName,
  deliveryCompanyName: recipient.companyName,
  deliveryVatNo: recipient.vatNo,
  deliveryLine1: address.line1,
  deliveryLine2: address.line2,
  deliveryZip: address.zip,
  deliveryCity: address.city,
  deliveryRegion: address.region,
});
