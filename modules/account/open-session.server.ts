import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Claims } from '../auth/claims.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { issueRefreshToken, type RefreshToken } from '../auth/refresh-token.server.ts';
import { type AccountKind, roleLabelOf } from '../auth/role-labels.ts';
import { roles } from '../auth/roles.ts';
import type { SessionTokens } from '../auth/session-cookies.ts';
import { accessTokenSeconds } from '../auth/session-state.ts';
import { endSessionOf, insertSession, type Session } from '../auth/session-store.server.ts';
import { issueToken, secretsOf } from '../auth/token.server.ts';
import type { CompanyBrief } from '../company/company-membership-store.server.ts';
import type { PunchOutType } from '../company/punch-out.ts';
import { noteSignIn } from '../people/account-store.server.ts';
import type { Person } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

export type OpenSession = SessionTokens & { claims: Claims };

type Input = {
  person: Person;
  company: CompanyBrief | undefined;
  remembered: boolean;
  kind?: AccountKind;
  punchOutType?: PunchOutType;
  hookUrl?: string;
  readOnly?: boolean;
  /** In the same transaction, before the session: what it throws leaves everything as it was. */
  first?: (db: Db, sid: string) => Promise<void>;
};

/** Opens a session for an authenticated person: by a password, or by a procurement system. */
export async function openSession(
  shop: Pick<Shop, 'db' | 'env' | 'snapshots'>,
  visit: Visit,
  { person, company, remembered, kind, punchOutType = 'None', hookUrl, readOnly = false, first }: Input,
): Promise<OpenSession> {
  const session: Session = {
    sid: newId(visit.now, randomBytes),
    customerId: person.customerId,
    companyId: company?.id,
    marketId: visit.market.marketId,
    roleLabel: roleLabelOf(person.role, kind),
    punchOutType,
    hookUrl,
    readOnly,
    device: visit.device,
    remembered,
    createdAt: visit.now,
    lastSeenAt: visit.now,
  };
  // Ends the browser's previous session: a copy of its cookies would stay valid elsewhere.
  const { claims: before } = visit;
  const refresh = await shop.db.transaction().execute(async (db) => {
    await first?.(db, session.sid);
    if (before) await endSessionOf(db, before, visit.now);
    await insertSession(db, session);
    await noteSignIn(db, person.customerId, visit.now);
    return issueRefreshToken(db, session, visit.now);
  });
  if (before) await shop.snapshots.announce(endedSessions.topic);
  return toOpenSession({ shop, person, company, session, refresh, now: visit.now });
}

type Parts = {
  shop: Pick<Shop, 'env'>;
  person: Person;
  company: CompanyBrief | undefined;
  session: Session;
  now: Date;
};

export async function toOpenSession({ refresh, ...parts }: Parts & { refresh: RefreshToken }): Promise<OpenSession> {
  const access = await issueAccess(parts);
  return { ...access, refreshToken: refresh.token, refreshExpiresAt: refresh.expiresAt };
}

/** The origin of a web address; for the SAP GUI, whose address is not on the web, the scheme. */
function originOf(hookUrl: string): string {
  const { origin, protocol } = new URL(hookUrl);
  return origin === 'null' ? protocol : origin;
}

/** An access token of a session; the claims are the person's current ones, not those at sign-in. */
export async function issueAccess({ shop, person, company, session, now }: Parts) {
  const { acting, hookUrl } = session;
  const until = acting && Math.floor(acting.until.getTime() / 1000);
  const exp = Math.min(Math.floor(now.getTime() / 1000) + accessTokenSeconds, until ?? Number.POSITIVE_INFINITY);
  const claims: Claims = {
    customer_id: person.customerId,
    ...(company && { company_id: company.id }),
    // A buyer of a procurement system gets no further right, also if the person gets one during the session.
    storm_role: hookUrl === undefined ? person.role : roles.user,
    super_customer_admin: person.isSuper && hookUrl === undefined,
    sid: session.sid,
    ...(company?.coopCode !== undefined && { coop_code: company.coopCode }),
    market: session.marketId,
    ...(session.punchOutType !== 'None' && { punch_out_type: session.punchOutType }),
    ...(hookUrl !== undefined && { punch_out_to: originOf(hookUrl) }),
    ...(session.readOnly === true && { read_only: true as const }),
    ...(acting && until !== undefined && { acting: { by: acting.customerId, until } }),
    exp,
  };
  return {
    accessToken: await issueToken(secretsOf(shop.env), claims),
    accessExpiresAt: new Date(exp * 1000),
    remembered: session.remembered,
    claims,
  };
}
