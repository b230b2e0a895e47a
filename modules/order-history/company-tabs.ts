import type { Claims } from '../auth/claims.ts';
import type { Settings } from '../company/company-settings.ts';
import { companyReachOf } from '../company/company-team.ts';

type Admin = Pick<Claims, 'storm_role' | 'super_customer_admin'>;

/** Deliveries have a tab in the company's pages for whoever sees all of the company: an admin bound to a team does not. */
export const showsDeliveriesTab = (claims: Admin, settings: Settings): boolean =>
  companyReachOf(claims, settings) === 'company';
