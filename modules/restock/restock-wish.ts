import type { Language } from '#core/locale.ts';
import type { Claims } from '../auth/claims.ts';
import type { Role } from '../auth/roles.ts';

/** Who asked, as they are now; nobody where they were not signed in, or have no account any more. */
export type Wisher = {
  readonly customerId: number;
  readonly role: Role;
  /** The company they asked for, as long as they belong to it. */
  readonly companyId: number | undefined;
};

export type RestockWish = {
  readonly id: string;
  readonly sku: string;
  readonly emailAddress: string;
  readonly marketId: number;
  readonly language: Language;
  readonly wisher: Wisher | undefined;
};

/** So many an address has at most: the oldest makes room, and nobody learns whether there was one. */
export const mostWishes = 50;

const day = 24 * 60 * 60 * 1000;

/** A wish that was taken and not fulfilled is looked at again after this. */
export const lookAgainMs = day;

/** Who has waited a year has bought something else. */
export const keptMs = 365 * day;

/** What they may see decides what they are told. */
export function claimsOf({ wisher, marketId }: Pick<RestockWish, 'wisher' | 'marketId'>): Claims | undefined {
  return (
    wisher && {
      customer_id: wisher.customerId,
      storm_role: wisher.role,
      ...(wisher.companyId !== undefined && { company_id: wisher.companyId }),
      super_customer_admin: false,
      sid: 'restock',
      market: marketId,
      exp: 0,
    }
  );
}
