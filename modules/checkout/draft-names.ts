import type { AddressField } from '../address/address-form.ts';
import { tickNames } from './checkout-fields.ts';
import type { CheckoutDraft, InvoiceFields, TypedDeliveryField } from './checkout-state.ts';

/** The name of each address field in the form and in the draft. */
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

/** Flags that the buyer ticks; the shop sets the others. */
export const tickedFlags = [
  'acceptTerms',
  'saveAddress',
  'isTestOrder',
  'createCustomerAccount',
] as const satisfies readonly (keyof CheckoutDraft['flags'])[];

export const otherTicks = ['invoiceSameAsDelivery', ...tickNames] as const;

/** Browsers do not send unticked boxes: this field names the boxes that the form showed. */
export const shownTicksName = 'shownTicks';

/** The saved address that was chosen; empty for another address. */
export const savedAddressName = 'savedAddress';

/** The buyer has seen the suggestions and keeps the address. */
export const keptAddressName = 'keptAddress';

/** The saved address that the fields were filled from, to detect that the buyer chose another one. */
export const filledFromName = 'filledFrom';

/** The entry id of the chosen delivery method. */
export const methodName = 'deliveryMethod';
