import { internationalNumber } from '../address/cellphone.ts';
import type { BuyerKind } from '../auth/buyer-kind.ts';
import { checkoutMarketIdFor } from '../market/checkout-market-id.ts';
import type { PriceMode } from '../pricing/price-mode.ts';
import type { Visit } from '../visit.ts';
import { entriesOf } from './checkout-fields.ts';
import type { CheckoutDraft } from './checkout-state.ts';
import type { SendPayload } from './send-payload.ts';

type About = {
  readonly visit: Pick<Visit, 'market' | 'language' | 'claims' | 'clientAddress'>;
  readonly cartId: string;
  readonly who: BuyerKind;
  readonly mode: PriceMode;
  readonly isTest: boolean;
  /** The absolute addresses of the status pages, in the visitor's language. */
  readonly urls: SendPayload['redirectUrls'];
  readonly shown?: SendPayload['shown'];
};

const orNull = (typed: string) => (typed.trim() === '' ? null : typed.trim());

/** The ERP prints it on one line. */
export const oneLine = (text: string): string => text.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim();

/** The request for a draft that has a delivery method. */
export function toSendPayload(draft: CheckoutDraft, about: About): SendPayload {
  const { visit, cartId, who, mode, isTest, urls, shown } = about;
  const { market, language, claims, clientAddress } = visit;
  const { delivery, deliveryCountry, deliveryMethod, contact, flags } = draft;
  if (!deliveryMethod) throw new Error('an order is sent without a way to deliver it');
  const locale = market.locales[language] ?? market.locales[market.defaultLocale];
  return {
    cartId,
    marketId: checkoutMarketIdFor(who === 'company'),
    cultureCode: locale?.cultureCode ?? language,
    ipAddress: clientAddress,
    buyer: {
      id: claims?.customer_id ?? null,
      companyId: (who === 'company' ? claims?.company_id : undefined) ?? null,
      firstName: delivery.deliveryCustomerFirstname.trim(),
      lastName: delivery.deliveryCustomerLastname.trim(),
      email: contact.email.trim(),
      cellphone: internationalNumber(contact.dialCode, contact.cellphone),
    },
    redirectUrls: urls,
    Source: 'NextFrontend',
    deliveryAddress: {
      addressId: delivery.deliveryAddressId ?? null,
      careOf: draft.careOf,
      addressLine1: delivery.deliveryLine1,
      addressLine2: delivery.deliveryLine2,
      zipCode: delivery.deliveryZip,
      city: delivery.deliveryCity,
      region: delivery.deliveryRegion,
      countryId: deliveryCountry,
      isValidated: delivery.deliveryAddressIsValidated === 'Valid',
      type: delivery.deliveryAddressType,
      saveAddress: flags.saveAddress,
    },
    ...(!draft.invoiceSameAsDelivery && { invoiceAddress: invoiceOf(draft) }),
    deliveryMethod,
    paymentMethodId: draft.paymentMethodId,
    metadata: metadataOf(draft, cartId),
    comment: oneLine(draft.comment),
    isTestOrder: isTest,
    useIncVat: mode === 'incl',
    deliveryType: draft.deliveryType,
    acceptTerms: flags.acceptTerms,
    ...(shown && { shown }),
    ...(draft.servicePointId !== undefined && { servicePointId: draft.servicePointId }),
    ...(flags.createCustomerAccount && { createCustomerAccount: true }),
  };
}

const invoiceOf = ({ invoice, deliveryCountry }: CheckoutDraft) => ({
  addressLine1: invoice.invoiceLine1,
  addressLine2: invoice.invoiceLine2,
  zipCode: invoice.invoiceZip,
  city: invoice.invoiceCity,
  region: invoice.invoiceRegion,
  countryId: deliveryCountry,
});

function metadataOf(draft: CheckoutDraft, cartId: string): SendPayload['metadata'] {
  const { contact, delivery } = draft;
  return {
    ...entriesOf(draft),
    OrderConfirmationEmail: orNull(contact.email),
    CartId: cartId,
    B2CCompanyName: orNull(delivery.deliveryCompanyName),
    B2CCompanyVatNo: orNull(delivery.deliveryVatNo),
  };
}
