import type { PostalAddress, Recipient } from './address-form.ts';

/** An address that a person or a company has kept. */
export type SavedAddress = PostalAddress & Partial<Recipient> & { readonly id: number };

/** Whose addresses a buyer chooses from. */
export type AddressChoices = {
  readonly mode: 'None' | 'Retailer' | 'Company' | 'Customer';
  /** Only a kept address may be chosen. */
  readonly isLocked: boolean;
  readonly choices: readonly SavedAddress[];
  readonly preselected: SavedAddress | undefined;
};
