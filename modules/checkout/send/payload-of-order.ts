import { checkoutMarketIdFor } from '../../market/checkout-market-id.ts';
import type { Order } from '../../order/order.ts';
import type { SendPayload } from '../send-payload.ts';

const nowhere = { confirmed: '', failed: '', canceled: '', external: '', pending: '' };

/** The request that would create the same order again. */
export function payloadOfOrder(order: Order): SendPayload {
  const { delivery, buyer, owner, metadata } = order;
  const { address, recipient, method, servicePoint, type } = delivery;
  const { deliveryMethodId, deliveryGroupId, deliveryGroupEntryId } = method;
  return {
    cartId: order.cartId,
    marketId: checkoutMarketIdFor(owner.kind === 'company'),
    cultureCode: order.language,
    ipAddress: '',
    buyer: {
      id: buyer.id ?? null,
      companyId: buyer.companyId ?? null,
      firstName: recipient.firstName,
      lastName: recipient.lastName,
      email: buyer.email,
      cellphone: buyer.cellphone,
    },
    redirectUrls: nowhere,
    Source: 'NextFrontend',
    deliveryAddress: {
      addressLine1: address.line1,
      addressLine2: address.line2,
      zipCode: address.zip,
      city: address.city,
      region: address.region,
      countryId: address.country,
      addressId: null,
      careOf: recipient.careOf,
      isValidated: true,
      type: '',
      saveAddress: false,
    },
    deliveryMethod: { deliveryMethodId, deliveryGroupId, deliveryGroupEntryId },
    paymentMethodId: order.paymentMethodId,
    metadata,
    comment: order.comment,
    isTestOrder: order.isTestOrder,
    useIncVat: order.mode === 'incl',
    deliveryType: type,
    acceptTerms: true,
    ...(servicePoint && { servicePointId: servicePoint.id }),
  };
}
