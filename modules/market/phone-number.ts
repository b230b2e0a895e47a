import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode } from './market.ts';

/**
 * Checks the number of digits for the country. Without a plus or 00, the number is one of `home`, or has its country
 * code without a prefix. Number ranges are not checked, because new ones are assigned often. Server only: the table of
 * all countries is large.
 */
export function isPhoneNumber(text: string, home: CountryCode): boolean {
  const written = text.trim().replace(/^00/, '+');
  const asTyped = parsePhoneNumberFromString(written, home)?.isPossible() ?? false;
  return asTyped || (!written.startsWith('+') && (parsePhoneNumberFromString(`+${written}`)?.isPossible() ?? false));
}
