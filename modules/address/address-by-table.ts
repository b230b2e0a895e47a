import { readPostcode } from '../market/postcode.ts';
import type { PostalAddress } from './address-form.ts';
import type { AddressQuestion, AddressValidation, AddressVerdict } from './address-validation.ts';
import { isTown, townOfPostcode } from './table/nordic-towns.ts';
import { regionsOfPostcode } from './table/regions-of-postcode.ts';

const known: AddressVerdict = { isValid: true, suggestions: [] };
const unknown: AddressVerdict = { isValid: false, suggestions: [] };

/**
 * Compares postcodes with states, provinces and the larger Nordic towns, without an external service. Streets are not checked: an address
 * is refused if its postcode belongs to another place, and that place is suggested.
 */
export const addressByTable: AddressValidation = {
  check: async (question) => {
    const zip = readPostcode(question.countryCode, question.zip);
    if (zip === undefined || question.street.trim() === '' || question.city.trim() === '') return unknown;
    const regions = regionsOfPostcode(question.countryCode, zip);
    if (regions) {
      if (regions.includes(question.region ?? '')) return known;
      return { isValid: false, suggestions: regions.map((region) => suggestion(question, { zip, region })) };
    }
    const town = townOfPostcode(question.countryCode, zip);
    if (!town || isTown(town, question.city)) return known;
    return { isValid: false, suggestions: [suggestion(question, { zip, city: town.names[0] })] };
  },
};

function suggestion(
  { street, city, region = '', countryCode }: AddressQuestion,
  mended: Partial<PostalAddress> & { readonly zip: string },
): PostalAddress {
  return { line1: street, line2: '', city, region, country: countryCode, ...mended };
}
