import type { ValidationState } from '../address/address-validation.ts';
import type { SavedAddress } from '../address/saved-address.ts';
import type { BuyerKind } from '../auth/buyer-kind.ts';
import type { DeliveryMethodIds } from '../delivery/delivery-method.ts';
import type { CountryCode } from '../market/market.ts';
import { defaultMethodFor } from '../payment/payment-method.ts';
import { type FieldTicks, noTexts, noTicks, type ReferenceTexts } from './checkout-fields.ts';

/** The specification names exactly these thirteen fields. */
type DeliveryFields = {
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

/** What a buyer has entered so far; stored with the cart until the order is placed. */
export type CheckoutDraft = FieldTicks & {
  readonly delivery: DeliveryFields;
  readonly invoice: InvoiceFields;
  readonly invoiceSameAsDelivery: boolean;
  readonly deliveryCountry: CountryCode;
  /** For an address that was not found: the buyer has seen the suggestions once, or keeps the address. */
  readonly isAddressAnswered: boolean;
  readonly careOf: string;
  readonly contact: { readonly email: string; readonly dialCode: string; readonly cellphone: string };
  readonly deliveryMethod: DeliveryMethodIds | undefined;
  readonly servicePointId: string | undefined;
  readonly deliveryType: 'default';
  readonly paymentMethodId: number;
  readonly reference: ReferenceTexts;
  readonly comment: string;
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

/** An empty draft. The buyer ticks the terms; the fast-track terms have no box of their own. */
export function initialDraft(who: BuyerKind, country: CountryCode): CheckoutDraft {
  return {
    delivery: {
      deliveryAddressId: undefined,
      deliveryCity: '',
      deliveryCompanyName: '',
      deliveryVatNo: '',
      deliveryCustomerName: '',
      deliveryCustomerFirstname: '',
      deliveryCustomerLastname: '',
      deliveryLine1: '',
      deliveryLine2: '',
      deliveryZip: '',
      deliveryRegion: '',
      deliveryAddressType: 'Delivery',
      deliveryAddressIsValidated: 'Default',
    },
    invoice: { invoiceLine1: '', invoiceLine2: '', invoiceCity: '', invoiceZip: '', invoiceRegion: '' },
    invoiceSameAsDelivery: true,
    deliveryCountry: country,
    isAddressAnswered: false,
    careOf: '',
    contact: { email: '', dialCode: '', cellphone: '' },
    deliveryMethod: undefined,
    servicePointId: undefined,
    deliveryType: 'default',
    paymentMethodId: defaultMethodFor(who).paymentMethodId,
    reference: noTexts,
    comment: '',
    ...noTicks,
    flags: {
      acceptTerms: false,
      saveAddress: false,
      isTestOrder: false,
      createCustomerAccount: false,
      acceptCookiePolicy: false,
      acceptFastTrackTerms: true,
    },
  };
}

export const stateOf = (draft: CheckoutDraft): CheckoutState => ({
  ...draft,
  errors: { deliveryZip: undefined, outOfStock: undefined },
  loading: { sending: false, validatingAddress: false, methods: false, totals: false },
});

export const initialState = (who: BuyerKind, country: CountryCode): CheckoutState =>
  stateOf(initialDraft(who, country));

/** Error texts of the shop: about the postcode, and about products that are out of stock. */
export const withErrors = (state: CheckoutState, errors: Partial<CheckoutState['errors']>): CheckoutState => ({
  ...state,
  errors: { deliveryZip: errors.deliveryZip, outOfStock: errors.outOfStock },
});

/** The delivery fields that are typed; the full name is built from its two parts. */
export type TypedDeliveryField = Exclude<
  keyof DeliveryFields,
  'deliveryAddressId' | 'deliveryAddressType' | 'deliveryAddressIsValidated' | 'deliveryCustomerName'
>;

/** After a change the address is no longer a saved one, and its validation result no longer applies. */
export function changeField<Draft extends CheckoutDraft>(
  draft: Draft,
  field: TypedDeliveryField,
  value: string,
): Draft {
  if (draft.delivery[field] === value) return draft;
  const delivery: DeliveryFields = {
    ...draft.delivery,
    [field]: value,
    deliveryAddressId: undefined,
    deliveryAddressIsValidated: 'Default',
  };
  const name = `${delivery.deliveryCustomerFirstname} ${delivery.deliveryCustomerLastname}`.trim();
  return { ...draft, delivery: { ...delivery, deliveryCustomerName: name } };
}

/** Another country has other regions, delivery methods and postcode rules. */
export function chooseCountry<Draft extends CheckoutDraft>(draft: Draft, country: CountryCode): Draft {
  if (draft.deliveryCountry === country) return draft;
  const delivery: DeliveryFields = {
    ...draft.delivery,
    deliveryRegion: '',
    deliveryAddressId: undefined,
    deliveryAddressIsValidated: 'Default',
  };
  return { ...draft, delivery, deliveryCountry: country, deliveryMethod: undefined, servicePointId: undefined };
}

/** Resets payment to the buyer's usual method, because not every delivery method allows every payment method. */
export function chooseDeliveryMethod<Draft extends CheckoutDraft>(
  draft: Draft,
  { deliveryMethodId, deliveryGroupId, deliveryGroupEntryId }: DeliveryMethodIds,
  who: BuyerKind,
): Draft {
  return {
    ...draft,
    deliveryMethod: { deliveryMethodId, deliveryGroupId, deliveryGroupEntryId },
    servicePointId: undefined,
    paymentMethodId: defaultMethodFor(who).paymentMethodId,
  };
}

/** A saved address replaces the typed one; without a name in it, the typed names stay. */
export function chooseAddress<Draft extends CheckoutDraft>(draft: Draft, saved: SavedAddress): Draft {
  const { delivery } = draft;
  const firstName = saved.firstName || delivery.deliveryCustomerFirstname;
  const lastName = saved.lastName || delivery.deliveryCustomerLastname;
  return {
    ...chooseCountry(draft, saved.country),
    delivery: {
      ...delivery,
      deliveryAddressId: saved.id,
      deliveryCompanyName: saved.companyName || delivery.deliveryCompanyName,
      deliveryVatNo: saved.vatNo || delivery.deliveryVatNo,
      deliveryCustomerFirstname: firstName,
      deliveryCustomerLastname: lastName,
      deliveryCustomerName: `${firstName} ${lastName}`.trim(),
      deliveryLine1: saved.line1,
      deliveryLine2: saved.line2,
      deliveryZip: saved.zip,
      deliveryCity: saved.city,
      deliveryRegion: saved.region,
      deliveryAddressIsValidated: 'Default',
    },
    careOf: saved.careOf || draft.careOf,
  };
}
