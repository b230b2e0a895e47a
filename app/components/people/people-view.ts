import type { OrderState } from '#modules/order/order-state.ts';
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

/** Why a bulk action may leave a person as they are, as far as the list has words for it. */
export const leftReasons = [
  'own-account',
  'not-allowed',
  'person-elsewhere',
  'invitation-impossible',
  'invitation-needless',
  'try-later',
] as const;

/** What deactivated people keep, by message key. */
export const keptThings = ['open-carts', 'pending-orders'] as const;

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
  'erase',
] as const;
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
  /** Invited to choose a password, and has not chosen one yet. */
  readonly isInvited: boolean;
};

export const sizePrefix = 'size ';

/** The field with the sizes, or the rights, that a form was opened with, as JSON. */
export const seenField = 'seen';

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
  readonly lockerPosition: string;
  readonly approver: string;
  readonly amountLimit: string;
};

type PersonOrder = {
  readonly id: string;
  readonly href: string;
  readonly orderNo: string;
  readonly day: string;
  readonly state: OrderState;
  /** Undefined where prices are hidden. */
  readonly total: string | undefined;
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
  /** The regions of the country of new addresses; empty if it has none. */
  readonly regions: readonly { readonly code: string; readonly name: string }[];
  readonly sizeGroups: readonly {
    readonly code: string;
    readonly name: string;
    readonly sizes: readonly string[];
    /** Empty for none. */
    readonly worn: string;
  }[];
  readonly isInvited: boolean;
  /** Absent for a person who needs no invitation, or cannot be invited. */
  readonly invitation: { readonly sentOn: string | undefined } | undefined;
  /** How many people have them as approver. */
  readonly peopleToApprove: number;
  /** Where those people are listed, in each of their companies that the visitor administers. */
  readonly listsToApprove: readonly { readonly company: string; readonly href: string }[];
  /** What is left of allowances in pieces; undefined if the person has none. */
  readonly allowances: { readonly title: string; readonly texts: readonly string[] } | undefined;
  /** The last orders that the person sent, of those that the visitor sees; undefined for staff who see no orders. */
  readonly orders: readonly PersonOrder[] | undefined;
  /** Further data by code, which other systems keep here. */
  readonly otherInfos: readonly { readonly code: string; readonly value: string }[];
  readonly mayChange: boolean;
  readonly mayErase: boolean;
  /** Whether this is the signed-in person. People cannot change their own rights or deactivate themselves. */
  readonly isOwn: boolean;
};

const idIn = (text: string | null | undefined): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** The company id in an address; undefined means the visitor's own company. */
export const companyOf = idIn;

/** The approver in an address whose people are listed; undefined means any approver, 0 an unknown one. */
export const approverOf = (text: string | null | undefined): number | undefined =>
  text ? (idIn(text) ?? 0) : undefined;

/** The field that shows why an approver cannot be erased, so that the page can list their people below it. */
export const approvedField = 'approvedPeople';

/** Query for the people of another company than the visitor's own. */
export const queryOfCompany = (company: number | undefined): string =>
  company === undefined ? '' : `?company=${company}`;

/** How the form shows the amount limit (X06). */
export type LimitField = 'hidden' | 'disabled' | 'enabled';
