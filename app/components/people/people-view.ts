import type { MissingData } from '#modules/people/missing-data.ts';

export const peopleIntents = [
  'activate',
  'deactivate',
  'set-approver',
  'remove-approver',
  'set-limit',
  'remove-limit',
  'invite',
] as const;
export type PeopleIntent = (typeof peopleIntents)[number];

export const personIntents = [
  'create',
  'change',
  'rights',
  'activate',
  'deactivate',
  'invite',
  'withdraw',
  'sizes',
  'address-add',
  'address-remove',
] as const;
export type PersonIntent = (typeof personIntents)[number];

/** A row of the list. */
export type PersonRow = {
  readonly id: number;
  readonly name: string;
  readonly emailAddress: string;
  readonly roleId: number;
  readonly isActive: boolean;
  readonly department: string;
  readonly employeeNo: string;
  readonly approver: string;
  readonly amountLimit: string;
  readonly missing: readonly MissingData[];
  /** Asked to choose a password, and has not yet. */
  readonly isInvited: boolean;
};

export const sizePrefix = 'size ';

/** What the form of a person has, as texts. */
export type PersonValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly phoneNumber: string;
  readonly cellPhone: string;
  readonly employeeNo: string;
  readonly occupation: string;
  readonly department: string;
  readonly costCentre: string;
  readonly locker: string;
  readonly approver: string;
  readonly amountLimit: string;
};

export type PersonView = {
  readonly id: number;
  readonly version: string;
  readonly values: PersonValues;
  readonly roleId: number;
  readonly isSuper: boolean;
  readonly isActive: boolean;
  readonly lastSignInOn: string | undefined;
  readonly companies: readonly string[];
  readonly emailAddress: string;
  readonly addresses: readonly { readonly id: number; readonly text: string }[];
  /** Of the country that new addresses are in; none where it has no regions. */
  readonly regions: readonly { readonly code: string; readonly name: string }[];
  readonly sizeGroups: readonly {
    readonly code: string;
    readonly name: string;
    readonly sizes: readonly string[];
    /** Empty for none. */
    readonly worn: string;
  }[];
  readonly isInvited: boolean;
  /** Absent for somebody who needs no invitation, or cannot be invited. */
  readonly invitation: { readonly sentOn: string | undefined } | undefined;
  /** How many people have them as approver. */
  readonly peopleToApprove: number;
  readonly mayChange: boolean;
  /** Nobody changes their own rights, or deactivates themselves. */
  readonly isOwn: boolean;
};

/** The query of an address that is about the people of another company than the own one. */
export const queryOfCompany = (company: number | undefined): string =>
  company === undefined ? '' : `?company=${company}`;

/** How the amount limit is met: X06. */
export type LimitField = 'hidden' | 'disabled' | 'enabled';
