import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { changeTasks } from '#modules/auth/staff-tasks.ts';
import { markets } from '#modules/market/markets.ts';
import type { Visit } from '#modules/visit.ts';
import { createCookieJar } from '#server/cookie-jar.ts';

/** By default internal staff with all tasks. */
export function someClaims(claims: Partial<Claims> = {}): Claims {
  return {
    customer_id: 1,
    storm_role: roles.internal,
    ...((claims.storm_role ?? roles.internal) === roles.internal && { tasks: changeTasks }),
    super_customer_admin: false,
    sid: 'test',
    market: 1,
    exp: 1_800_000_000,
    ...claims,
  };
}

/** By default an anonymous page load in Sweden. */
export function aVisit(facts: Partial<Visit> = {}): Visit {
  return {
    market: markets.se,
    language: 'sv',
    claims: undefined,
    sessionExpired: false,
    lastRole: undefined,
    now: new Date('2026-11-16T08:00:00Z'),
    requestId: 'r1',
    isDocument: true,
    clientAddress: '192.0.2.1',
    device: 'Firefox, Linux',
    cookies: createCookieJar(undefined, { secure: false }),
    refusesTracking: false,
    ...facts,
  };
}
