import { luhnSum, siren, weighted } from '../check-digits.ts';

/** Digits and letters of a French key: without I and O, which look like digits. */
const frenchSigns = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Monaco's numbers begin with three zeros and are in no company register; their key is computed in the same way. */
export function france(text: string): boolean {
  if (!/^[\dA-HJ-NP-Z]{2}\d{9}$/.test(text)) return false;
  const [first = '', second = ''] = text;
  const number = Number(text.slice(2));
  if (!text.startsWith('000', 2) && !siren(text.slice(2))) return false;
  if (/^\d\d/.test(text)) return Number(first + second) === (12 + 3 * (number % 97)) % 97;
  const [ten, one] = [frenchSigns.indexOf(first), frenchSigns.indexOf(second)];
  const key = /\d/.test(first) ? ten * 24 + one - 10 : ten * 34 + one - 100;
  return (number + 1 + Math.floor(key / 11)) % 11 === key % 11;
}

const letterOf = (digits: string): string | undefined => 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23];

const companyCheck = (digits: string): number => (10 - (luhnSum(`${digits}0`) % 10)) % 10;
const companyLetterOf = (digits: string): string | undefined => 'JABCDEFGHI'[companyCheck(digits)];

/**
 * A person's number ends with a check letter; X, Y, Z (foreigners) count as 0, 1, 2. A company's begins with a letter and ends with a digit
 * or a letter. K, L, M are for children, Spaniards abroad and foreigners without a card: public descriptions give them
 * either of two check letters, a person's or a company's. Both are accepted.
 */
export function spain(text: string): boolean {
  if (text.length !== 9) return false;
  const [, foreign = '', digits = '', letter = ''] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(text) ?? [];
  if (letter !== '') return letterOf((foreign && 'XYZ'.indexOf(foreign)) + digits) === letter;
  const [, special = '', either = ''] = /^[KLM](\d{7})([A-Z])$/.exec(text) ?? [];
  if (either !== '') return either === letterOf(special) || either === companyLetterOf(special);
  const [, own = '', check = ''] = /^[A-HJNP-SUVW](\d{7})([\dA-J])$/.exec(text) ?? [];
  return own !== '' && (check === String(companyCheck(own)) || check === companyLetterOf(own));
}

const irishLetters = 'WABCDEFGHIJKLMNOPQRSTUV';

const irishCheck = (digits: string, second = ''): string | undefined => {
  const extra = second === '' ? 0 : irishLetters.indexOf(second) * 9;
  return irishLetters[(weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + extra) % 23];
};

/**
 * Seven digits and a check letter; an optional second letter counts too. Numbers from before 2013 have a letter or a sign in the second
 * place, and their first digit counts last.
 */
export function ireland(text: string): boolean {
  const [, digits, check, second] = /^(\d{7})([A-W])([A-IW]?)$/.exec(text) ?? [];
  if (digits !== undefined) return irishCheck(digits, second) === check;
  const [, first = '', rest = '', old] = /^(\d)[A-Z+*](\d{5})([A-W])$/.exec(text) ?? [];
  return old !== undefined && irishCheck(`0${rest}${first}`) === old;
}
