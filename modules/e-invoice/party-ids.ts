import type { CountryCode } from '../market/market.ts';

export type PartyNumbers = {
  readonly country: CountryCode;
  /** As registers write it, with the country prefix. */
  readonly vatNumber: string | undefined;
  readonly registrationNo: string | undefined;
};

export type SchemedId = { readonly scheme: string | undefined; readonly id: string };

type Choice = readonly [scheme: string, id: (numbers: PartyNumbers) => string | undefined];

const fitting = (text: string | undefined, pattern: RegExp) =>
  text !== undefined && pattern.test(text) ? text : undefined;

/** Countries whose VAT number contains the register number, and which digits it is. */
const registerInVat: { [C in CountryCode]?: (vat: string) => string } = {
  SE: (vat) => vat.slice(2, 12),
  NO: (vat) => vat.slice(2, 11),
  DK: (vat) => vat.slice(2),
  FI: (vat) => vat.slice(2),
  BE: (vat) => vat.slice(2),
  FR: (vat) => vat.slice(4),
  LV: (vat) => vat.slice(2),
  CH: (vat) => vat,
};

/** The number in the company register, digits only. */
function registerNumber({ country, vatNumber, registrationNo }: PartyNumbers): string | undefined {
  const own = registrationNo?.toUpperCase().replaceAll(/[\s.\-/]/g, '');
  if (own) return country === 'SE' && own.length === 12 ? own.slice(2) : own;
  return vatNumber === undefined ? undefined : registerInVat[country]?.(vatNumber);
}

const register = (scheme: string, pattern: RegExp, before = ''): Choice => [
  scheme,
  (numbers) => {
    const number = fitting(registerNumber(numbers), pattern);
    return number && before + number;
  },
];
const vat = (scheme: string): Choice => [scheme, ({ vatNumber }) => vatNumber];

/** The addresses of a party in the network, in order of preference. */
const endpoints: { [C in CountryCode]?: readonly Choice[] } = {
  SE: [register('0007', /^\d{10}$/)],
  NO: [register('0192', /^\d{9}$/)],
  FI: [register('0216', /^\d{8}$/, '0037')],
  DK: [register('0184', /^\d{8}$/)],
  GB: [vat('9932')],
  BE: [register('0208', /^\d{10}$/), vat('9925')],
  CZ: [vat('9929')],
  EE: [register('0191', /^\d{8}$/), vat('9931')],
  FR: [register('0225', /^\d{9}$/), vat('9957')],
  DE: [vat('9930')],
  AT: [vat('9914')],
  IE: [vat('9935')],
  IT: [vat('0211')],
  NL: [register('0106', /^\d{8}$/), vat('9944')],
  PL: [vat('9945')],
  ES: [vat('9920')],
  IS: [register('0196', /^\d{10}$/)],
  CH: [register('0183', /^CHE\d{9}$/), vat('9927')],
  LV: [register('0218', /^\d{11}$/), vat('9939')],
  HR: [vat('9934')],
  SI: [vat('9949')],
};

/** Registers that have their own code in ISO 6523. */
const registers: { [C in CountryCode]?: readonly [scheme: string, pattern: RegExp] } = {
  SE: ['0007', /^\d{10}$/],
  NO: ['0192', /^\d{9}$/],
  FI: ['0212', /^\d{8}$/],
  DK: ['0184', /^\d{8}$/],
  BE: ['0208', /^\d{10}$/],
  CZ: ['0154', /^\d{8}$/],
  EE: ['0191', /^\d{8}$/],
  FR: ['0002', /^\d{9}$/],
  NL: ['0106', /^\d{8}$/],
  IS: ['0196', /^\d{10}$/],
  CH: ['0183', /^CHE\d{9}$/],
  LV: ['0218', /^\d{11}$/],
};

export function endpointOf(numbers: PartyNumbers): SchemedId | undefined {
  for (const [scheme, read] of endpoints[numbers.country] ?? []) {
    const id = read(numbers);
    if (id !== undefined) return { scheme, id };
  }
  return undefined;
}

/** A number that does not fit the pattern of its register is written without a scheme. */
export function legalIdOf(numbers: PartyNumbers): SchemedId | undefined {
  const id = registerNumber(numbers);
  const [scheme, pattern] = registers[numbers.country] ?? [];
  return id === undefined ? undefined : { scheme: pattern?.test(id) ? scheme : undefined, id };
}
