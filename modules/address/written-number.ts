import { digitsOnly } from '#core/input.ts';
import { marketList } from '../market/markets.ts';
import { internationalNumber } from './cellphone.ts';

/** Longest first, because one code may be a prefix of another. */
const dialCodes: readonly string[] = marketList.map(({ dialCode }) => dialCode).sort((a, b) => b.length - a.length);

const codeOf = (digits: string): string | undefined => dialCodes.find((code) => digits.startsWith(code));

type Number = { readonly dialCode: string; readonly cellphone: string };

/**
 * Splits a saved number for a field beside a list of codes: '+49 171 3920019' is '+49' and '171 3920019'. An unlisted code stays in the
 * number.
 */
export function nationalNumber(dialCode: string, kept: string): Number {
  const [, written] = /^\s*(?:\+|00)(.*)$/.exec(kept) ?? [];
  const code = written === undefined ? undefined : codeOf(digitsOnly(written));
  if (written === undefined || code === undefined) return { dialCode, cellphone: kept };
  const behind = new RegExp(`^\\D*${code.split('').join('\\D*')}`);
  const cellphone = written
    .replace(behind, '')
    .replace(/^\s*\(0\)/, '')
    .replace(/^[\s/.-]+/, '');
  return { dialCode: `+${code}`, cellphone: cellphone.trim() };
}

/** Formats a number for reading: '+491713920019' becomes '+49 171 392 0019'. */
export function readableNumber(dialCode: string, typed: string): string {
  const digits = digitsOnly(internationalNumber(dialCode, typed));
  if (digits === '') return '';
  const code = codeOf(digits);
  const groups = digits.slice(code?.length ?? 0).match(/\d{3}(?=\d{2})|\d+/g) ?? [];
  return code === undefined ? `+${groups.join(' ')}` : `+${code} ${groups.join(' ')}`;
}
