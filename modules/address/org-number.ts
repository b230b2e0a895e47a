import type { CountryCode } from '../market/market.ts';
import { canada, denmark, finland, norway, siren, sweden } from './check-digits.ts';

/** Countries whose registers have their own check digits; in other countries the number cannot be checked. */
const orgNoRules: { [C in CountryCode]?: (text: string) => boolean } = {
  SE: (text) => /^\d\d[2-9]\d{3}-\d{4}$/.test(text) && sweden(text.replace('-', '')),
  NO: norway,
  DK: denmark,
  FI: (text) => /^\d{7}-\d$/.test(text) && finland(text.replace('-', '')),
  FR: siren,
  CA: canada,
};

export const isOrgNo = (country: CountryCode, text: string): boolean => orgNoRules[country]?.(text) ?? false;

export const hasOrgNoRule = (country: CountryCode): boolean => country in orgNoRules;
