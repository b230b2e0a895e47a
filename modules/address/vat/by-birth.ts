import { weighted } from '../check-digits.ts';

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month > 0;
};

const partsOf = (text: string): [number, number, number] => [
  Number(text.slice(0, 2)),
  Number(text.slice(2, 4)),
  Number(text.slice(4, 6)),
];

/** Companies have eight digits. People have their birth number, or nine digits that begin with 6. */
export function czechia(text: string): boolean {
  if (/^\d{8}$/.test(text)) return companyCheck(text) === Number(text[7]);
  if (/^6\d{8}$/.test(text) && specialCheck(text) === Number(text[8])) return true;
  return /^\d{9,10}$/.test(text) && isBirthNumber(text);
}

function companyCheck(text: string): number {
  const check = (11 - (weighted(text.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return (check || 1) % 10;
}

function specialCheck(text: string): number {
  const check = weighted(text.slice(1, 8), [8, 7, 6, 5, 4, 3, 2]) % 11;
  return (18 - ((10 - check + 11) % 11)) % 10;
}

/**
 * Year, month, day, serial number. Women have 50 added to the month, and since 2004 both may have 20 added. The tenth digit is a check
 * digit since 1954; until 1985 a remainder of ten was written as 0.
 */
function isBirthNumber(text: string): boolean {
  const [yearOfCentury, monthAndMore, day] = partsOf(text);
  const hasCheck = text.length === 10;
  if (!hasCheck && yearOfCentury > 53) return false;
  const year = yearOfCentury + (hasCheck && yearOfCentury < 54 ? 2000 : 1900);
  const month = (monthAndMore % 50) % 20;
  if (monthAndMore % 50 > 20 && year < 2004) return false;
  if (!isDay(year, month, day)) return false;
  const check = Number(text.slice(0, 9)) % 11;
  return !hasCheck || (year < 1985 ? check % 10 : check) === Number(text[9]);
}

/** Companies begin with 4 or more. People have their personal code: the day of birth, or since 2017 the digits 32 without a day. */
export function latvia(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false;
  if (Number(text[0]) > 3) return weighted(text, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  const [day, month, year] = partsOf(text);
  const isBorn = text.startsWith('32') || isDay(1800 + 100 * Number(text[6]) + year, month, day);
  return isBorn && ((1 + weighted(text, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === Number(text[10]);
}
