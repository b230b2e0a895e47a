import type { Claims } from './claims.ts';
import type { Role } from './roles.ts';

/** A person for whom the shop works without a session, for example to write a mail that shows only what they may see. */
export type MailReader = {
  readonly customerId: number;
  readonly role: Role;
  readonly companyId?: number | undefined;
  readonly marketId: number;
};

export const claimsOfReader = ({ customerId, role, companyId, marketId }: MailReader): Claims => ({
  customer_id: customerId,
  storm_role: role,
  ...(companyId !== undefined && { company_id: companyId }),
  super_customer_admin: false,
  sid: 'mail',
  market: marketId,
  exp: 0,
});
