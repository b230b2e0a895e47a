import { type Role, roles } from '../auth/roles.ts';
import type { PersonFacts } from './person-facts.ts';
import { type Info, infosOf } from './person-infos.ts';
import type { Address } from './postal-address.ts';

export type PersonAccount = {
  readonly id: number;
  readonly loginName: string;
  readonly roleId: Role;
  readonly isActive: boolean;
  readonly hasPassword: boolean;
  readonly lastSignInAt: Date | undefined;
  /** When the invitation to choose a password was sent; it may be answered by now. */
  readonly invitedAt: Date | undefined;
};

/** How long the link of an invitation works. */
export const invitationDays = 14;

/** Invitations sent at this time or before have expired. */
export const invitationsOpenSince = (now: Date): Date => new Date(now.getTime() - invitationDays * 86_400_000);

/** When the link of an invitation expires. */
export const invitationEnd = (invitedAt: Date): Date => new Date(invitedAt.getTime() + invitationDays * 86_400_000);

/** Sent, and not answered, withdrawn or expired. */
export const isInvitationOpen = (
  { invitedAt, hasPassword }: Pick<PersonAccount, 'invitedAt' | 'hasPassword'>,
  now: Date,
): boolean => !hasPassword && invitedAt !== undefined && invitedAt > invitationsOpenSince(now);

/** All data about a person, for administrators of people. */
export type PersonRecord = {
  readonly id: number;
  readonly customerCode: string;
  /** Empty for a wearer without an e-mail address. */
  readonly emailAddress: string;
  readonly socialSecurityNumber: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | undefined;
  readonly cellPhone: string | undefined;
  readonly marketId: number | undefined;
  readonly accounts: readonly PersonAccount[];
  readonly companyIds: readonly number[];
  readonly facts: PersonFacts;
  /** Infos with codes that no rule reads. */
  readonly otherInfos: readonly Info[];
  readonly addresses: readonly Address[];
};

/** A person has the role of their first account. */
export const roleOf = (accounts: readonly Pick<PersonAccount, 'roleId'>[]): Role | undefined => accounts[0]?.roleId;

/** Whether a person who signs in with this account can join companies. Consumers and staff do not. */
export const joinsCompanies = ({ roleId, isActive }: Pick<PersonAccount, 'roleId' | 'isActive'>): boolean =>
  isActive && roleId !== roles.b2c && roleId !== roles.internal;

/** The same for an account that administers the companies it joins. */
export const administersCompanies = (account: Pick<PersonAccount, 'roleId' | 'isActive'>): boolean =>
  joinsCompanies(account) && (account.roleId === roles.administrator || account.roleId === roles.customerAdmin);

export const infosOfRecord = ({ facts, otherInfos }: Pick<PersonRecord, 'facts' | 'otherInfos'>): Info[] =>
  infosOf(facts, otherInfos);
