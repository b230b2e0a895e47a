import type { PostalAddress, Recipient } from './address-form.ts';

/** An address that a person or a company has saved. */
export type SavedAddress = PostalAddress & Partial<Recipient> & { readonly id: number };

/** The saved addresses that a buyer can choose from. */
export type AddressChoices = {
  readonly mode: 'None' | 'Retailer' | 'Company' | 'Customer';
  /** Only a saved address may be chosen. */
  readonly isLocked: boolean;
  readonly choices: readonly SavedAddress[];
  readonly preselected: SavedAddress | undefined;
};
