import type { Claims } from '../auth/claims.ts';
import type { Settings } from '../company/company-settings.ts';
import { companyReachOf } from '../company/company-team.ts';

type Admin = Pick<Claims, 'storm_role' | 'super_customer_admin' | 'tasks'>;

/** The deliveries tab of the company's pages is for people who see the whole company, not for an admin bound to a team. */
export const showsDeliveriesTab = (claims: Admin, settings: Settings): boolean =>
  companyReachOf(claims, settings) === 'company';
