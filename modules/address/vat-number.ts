import type { CountryCode } from '../market/market.ts';
import {
  belgium,
  canada,
  denmark,
  finland,
  luhn,
  luhnSum,
  mod11,
  mod1110,
  norway,
  sweden,
  weighted,
} from './check-digits.ts';
import { czechia, latvia } from './vat/by-birth.ts';
import { france, ireland, spain } from './vat/by-letters.ts';

/** Companies, then groups with a branch, then government departments and health authorities. */
function britain(text: string): boolean {
  if (/^(?:GD[0-4]|HA[5-9])\d{2}$/.test(text)) return true;
  const total = weighted(text.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) + Number(text.slice(7, 9));
  return /^\d{9}(?:\d{3})?$/.test(text) && [0, 42].includes(total % 97);
}

/** Companies use modulo 11; sole traders since 2020 use modulo 97, with letters counting from ten. */
function netherlands(text: string): boolean {
  if (!/^\d{9}B(?!00)\d{2}$/.test(text)) return false;
  const byElevens = weighted(text.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) - Number(text[8]);
  const asDigits = `NL${text}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return byElevens % 11 === 0 || BigInt(asDigits) % 97n === 1n;
}

const poland = (text: string): boolean =>
  /^\d{10}$/.test(text) && weighted(text, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(text[9]);

/** Four is added before the check digit is computed. */
const austria = (text: string): boolean =>
  /^U\d{8}$/.test(text) && (luhnSum(text.slice(1, 8)) + 4 + Number(text[8])) % 10 === 0;

const estonia = (text: string): boolean =>
  /^\d{9}$/.test(text) && (weighted(text, [3, 7, 1, 3, 7, 1, 3, 7]) + Number(text[8])) % 10 === 0;

function slovenia(text: string): boolean {
  const check = 11 - (weighted(text.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) % 11);
  return /^[1-9]\d{7}$/.test(text) && check !== 11 && check % 10 === Number(text[7]);
}

/** Seven digits of the company, not all zero, three digits of the issuing office, and the check digit. */
const italy = (text: string): boolean => /^(?!0{7})\d{7}(?:0(?!00)\d\d|100|12[01]|888|999)\d$/.test(text) && luhn(text);

/** Leading zeros that people leave out. */
const padded: { [C in CountryCode]?: (text: string) => string } = {
  BE: (text) => (/^\d{9}$/.test(text) ? `0${text}` : text),
  NL: (text) => (/^\d{1,8}B\d{2}$/.test(text) ? text.padStart(12, '0') : text),
};

/** Without the country prefix, except Switzerland's CHE, which is part of the number. */
const vatRules: { [C in CountryCode]?: (text: string) => boolean } = {
  SE: (text) => /^\d{10}01$/.test(text) && sweden(text.slice(0, 10)),
  NO: norway,
  DK: (text) => !text.startsWith('0') && denmark(text),
  FI: finland,
  GB: britain,
  DE: (text) => /^[1-9]\d{8}$/.test(text) && mod1110(text),
  AT: austria,
  NL: netherlands,
  BE: (text) => /^[01]/.test(text) && belgium(text),
  FR: france,
  ES: spain,
  IT: italy,
  IE: ireland,
  PL: poland,
  CZ: czechia,
  EE: estonia,
  LV: latvia,
  HR: (text) => /^\d{11}$/.test(text) && mod1110(text),
  SI: slovenia,
  CH: (text) => /^CHE\d{9}$/.test(text) && mod11(text.slice(3), [5, 4, 3, 2, 7, 6, 5, 4]),
  CA: (text) => text.endsWith('RT0001') && canada(text.slice(0, -6)),
};

const withZeros = (country: CountryCode, text: string): string => padded[country]?.(text) ?? text;

export const isVatNo = (country: CountryCode, text: string): boolean =>
  vatRules[country]?.(withZeros(country, text)) ?? false;

export const hasVatNumbers = (country: CountryCode): boolean => country in vatRules;

const isCountryWithRule = (code: string): code is CountryCode => Object.hasOwn(vatRules, code);

type ReadNumber = { readonly country: CountryCode; readonly number: string };

/** Removes dots, spaces, hyphens, slashes, colons, parentheses, and the suffix MVA (Norway) or MWST (Switzerland). */
function readVatNumber(text: string, home?: CountryCode): ReadNumber | undefined {
  const compact = text.toUpperCase().replaceAll(/[\s.\-/:()]/g, '');
  const swiss = compact.replace(/(?:MWST|TVA|IVA)$/, '');
  if (swiss.startsWith('CHE')) return { country: 'CH', number: swiss };
  const prefix = compact.slice(0, 2);
  const [country, rest] = isCountryWithRule(prefix) ? [prefix, compact.slice(2)] : [home, compact];
  if (country === undefined || rest === '' || !isCountryWithRule(country)) return undefined;
  return { country, number: withZeros(country, country === 'NO' ? rest.replace(/MVA$/, '') : rest) };
}

/**
 * Checks a VAT number as people write it. A number without a country prefix belongs to `home`; without `home` it is unknown.
 */
export function checkVatNumber(
  text: string,
  home?: CountryCode,
): { country: CountryCode; isValid: boolean } | undefined {
  const read = readVatNumber(text, home);
  return read && { country: read.country, isValid: isVatNo(read.country, read.number) };
}

/** As registers and invoices write it: SE172799003601, NO924318813MVA, CHE514683927. Undefined if it is invalid. */
export function fullVatNumber(text: string, home?: CountryCode): string | undefined {
  const read = readVatNumber(text, home);
  if (!read || !isVatNo(read.country, read.number)) return undefined;
  const { country, number } = read;
  return country === 'CH' ? number : `${country}${number}${country === 'NO' ? 'MVA' : ''}`;
}
