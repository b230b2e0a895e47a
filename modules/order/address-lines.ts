import type { Language } from '#core/locale.ts';
import type { PostalAddress, Recipient } from '../address/address-form.ts';
import { countryNamesIn } from '../market/country-names.ts';
import { marketList } from '../market/markets.ts';

/** An address as its country writes it, a line each, for whoever reads it in the given language. */
export function addressLines(address: PostalAddress, language: Language, recipient?: Recipient): string[] {
  const { line1, line2, country } = address;
  const { companyName = '', firstName = '', lastName = '', careOf = '' } = recipient ?? {};
  const lines = [
    companyName,
    `${firstName} ${lastName}`.trim(),
    careOf && `c/o ${careOf}`,
    line1,
    line2,
    ...placeLines(address),
    countryName(country, language),
  ];
  return lines.filter((line) => line !== '');
}

function placeLines({ country, zip, city, region }: PostalAddress): string[] {
  if (country === 'US' || country === 'CA') return [`${city}, ${region} ${zip}`];
  if (country === 'GB' || country === 'IE') return [city, zip];
  return [`${zip} ${city}`.trim()];
}

function countryName(country: PostalAddress['country'], language: Language): string {
  const code = marketList.find(({ iso2 }) => iso2 === country)?.code;
  return countryNamesIn(language).find((named) => named.code === code)?.name ?? country;
}
