import { checkVatNumber } from '../address/vat-number.ts';
import type { BuyerKind } from '../auth/buyer-kind.ts';
import type { CountryCode, Market } from '../market/market.ts';
import type { TaxLocation } from '../pricing/tax-request.ts';
import { type TaxTreatment, taxTreatmentOf } from '../pricing/tax-rule.ts';

type Taxed = {
  readonly who: BuyerKind;
  /** The address as far as it is filled in. */
  readonly place: TaxLocation & { readonly countryCode: CountryCode };
  readonly vatNo: string;
};

/**
 * Where an order is taxed: the same rule for the page and for sending. A VAT number without a country prefix belongs to the country of
 * delivery, as in the form.
 */
export function taxPlaceOf(
  market: Market,
  { who, place, vatNo }: Taxed,
): { destination: TaxLocation | undefined; treatment: TaxTreatment } {
  const vatNumber = checkVatNumber(vatNo, place.countryCode);
  const treatment = taxTreatmentOf(market, place.countryCode, { isCompany: who === 'company', vatNumber });
  // Inside the market's own country its rates apply, so no lookup is needed.
  return { destination: treatment.kind === 'domestic' ? undefined : place, treatment };
}

/** A typed VAT number comes before the company's stored one; an empty field means the stored one. */
export const vatNoOf = (typed: string | null, kept: string | undefined): string => typed?.trim() || (kept ?? '');
