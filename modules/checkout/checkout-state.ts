import type { ValidationState } from '../address/address-validation.ts';
import type { DeliveryMethodIds } from '../delivery/delivery-method.ts';
import type { CountryCode } from '../market/market.ts';

/** Exactly these thirteen. */
export type DeliveryFields = {
  readonly deliveryAddressId: number | undefined;
  readonly deliveryCity: string;
  readonly deliveryCompanyName: string;
  readonly deliveryVatNo: string;
  readonly deliveryCustomerName: string;
  readonly deliveryCustomerFirstname: string;
  readonly deliveryCustomerLastname: string;
  readonly deliveryLine1: string;
  readonly deliveryLine2: string;
  readonly deliveryZip: string;
  readonly deliveryRegion: string;
  readonly deliveryAddressType: string;
  readonly deliveryAddressIsValidated: ValidationState;
};

export type InvoiceFields = {
  readonly invoiceLine1: string;
  readonly invoiceLine2: string;
  readonly invoiceCity: string;
  readonly invoiceZip: string;
  readonly invoiceRegion: string;
};

/** What a buyer has said so far; kept with the cart until the order is placed. */
export type CheckoutDraft = {
  readonly delivery: DeliveryFields;
  readonly invoice: InvoiceFields;
  readonly invoiceSameAsDelivery: boolean;
  readonly deliveryCountry: CountryCode;
  readonly careOf: string;
  readonly contact: { readonly email: string; readonly dialCode: string; readonly cellphone: string };
  readonly deliveryMethod: DeliveryMethodIds | undefined;
  readonly servicePointId: string | undefined;
  readonly deliveryType: 'default';
  readonly paymentMethodId: number;
  readonly reference: {
    readonly orderLabel: string;
    readonly orderNumber: string;
    readonly projectNumber: string;
    readonly salesRef: string;
    readonly extraEmails: string;
  };
  readonly weeklyDelivery: boolean;
  readonly comment: string;
  readonly signUpForNewsletter: boolean;
  readonly flags: {
    readonly acceptTerms: boolean;
    readonly saveAddress: boolean;
    readonly isTestOrder: boolean;
    readonly createCustomerAccount: boolean;
    readonly acceptCookiePolicy: boolean;
    readonly acceptFastTrackTerms: boolean;
  };
};

export type CheckoutState = CheckoutDraft & {
  readonly errors: { readonly deliveryZip: string | undefined; readonly outOfStock: string | undefined };
  readonly loading: {
    readonly sending: boolean;
    readonly validatingAddress: boolean;
    readonly methods: boolean;
    readonly totals: boolean;
  };
};
