import { isInternal } from '../../auth/claims.ts';
import type { CountryCode } from '../../market/market.ts';
import { readPostcode } from '../../market/postcode.ts';
import type { OrderDraft, OrderKind, OrderMetadata } from '../../order/order.ts';
import { orderStatuses } from '../../order/order-status.ts';
import type { Visit } from '../../visit.ts';
import type { SendPayload } from '../send-payload.ts';
import { oneLine } from '../to-send-payload.ts';
import { isForApproval } from './company-checks.ts';
import { findCountry } from './find-country.ts';
import { orderRowsOf } from './order-rows.ts';
import { paidNow } from './paid-now.ts';
import { exceedsAllowance } from './piece-checks.ts';
import { recipientOf } from './recipient.ts';
import type { Sending } from './sending.ts';

type Facts = {
  readonly id: string;
  readonly isProduction: boolean;
  readonly sentByStaff: OrderDraft['sentByStaff'];
};

/** The order before it has stock and a number. The sending must have passed all checks. */
export function orderDraftOf(sending: Sending, { id, isProduction, sentByStaff }: Facts): OrderDraft {
  const { visit, payload, cart, company, actual, offers, treatment, matched } = sending;
  const { rows: _, ...priced } = actual;
  const kind: OrderKind = company?.punchOut
    ? 'punch-out'
    : isForApproval(sending) || matched.length > 0 || exceedsAllowance(sending)
      ? 'approval'
      : 'ordinary';
  const isPaidNow = kind === 'ordinary' && paidNow(payload.paymentMethodId) !== undefined;
  const isPlaced = kind === 'ordinary' && !isPaidNow;
  return {
    id,
    cartId: cart.id,
    marketId: visit.market.marketId,
    language: visit.language,
    owner: cart.owner,
    kind,
    status: isPlaced ? orderStatuses.Received : orderStatuses.Default,
    paymentState: isPaidNow ? 'Pending' : 'Default',
    paymentMethodId: payload.paymentMethodId,
    buyer: buyerOf(sending),
    ...whereTo(sending),
    metadata: metadataOf(sending),
    comment: oneLine(payload.comment),
    tax: { treatment: treatment.kind, rows: actual.taxRows },
    priced,
    mode: payload.useIncVat ? 'incl' : 'excl',
    hidesPrices: offers.hidesPrices,
    isTestOrder: isTest(visit.claims, payload, isProduction),
    createdAt: visit.now,
    placedAt: isPlaced ? visit.now : undefined,
    rows: orderRowsOf(sending),
    sentByStaff,
  };
}

/** The request, with the values that the shop decides. */
export function payloadAsTaken(
  { payload, cart, visit }: Sending,
  { isProduction, clientAddress }: Pick<Facts, 'isProduction'> & Pick<Visit, 'clientAddress'>,
): SendPayload {
  return {
    ...payload,
    // Staff who act for a person cannot consent in that person's place.
    ...(visit.claims?.acting && { metadata: { ...payload.metadata, B2CSignUpForNewsletter: null } }),
    cartId: cart.id,
    ipAddress: clientAddress,
    isTestOrder: isTest(visit.claims, payload, isProduction),
  };
}

/** Outside production every order is a trial order; in production only internal staff may place one. */
const isTest = (claims: Visit['claims'], { isTestOrder }: SendPayload, isProduction: boolean) =>
  !isProduction || (isInternal(claims) && isTestOrder);

/** Guests name themselves; other buyers have the name of their account. The typed name is the recipient of the parcel. */
function buyerOf({ payload: { buyer }, visit, company, consumer }: Sending): OrderDraft['buyer'] {
  const { email, cellphone } = buyer;
  const id = company ? (buyer.id ?? undefined) : visit.claims?.customer_id;
  const { firstName, lastName } = company?.people.get(id ?? Number.NaN) ?? consumer ?? buyer;
  return { id, companyId: company?.companyId, firstName, lastName, email, cellphone };
}

function whereTo(sending: Sending): Pick<OrderDraft, 'delivery' | 'invoiceAddress'> {
  const { payload, country, method, servicePoint } = sending;
  if (!country || !method) throw new Error('an order without a way to deliver it has passed its checks');
  const { deliveryAddress, invoiceAddress, deliveryType: type } = payload;
  const { deliveryMethodId, deliveryGroupId, deliveryGroupEntryId, name, kind, days } = method;
  const placeOf = (typed: NonNullable<SendPayload['invoiceAddress']>, at: CountryCode) => ({
    line1: typed.addressLine1.trim(),
    line2: typed.addressLine2.trim(),
    zip: readPostcode(at, typed.zipCode) ?? typed.zipCode.trim(),
    city: typed.city.trim(),
    region: typed.region.trim(),
    country: at,
  });
  return {
    delivery: {
      address: placeOf(deliveryAddress, country),
      recipient: recipientOf(sending),
      method: { deliveryMethodId, deliveryGroupId, deliveryGroupEntryId, name, kind, days },
      servicePoint,
      type,
    },
    invoiceAddress: invoiceAddress && placeOf(invoiceAddress, findCountry(invoiceAddress.countryId) ?? country),
  };
}

function metadataOf({ payload: { metadata }, cart }: Sending): OrderMetadata {
  return { ...metadata, CartId: cart.id };
}
