import type { OrderOutcome } from '#app/components/outcome/outcome-view.ts';
import { addressRulesOf } from '#modules/address/address-form.ts';
import type { Order } from '#modules/order/order.ts';
import { paymentKindOf } from '#modules/payment/payment-method.ts';
import type { Visit } from '#modules/visit.ts';
import { addressLines } from '../checkout/address-lines.ts';
import { payingHref } from '../checkout/paying-cookie.ts';
import { toOrderSummaryView } from './to-order-summary-view.ts';

/** How long after an order this browser may be taken for the one it was placed with. */
const justNowMs = 60 * 60_000;

export function toOutcomeView(visit: Visit, order: Order, link: string): OrderOutcome {
  const { delivery, buyer, invoiceAddress } = order;
  const { recipient, address, method, servicePoint } = delivery;
  const rules = addressRulesOf(address.country, 'consumer', visit.language);
  const country = new Intl.DisplayNames([visit.language], { type: 'region' }).of(address.country) ?? address.country;
  const name = `${recipient.firstName} ${recipient.lastName}`.trim();
  const lines = [recipient.companyName, name, recipient.careOf, ...addressLines(address, rules), country];
  const isFresh = order.placedAt !== undefined && visit.now.getTime() - order.placedAt.getTime() < justNowMs;
  return {
    orderNo: order.orderNo,
    email: buyer.email,
    kind: order.kind,
    isWaiting: order.paymentState === 'Pending',
    paymentKind: paymentKindOf(order.paymentMethodId) ?? 'account',
    isSignedIn: visit.claims !== undefined,
    delivery: lines.filter((line) => line !== ''),
    invoice: invoiceAddress && addressLines(invoiceAddress, rules),
    method: method.name,
    servicePoint: servicePoint && [servicePoint.name, ...addressLines(servicePoint.address, rules)],
    orderLabel: order.metadata.OrderLabel ?? undefined,
    payHref: order.paymentState === 'Pending' ? payingHref(visit.language, link) : undefined,
    summary: toOrderSummaryView(visit, order),
    remembered: isFresh && order.owner.kind === 'public' ? rememberedOf(order) : undefined,
  };
}

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
