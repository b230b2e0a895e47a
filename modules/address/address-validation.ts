import type { CountryCode } from '../market/market.ts';
import type { AddressRules, PostalAddress } from './address-form.ts';

export const validationStates = ['Default', 'Valid', 'Not valid'] as const;

export type ValidationState = (typeof validationStates)[number];

export type AddressQuestion = {
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  /** Of the USA and Canada alone. */
  readonly region?: string;
  readonly countryCode: CountryCode;
  readonly companyName: string;
};

export type AddressVerdict = { readonly isValid: boolean; readonly suggestions: readonly PostalAddress[] };

/** Who knows which addresses there are. Rejects when it cannot be asked. */
export type AddressValidation = { check(question: AddressQuestion): Promise<AddressVerdict> };

/** Where addresses are not validated their state is never anything but the first. */
export function validationStateOf(
  { usesValidation }: Pick<AddressRules, 'usesValidation'>,
  { isValid }: Pick<AddressVerdict, 'isValid'>,
): ValidationState {
  if (!usesValidation) return 'Default';
  return isValid ? 'Valid' : 'Not valid';
}
