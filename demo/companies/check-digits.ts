import type { CountryCode } from '#modules/market/market.ts';

const digitsOf = (text: string): number[] => Array.from(text, Number);

const weighted = (text: string, weights: readonly number[]): number =>
  digitsOf(text).reduce((sum, digit, i) => sum + digit * (weights[i] ?? 0), 0);

function luhn(text: string): boolean {
  const sum = digitsOf(text)
    .toReversed()
    .reduce((sum, digit, i) => sum + (i % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
}

/** ISO 7064, mod 11,10. */
function mod1110(text: string): boolean {
  const product = digitsOf(text.slice(0, -1)).reduce((product, digit) => {
    const sum = (digit + product) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (product + Number(text.at(-1))) % 10 === 1;
}

/** The check digit that brings the sum to a multiple of 11; where that takes 10, the number is not given out. */
const mod11 = (text: string, weights: readonly number[]): boolean =>
  (weighted(text, weights) + Number(text.at(-1))) % 11 === 0;

const sweden = (text: string) => /^\d{10}$/.test(text) && luhn(text);
const norway = (text: string) => /^[89]\d{8}$/.test(text) && mod11(text, [3, 2, 7, 6, 5, 4, 3, 2]);
const denmark = (text: string) => /^\d{8}$/.test(text) && mod11(text, [2, 7, 6, 5, 4, 3, 2]);
const finland = (text: string) => /^\d{8}$/.test(text) && mod11(text, [7, 9, 10, 5, 8, 4, 2]);
const siren = (text: string) => /^\d{9}$/.test(text) && luhn(text);
const canada = (text: string) => /^\d{9}$/.test(text) && luhn(text);
const switzerland = (text: string) => /^CHE\d{9}$/.test(text) && mod11(text.slice(3), [5, 4, 3, 2, 7, 6, 5, 4]);

function britain(text: string): boolean {
  const total = weighted(text.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) + Number(text.slice(7));
  return /^\d{9}$/.test(text) && [0, 42].includes(total % 97);
}

/** Companies; sole traders have a number of another kind. */
function netherlands(text: string): boolean {
  const sum = weighted(text.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) - Number(text[8]);
  return /^\d{9}B\d{2}$/.test(text) && sum % 11 === 0;
}

function france(text: string): boolean {
  const number = text.slice(2);
  return /^\d{11}$/.test(text) && siren(number) && Number(text.slice(0, 2)) === (12 + 3 * (Number(number) % 97)) % 97;
}

function czechia(text: string): boolean {
  const check = (11 - (weighted(text.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11 || 1;
  return /^\d{8}$/.test(text) && check % 10 === Number(text[7]);
}

function poland(text: string): boolean {
  return /^\d{10}$/.test(text) && weighted(text, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(text[9]);
}

/** A VAT number without its country prefix: SE adds 01, NO and CH write MVA or MWST behind, which is left out here. */
const vatRules: { [C in CountryCode]?: (text: string) => boolean } = {
  SE: (text) => /^\d{10}01$/.test(text) && sweden(text.slice(0, 10)),
  NO: norway,
  DK: denmark,
  FI: finland,
  GB: britain,
  DE: (text) => /^[1-9]\d{8}$/.test(text) && mod1110(text),
  NL: netherlands,
  BE: (text) => /^[01]\d{9}$/.test(text) && 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8)),
  FR: france,
  ES: (text) => /^B\d{8}$/.test(text) && luhn(text.slice(1)),
  IT: (text) => /^\d{11}$/.test(text) && luhn(text),
  PL: poland,
  CZ: czechia,
  CH: switzerland,
  CA: (text) => text.endsWith('RT0001') && canada(text.slice(0, -6)),
};

/** Where the register has check digits of its own; elsewhere the number cannot be wrong by itself. */
const orgNoRules: { [C in CountryCode]?: (text: string) => boolean } = {
  SE: (text) => /^\d\d[2-9]\d{3}-\d{4}$/.test(text) && sweden(text.replace('-', '')),
  NO: norway,
  DK: denmark,
  FI: (text) => /^\d{7}-\d$/.test(text) && finland(text.replace('-', '')),
  FR: siren,
  CA: canada,
};

export const isVatNo = (country: CountryCode, text: string): boolean => vatRules[country]?.(text) ?? false;

export const isOrgNo = (country: CountryCode, text: string): boolean => orgNoRules[country]?.(text) ?? false;

export const hasOrgNoRule = (country: CountryCode): boolean => country in orgNoRules;
