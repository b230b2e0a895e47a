import type { AddressField, AddressProblem, AddressRules, PostalAddress } from '#modules/address/address-form.ts';
import type { SavedAddress } from '#modules/address/saved-address.ts';

/** The fields of an address in the order of its country. They post under `names`, also without scripts. */
export type AddressFieldsProps = {
  readonly rules: AddressRules;
  /** Names of the inputs by field, because delivery and invoice address share a form. */
  readonly names: Readonly<Partial<Record<AddressField, string>>>;
  readonly values: Readonly<Partial<Record<AddressField, string>>>;
  readonly problems: readonly AddressProblem[];
  readonly isLocked: boolean;
  readonly onChange: (field: AddressField, value: string) => void;
};

/** Saved addresses to choose from. */
export type AddressChoicesProps = {
  readonly name: string;
  readonly choices: readonly SavedAddress[];
  readonly chosenId: number | undefined;
  /** No other address may be typed. */
  readonly isLocked?: boolean;
  /** Called with undefined if a new address is to be typed. */
  readonly onChoose: (address: SavedAddress | undefined) => void;
};

/** Suggestions for an address that the lookup did not find. */
export type SuggestionsProps = {
  readonly typed: PostalAddress;
  readonly suggestions: readonly PostalAddress[];
  readonly onChoose: (address: PostalAddress) => void;
  readonly onKeep: () => void;
};
