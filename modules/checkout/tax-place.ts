import { checkVatNumber } from '../address/vat-number.ts';
import type { BuyerKind } from '../auth/buyer-kind.ts';
import type { CountryCode, Market } from '../market/market.ts';
import type { TaxLocation } from '../pricing/tax-request.ts';
import { type TaxTreatment, taxTreatmentOf } from '../pricing/tax-rule.ts';

type Taxed = {
  readonly who: BuyerKind;
  /** As far as it has been filled in. */
  readonly place: TaxLocation & { readonly countryCode: CountryCode };
  readonly vatNo: string;
};

/**
 * Where an order is taxed: the one rule by which it is shown and sent. A VAT number without the prefix of a country is one of
 * the country that it goes to, as the form reads it.
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

/** One that is typed with the order goes before the one that is kept of the company; an empty field asks for that one. */
export const vatNoOf = (typed: string | null, kept: string | undefined): string => typed?.trim() || (kept ?? '');
