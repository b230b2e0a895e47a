import type { CountryCode } from '../market/market.ts';
import {
  canada,
  denmark,
  finland,
  luhn,
  luhnSum,
  mod11,
  mod1110,
  norway,
  siren,
  sweden,
  weighted,
} from './check-digits.ts';

/** Companies, then groups of them with a branch, then the government and its health service. */
function britain(text: string): boolean {
  if (/^(?:GD[0-4]|HA[5-9])\d{2}$/.test(text)) return true;
  const total = weighted(text.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) + Number(text.slice(7, 9));
  return /^\d{9}(?:\d{3})?$/.test(text) && [0, 42].includes(total % 97);
}

/** Companies by the elevens; sole traders have since 2020 a number by the ninety-sevens, letters counting from ten. */
function netherlands(text: string): boolean {
  if (!/^\d{9}B\d{2}$/.test(text)) return false;
  const byElevens = weighted(text.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) - Number(text[8]);
  const asDigits = `NL${text}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return byElevens % 11 === 0 || BigInt(asDigits) % 97n === 1n;
}

/** The key has letters where the tax office has run out of digits; only a key of digits can be reckoned. */
function france(text: string): boolean {
  const number = text.slice(2);
  if (!/^[\dA-HJ-NP-Z]{2}\d{9}$/.test(text) || !siren(number)) return false;
  return !/^\d\d/.test(text) || Number(text.slice(0, 2)) === (12 + 3 * (Number(number) % 97)) % 97;
}

/** Companies have eight digits; people their birth number, whose check the young ones alone have. */
function czechia(text: string): boolean {
  if (/^\d{9,10}$/.test(text)) return true;
  const check = (11 - (weighted(text.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11 || 1;
  return /^\d{8}$/.test(text) && check % 10 === Number(text[7]);
}

const poland = (text: string): boolean =>
  /^\d{10}$/.test(text) && weighted(text, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(text[9]);

/** A person's number ends with a letter for its digits; a company's begins with one and ends with a digit or a letter. */
function spain(text: string): boolean {
  const person = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(text);
  if (person) {
    const [, foreign = '', digits = '', letter = ''] = person;
    const first = foreign === '' ? '' : String('XYZ'.indexOf(foreign));
    return `${foreign}${digits}`.length === 8 && 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(first + digits) % 23] === letter;
  }
  const company = /^([A-HJNP-SUVW])(\d{7})([\dA-J])$/.exec(text);
  if (!company) return false;
  const [, , digits = '', check = ''] = company;
  const expected = (10 - (luhnSum(`${digits}0`) % 10)) % 10;
  return check === String(expected) || check === 'JABCDEFGHI'[expected];
}

/** Four is added before the check digit is looked for. */
const austria = (text: string): boolean =>
  /^U\d{8}$/.test(text) && (luhnSum(text.slice(1, 8)) + 4 + Number(text[8])) % 10 === 0;

const estonia = (text: string): boolean =>
  /^\d{9}$/.test(text) && (weighted(text, [3, 7, 1, 3, 7, 1, 3, 7]) + Number(text[8])) % 10 === 0;

/** Seven digits and a check letter; a second letter, where there is one, counts too. */
function ireland(text: string): boolean {
  const [, digits = '', check = '', second = ''] = /^(\d{7})([A-W])([A-IW]?)$/.exec(text) ?? [];
  if (digits === '') return false;
  const letters = 'WABCDEFGHIJKLMNOPQRSTUV';
  const extra = second === '' ? 0 : letters.indexOf(second) * 9;
  return letters[(weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + extra) % 23] === check;
}

/** Companies begin with 4 or more; people have their personal code, which newer ones carry without a check. */
function latvia(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false;
  return Number(text[0]) < 4 || weighted(text, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
}

function slovenia(text: string): boolean {
  const check = 11 - (weighted(text.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) % 11);
  return /^[1-9]\d{7}$/.test(text) && check !== 11 && check % 10 === Number(text[7]);
}

/** Without the prefix of the country, which Switzerland's CHE belongs to the number itself. */
const vatRules: { [C in CountryCode]?: (text: string) => boolean } = {
  SE: (text) => /^\d{10}01$/.test(text) && sweden(text.slice(0, 10)),
  NO: norway,
  DK: denmark,
  FI: finland,
  GB: britain,
  DE: (text) => /^[1-9]\d{8}$/.test(text) && mod1110(text),
  AT: austria,
  NL: netherlands,
  BE: (text) => /^[01]\d{9}$/.test(text) && 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8)),
  FR: france,
  ES: spain,
  IT: (text) => /^\d{11}$/.test(text) && luhn(text),
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

export const isVatNo = (country: CountryCode, text: string): boolean => vatRules[country]?.(text) ?? false;

export const hasVatNumbers = (country: CountryCode): boolean => country in vatRules;

const isCountryWithRule = (code: string): code is CountryCode => Object.hasOwn(vatRules, code);

/**
 * A VAT number as people write it, with dots and spaces and Norway's MVA or Switzerland's MWST behind. Without the prefix
 * of a country it is a number of `home`, and without that of none that we know.
 */
export function checkVatNumber(
  text: string,
  home?: CountryCode,
): { country: CountryCode; isValid: boolean } | undefined {
  const compact = text.toUpperCase().replaceAll(/[\s.\-/]/g, '');
  const swiss = compact.replace(/(?:MWST|TVA|IVA)$/, '');
  if (swiss.startsWith('CHE')) return { country: 'CH', isValid: isVatNo('CH', swiss) };
  const prefix = compact.slice(0, 2);
  const [country, rest] = isCountryWithRule(prefix) ? [prefix, compact.slice(2)] : [home, compact];
  if (country === undefined || rest === '' || !isCountryWithRule(country)) return undefined;
  return { country, isValid: isVatNo(country, country === 'NO' ? rest.replace(/MVA$/, '') : rest) };
}
