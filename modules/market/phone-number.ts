import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode } from './market.ts';

/**
 * Whether a number can be dialled: it has as many digits as numbers of its country have. Without a plus or 00 it is one of `home`, or
 * one whose country code was written without them. Ranges are not looked at: new ones are given out all the time. For the server
 * alone: the table of all countries is large.
 */
export function isPhoneNumber(text: string, home: CountryCode): boolean {
  const written = text.trim().replace(/^00/, '+');
  const asTyped = parsePhoneNumberFromString(written, home)?.isPossible() ?? false;
  return asTyped || (!written.startsWith('+') && (parsePhoneNumberFromString(`+${written}`)?.isPossible() ?? false));
}
