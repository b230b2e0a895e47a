import type { AddressField } from '../address/address-form.ts';
import { tickNames } from './checkout-fields.ts';
import type { CheckoutDraft, InvoiceFields, TypedDeliveryField } from './checkout-state.ts';

/** What each field of an address is called in the form and in the draft. */
export const deliveryNames = {
  companyName: 'deliveryCompanyName',
  vatNo: 'deliveryVatNo',
  firstName: 'deliveryCustomerFirstname',
  lastName: 'deliveryCustomerLastname',
  careOf: 'careOf',
  line1: 'deliveryLine1',
  line2: 'deliveryLine2',
  zip: 'deliveryZip',
  city: 'deliveryCity',
  region: 'deliveryRegion',
} as const satisfies Record<AddressField, TypedDeliveryField | 'careOf'>;

export const invoiceNames = {
  line1: 'invoiceLine1',
  line2: 'invoiceLine2',
  zip: 'invoiceZip',
  city: 'invoiceCity',
  region: 'invoiceRegion',
} as const satisfies Partial<Record<AddressField, keyof InvoiceFields>>;

/** What a buyer ticks; the other flags are the shop's. */
export const tickedFlags = [
  'acceptTerms',
  'saveAddress',
  'isTestOrder',
  'createCustomerAccount',
] as const satisfies readonly (keyof CheckoutDraft['flags'])[];

export const otherTicks = ['invoiceSameAsDelivery', ...tickNames] as const;

/** A box that is not ticked is not sent: this names those that were there to be ticked. */
export const shownTicksName = 'shownTicks';

/** The kept address that was chosen, empty for another one. */
export const savedAddressName = 'savedAddress';

/** The buyer has looked at what was suggested and keeps the address. */
export const keptAddressName = 'keptAddress';

/** The saved address that the fields were filled from, to detect that the buyer chose another one. */
export const filledFromName = 'filledFrom';

/** The way to deliver that was chosen, by its entry. */
export const methodName = 'deliveryMethod';
