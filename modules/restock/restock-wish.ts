import type { Language } from '#core/locale.ts';
import type { Claims } from '../auth/claims.ts';
import { claimsOfReader } from '../auth/claims-of-reader.ts';
import type { Role } from '../auth/roles.ts';

/**
 * The person who made the request, with their current role; undefined if they were not signed in or their account is
 * deleted.
 */
export type Requester = {
  readonly customerId: number;
  readonly role: Role;
  /** The company they requested it for, while they are a member. */
  readonly companyId: number | undefined;
};

export type RestockWish = {
  readonly id: string;
  readonly sku: string;
  readonly emailAddress: string;
  readonly marketId: number;
  readonly language: Language;
  readonly wisher: Requester | undefined;
};

/**
 * Maximum per address: the oldest request is dropped without a message, so that nothing about earlier requests is
 * revealed.
 */
export const mostWishes = 50;

const day = 24 * 60 * 60 * 1000;

/** A request that was taken but not fulfilled is checked again after this time. */
export const lookAgainMs = day;

/** Requests are deleted after a year. */
export const keptMs = 365 * day;

/** The claims of the person, because the mail must contain only what they may see. */
export function claimsOf({ wisher, marketId }: Pick<RestockWish, 'wisher' | 'marketId'>): Claims | undefined {
  return wisher && claimsOfReader({ ...wisher, marketId });
}
