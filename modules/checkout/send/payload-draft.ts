import type { CountryCode } from '../../market/market.ts';
import { orderFields } from '../../order/order-fields.ts';
import { textsOfEntries } from '../checkout-fields.ts';
import { type CheckoutDraft, initialDraft } from '../checkout-state.ts';
import { recipientOf } from './recipient.ts';
import type { SendRequest } from './sending.ts';

/** The request as a draft of the form: the reverse of `toSendPayload`. */
export function draftOfPayload(asked: SendRequest, country: CountryCode): CheckoutDraft {
  const { payload, who, visit } = asked;
  const { buyer, deliveryAddress: to, invoiceAddress: bill, metadata } = payload;
  const { companyName, firstName, lastName, careOf } = recipientOf(asked);
  const empty = initialDraft(who, country);
  return {
    ...empty,
    delivery: {
      ...empty.delivery,
      deliveryAddressId: to.addressId ?? undefined,
      deliveryAddressType: to.type,
      deliveryCompanyName: companyName,
      // The company's own number was not typed here, so it is not checked.
      deliveryVatNo: metadata.B2CCompanyVatNo ?? '',
      deliveryCustomerName: `${firstName} ${lastName}`.trim(),
      deliveryCustomerFirstname: firstName,
      deliveryCustomerLastname: lastName,
      deliveryLine1: to.addressLine1,
      deliveryLine2: to.addressLine2,
      deliveryZip: to.zipCode,
      deliveryCity: to.city,
      deliveryRegion: to.region,
    },
    invoiceSameAsDelivery: bill === undefined,
    invoice: {
      invoiceLine1: bill?.addressLine1 ?? '',
      invoiceLine2: bill?.addressLine2 ?? '',
      invoiceCity: bill?.city ?? '',
      invoiceZip: bill?.zipCode ?? '',
      invoiceRegion: bill?.region ?? '',
    },
    careOf,
    contact: { email: buyer.email, dialCode: `+${visit.market.dialCode}`, cellphone: buyer.cellphone.trim() },
    deliveryMethod: payload.deliveryMethod,
    servicePointId: payload.servicePointId,
    paymentMethodId: payload.paymentMethodId,
    reference: textsOfEntries(metadata),
    comment: payload.comment,
    flags: { ...empty.flags, acceptTerms: payload.acceptTerms },
  };
}

const paths: Readonly<Record<string, string>> = {
  email: 'buyer.email',
  cellphone: 'buyer.cellphone',
  deliveryCompanyName: 'metadata.B2CCompanyName',
  deliveryVatNo: 'metadata.B2CCompanyVatNo',
  deliveryCustomerFirstname: 'buyer.firstName',
  deliveryCustomerLastname: 'buyer.lastName',
  careOf: 'deliveryAddress.careOf',
  deliveryLine1: 'deliveryAddress.addressLine1',
  deliveryLine2: 'deliveryAddress.addressLine2',
  deliveryZip: 'deliveryAddress.zipCode',
  deliveryCity: 'deliveryAddress.city',
  deliveryRegion: 'deliveryAddress.region',
  invoiceLine1: 'invoiceAddress.addressLine1',
  invoiceLine2: 'invoiceAddress.addressLine2',
  invoiceZip: 'invoiceAddress.zipCode',
  invoiceCity: 'invoiceAddress.city',
  invoiceRegion: 'invoiceAddress.region',
  ...Object.fromEntries(orderFields.map(({ name, entry }) => [name, `metadata.${entry}`])),
};

/** The path of each form field in the request. */
export const pathOf = (field: string): string => paths[field] ?? field;
