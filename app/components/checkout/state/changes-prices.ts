import type { CheckoutDraft } from '#modules/checkout/checkout-state.ts';

/** The fields that delivery costs and tax depend on. */
const priceFields = (draft: CheckoutDraft): readonly unknown[] => {
  const { delivery, deliveryCountry, deliveryMethod, servicePointId } = draft;
  const { deliveryAddressId, deliveryLine1, deliveryZip, deliveryCity, deliveryRegion, deliveryVatNo } = delivery;
  return [
    deliveryCountry,
    deliveryMethod?.deliveryGroupEntryId,
    servicePointId,
    deliveryAddressId,
    deliveryLine1,
    deliveryZip,
    deliveryCity,
    deliveryRegion,
    deliveryVatNo,
  ];
};

/** Whether costs, tax and available methods have to be loaded again. */
export function changesPrices(before: CheckoutDraft, after: CheckoutDraft): boolean {
  const was = priceFields(before);
  return priceFields(after).some((value, index) => value !== was[index]);
}
