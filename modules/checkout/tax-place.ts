import { checkVatNumber } from '../address/vat-number.ts';
import type { BuyerKind } from '../auth/buyer-kind.ts';
import type { Market } from '../market/market.ts';
import type { TaxLocation } from '../pricing/tax-request.ts';
import { type TaxTreatment, taxTreatmentOf } from '../pricing/tax-rule.ts';
import type { CheckoutDraft } from './checkout-state.ts';

/** Where an order is taxed, as far as its address has been filled in. */
export function taxPlaceOf(
  market: Market,
  who: BuyerKind,
  { delivery, deliveryCountry }: Pick<CheckoutDraft, 'delivery' | 'deliveryCountry'>,
): { destination: TaxLocation | undefined; treatment: TaxTreatment } {
  const vatNumber = checkVatNumber(delivery.deliveryVatNo, market.iso2);
  const treatment = taxTreatmentOf(market, deliveryCountry, { isCompany: who === 'company', vatNumber });
  const place = {
    line1: delivery.deliveryLine1,
    zipCode: delivery.deliveryZip,
    city: delivery.deliveryCity,
    region: delivery.deliveryRegion,
    countryCode: deliveryCountry,
  };
  // At home the market's own rates hold, and nobody need be asked.
  return { destination: treatment.kind === 'domestic' ? undefined : place, treatment };
}
