import type { AddressField, AddressProblem, AddressRules, PostalAddress } from '#modules/address/address-form.ts';
import type { SavedAddress } from '#modules/address/saved-address.ts';

/** The fields of an address, in the order of its country; they post under these names without scripts. */
export type AddressFieldsProps = {
  readonly rules: AddressRules;
  /** Names of the inputs by field: a delivery's and an invoice's stand in one form. */
  readonly names: Readonly<Partial<Record<AddressField, string>>>;
  readonly values: Readonly<Partial<Record<AddressField, string>>>;
  readonly problems: readonly AddressProblem[];
  readonly isLocked: boolean;
  readonly onChange: (field: AddressField, value: string) => void;
};

/** Kept addresses to choose from. */
export type AddressChoicesProps = {
  readonly name: string;
  readonly choices: readonly SavedAddress[];
  readonly chosenId: number | undefined;
  /** There is no other address than these. */
  readonly isLocked?: boolean;
  /** Undefined when another one is to be typed. */
  readonly onChoose: (address: SavedAddress | undefined) => void;
};

/** What might have been meant by an address that nobody knows. */
export type SuggestionsProps = {
  readonly typed: PostalAddress;
  readonly suggestions: readonly PostalAddress[];
  readonly onChoose: (address: PostalAddress) => void;
  readonly onKeep: () => void;
};
