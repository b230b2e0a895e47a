import type { PostalAddress } from '../address/address-form.ts';
import type { CheckoutDraft } from './checkout-state.ts';

/** The delivery address as typed in the form. */
export const typedPlace = ({
  delivery,
  deliveryCountry,
}: Pick<CheckoutDraft, 'delivery' | 'deliveryCountry'>): PostalAddress => ({
  line1: delivery.deliveryLine1,
  line2: delivery.deliveryLine2,
  zip: delivery.deliveryZip,
  city: delivery.deliveryCity,
  region: delivery.deliveryRegion,
  country: deliveryCountry,
});

/** The fields of the address, by their names in an address form. */
export function typedAddress(draft: Pick<CheckoutDraft, 'delivery' | 'careOf' | 'deliveryCountry'>) {
  const { delivery, careOf } = draft;
  const { country: _, ...place } = typedPlace(draft);
  return {
    ...place,
    companyName: delivery.deliveryCompanyName,
    vatNo: delivery.deliveryVatNo,
    firstName: delivery.deliveryCustomerFirstname,
    lastName: delivery.deliveryCustomerLastname,
    careOf,
  };
}
