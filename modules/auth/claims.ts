import * as z from 'zod';
import { isRole, type Role, roles } from './roles.ts';
import type { StaffTask } from './staff-tasks.ts';

/** Claims of an access token; the API fixes the names. */
export const claims = z.object({
  customer_id: z.number().int(),
  company_id: z.number().int().optional(),
  storm_role: z.number().refine(isRole),
  super_customer_admin: z.boolean().default(false),
  sid: z.string().min(1),
  coop_code: z.string().optional(),
  market: z.number().int(),
  /** Kind of procurement system that opened the session; absent for ordinary sign-ins. */
  punch_out_type: z.string().optional(),
  /** Origin of that system, to which the cart of the session is posted. */
  punch_out_to: z.string().optional(),
  /** The session may look at its cart only. */
  read_only: z.literal(true).optional(),
  /** Staff who are in the shop as this person, and until when, in seconds; absent for everybody who is there in person. */
  acting: z.object({ by: z.number().int(), until: z.number().int() }).optional(),
  exp: z.number().int(),
});

export type Claims = Omit<z.output<typeof claims>, 'storm_role'> & {
  storm_role: Role;
  /** Tasks of internal staff. Looked up at each request and never read from a token. */
  tasks?: readonly StaffTask[];
};

/** People buy in the market where they signed in; internal staff may visit all markets. */
export const mayVisitMarket = (person: { role: Role; marketId: number }, marketId: number): boolean =>
  person.role === roles.internal || person.marketId === marketId;

/** In the session of a procurement system the person's own account stays closed: many buyers may share it. */
export const isFromProcurement = (claims: Pick<Claims, 'punch_out_type'> | undefined): boolean =>
  claims?.punch_out_type !== undefined;

export const isInternal = (claims: Claims | undefined): boolean => claims?.storm_role === roles.internal;
