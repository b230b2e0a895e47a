import type { Claims } from './claims.ts';
import { isB2B } from './is-b2b.ts';

export type User = { customerId: number; companyId?: number; isB2B: boolean; stormRole: number };

/** Facts about the signed-in person for screens. */
export function deriveUser(claims: Claims): User {
  return {
    customerId: claims.customer_id,
    ...(claims.company_id !== undefined && { companyId: claims.company_id }),
    isB2B: isB2B(claims),
    stormRole: claims.storm_role,
  };
}
