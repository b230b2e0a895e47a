import { routeHref } from '#app/addresses/page-addresses.ts';
import type { FactsView, OrderOutcome } from '#app/components/outcome/outcome-view.ts';
import { toDecimal } from '#core/money.ts';
import { addressLines } from '#modules/address/address-lines.ts';
import { envelopeLines } from '#modules/address/envelope-lines.ts';
import { orderConformityPath } from '#modules/document/document-paths.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createDayFormat } from '#modules/market/day-format.ts';
import { dayIn } from '#modules/market/market-day.ts';
import { isArticle, type Order } from '#modules/order/order.ts';
import { pageFieldsOf, pageTicksOf } from '#modules/order/order-fields.ts';
import { paymentKindOf } from '#modules/payment/payment-method.ts';
import { trackedGoods } from '#modules/tracking/tracked-goods.ts';
import type { TrackedOrder } from '#modules/tracking/tracking-events.ts';
import type { Visit } from '#modules/visit.ts';
import { payingHref } from '../checkout/paying-cookie.ts';
import { toOrderSummaryView } from './to-order-summary-view.ts';

/** Within this time after placement, the visitor's browser is assumed to be the buyer's. */
const justNowMs = 60 * 60_000;

type Facts = Pick<OrderOutcome, 'isMaintained' | 'isWithdrawn' | 'deciders' | 'held'> & { readonly link: string };

export function toOutcomeView(
  visit: Visit,
  order: Order,
  { link, isMaintained, isWithdrawn, deciders, held }: Facts,
): OrderOutcome {
  const { treatment } = order.tax;
  const isFresh = order.placedAt !== undefined && visit.now.getTime() - order.placedAt.getTime() < justNowMs;
  return {
    ...toFactsView(visit, order),
    email: order.buyer.email,
    kind: order.kind,
    isWithdrawn,
    deciders,
    isWaiting: order.paymentState === 'Pending',
    isSignedIn: visit.claims !== undefined,
    untaxed: treatment === 'intra-community' || treatment === 'export' ? treatment : undefined,
    isMaintained,
    held,
    payHref: order.paymentState === 'Pending' ? payingHref(visit.language, link) : undefined,
    statusHref: `${routeHref('orderStatus', visit.language)}?o=${encodeURIComponent(link)}`,
    conformityHref: orderConformityPath(order.id, visit.language, link),
    summary: toOrderSummaryView(visit, order),
    tracked: isFresh ? trackedOrder(order) : undefined,
    remembered: isFresh && order.owner.kind === 'public' ? rememberedOf(order) : undefined,
  };
}

/** Goods of the order without its services and freight. */
function trackedOrder(order: Order): TrackedOrder {
  const { currency, totals } = order.priced;
  const goods = trackedGoods(order.rows.filter(isArticle), currency, order.hidesPrices);
  const tax = totals.tax && toDecimal(totals.tax);
  const shipping = toDecimal(totals.freight.net);
  return {
    ...goods,
    orderNo: order.orderNo,
    email: order.buyer.email,
    ...(!order.hidesPrices && { ...(tax !== undefined && { tax }), shipping }),
  };
}

/** Delivery, payment and references of an order, as texts. */
export function toFactsView(visit: Visit, order: Order): Omit<FactsView, 'buyer'> {
  const { recipient, address, method, servicePoint } = order.delivery;
  return {
    orderNo: order.orderNo,
    date: createDayFormat(cultureOf(visit))(dayIn(order.marketId, order.createdAt)),
    references: pageFieldsOf(order.metadata),
    ticked: pageTicksOf(order.metadata),
    comment: order.comment,
    delivery: envelopeLines(address, visit.language, recipient),
    method: method.name,
    days: method.days,
    servicePoint: servicePoint && [servicePoint.name, ...addressLines(servicePoint.address)],
    invoice: order.invoiceAddress && envelopeLines(order.invoiceAddress, visit.language),
    paymentKind: order.exchange ? undefined : (paymentKindOf(order.paymentMethodId) ?? 'account'),
    sentByStaff: order.sentByStaff && {
      staff: order.sentByStaff.name,
      buyer: `${order.buyer.firstName} ${order.buyer.lastName}`.trim(),
    },
  };
}

/** Values for the next order, by input name. */
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
