import type { MissingData } from '#modules/people/missing-data.ts';

export const peopleIntents = [
  'activate',
  'deactivate',
  'set-approver',
  'remove-approver',
  'set-limit',
  'remove-limit',
] as const;
export type PeopleIntent = (typeof peopleIntents)[number];

export const personIntents = ['create', 'change', 'rights', 'activate', 'deactivate'] as const;
export type PersonIntent = (typeof personIntents)[number];

/** A row in the list of people. */
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
};

/** Values of the person form, as text. */
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
  readonly addresses: readonly string[];
  readonly sizes: readonly string[];
  readonly mayChange: boolean;
  /** Whether this is the signed-in person. People cannot change their own rights or deactivate themselves. */
  readonly isOwn: boolean;
};

/** Query for the people of another company than the visitor's own. */
export const queryOfCompany = (company: number | undefined): string =>
  company === undefined ? '' : `?company=${company}`;

/** How the form shows the amount limit (X06). */
export type LimitField = 'hidden' | 'disabled' | 'enabled';
