import type { Language } from '#core/locale.ts';
import { countryNamesIn } from '../market/country-names.ts';
import { marketList } from '../market/markets.ts';
import type { PostalAddress, Recipient } from './address-form.ts';
import { addressLines } from './address-lines.ts';

type Whom = Partial<Pick<Recipient, 'companyName' | 'firstName' | 'lastName' | 'careOf'>>;

/** Recipient, address and country, with the country name in the given language. */
export function envelopeLines(address: PostalAddress, language: Language, whom: Whom = {}): string[] {
  const { companyName = '', firstName = '', lastName = '', careOf = '' } = whom;
  const lines = [
    companyName,
    `${firstName} ${lastName}`.trim(),
    careOf && `c/o ${careOf}`,
    ...addressLines(address),
    countryName(address.country, language),
  ];
  return lines.filter((line) => line !== '');
}

function countryName(country: PostalAddress['country'], language: Language): string {
  const code = marketList.find(({ iso2 }) => iso2 === country)?.code;
  return countryNamesIn(language).find((named) => named.code === code)?.name ?? country;
}
