import type { CheckoutDraft } from '#modules/checkout/checkout-state.ts';

/** What delivery and tax depend on. */
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

/** Whether costs, tax or what is offered have to be asked for anew. */
export function changesPrices(before: CheckoutDraft, after: CheckoutDraft): boolean {
  const was = priceFields(before);
  return priceFields(after).some((value, index) => value !== was[index]);
}
