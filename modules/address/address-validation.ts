import type { CountryCode } from '../market/market.ts';
import type { AddressRules, PostalAddress } from './address-form.ts';

export const validationStates = ['Default', 'Valid', 'Not valid'] as const;

export type ValidationState = (typeof validationStates)[number];

export type AddressQuestion = {
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  /** Only in the USA and Canada. */
  readonly region?: string;
  readonly countryCode: CountryCode;
  readonly companyName: string;
};

export type AddressVerdict = { readonly isValid: boolean; readonly suggestions: readonly PostalAddress[] };

/** The port for address validation. Rejects if the service is unreachable. */
export type AddressValidation = { check(question: AddressQuestion): Promise<AddressVerdict> };

/** In a country without validation the state is always `Default`. */
export function validationStateOf(
  { usesValidation }: Pick<AddressRules, 'usesValidation'>,
  { isValid }: Pick<AddressVerdict, 'isValid'>,
): ValidationState {
  if (!usesValidation) return 'Default';
  return isValid ? 'Valid' : 'Not valid';
}
