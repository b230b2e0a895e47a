import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import * as z from 'zod';
import { ok, type Result } from '#core/result.ts';
import { type OpenSession } from '#modules/account/open-session.server.ts';
import { renewSession } from '#modules/account/renew-session.server.ts';
import { switchCompany } from '#modules/account/switch-company.server.ts';
import type { ApiEnv } from '#modules/api.server.ts';
import { isClientSession } from '#modules/auth/api-client.ts';
import { type Claims, isFromProcurement, mayVisitMarket } from '#modules/auth/claims.ts';
import { deriveUser } from '#modules/auth/derive-user.ts';
import { isEnded } from '#modules/auth/ended-sessions.server.ts';
import type { Role } from '#modules/auth/roles.ts';
import {
  accessCookie,
  clearedCookies,
  framedCookies,
  refreshCookie,
  sessionCookies,
} from '#modules/auth/session-cookies.ts';
import { isAboutToExpire } from '#modules/auth/session-state.ts';
import { hasTask, withTasks } from '#modules/auth/tasks-of-staff.server.ts';
import { createTokenVerifier, secretsOf, verifyToken } from '#modules/auth/token.server.ts';
import { visitTokenOf } from '#modules/auth/visit-token.server.ts';
import type { Market } from '#modules/market/market.ts';
import { problem } from '#modules/problem.server.ts';
import type { Refusal } from '#modules/refusals.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { EndedVisit, FramedVisit } from '#modules/visit.ts';

type Renewal = Result<OpenSession & { isResumed: boolean }, { code: 'session-ended' }>;

export type Identity = {
  claims: Claims | undefined;
  sessionExpired: boolean;
  lastRole: Role | undefined;
  /** Only of cookies: a bearer token of an ended session is refused. */
  endedVisit?: EndedVisit;
  framed?: FramedVisit | undefined;
  visitToken?: string | undefined;
  /** Set for an invalid bearer token. An invalid cookie does not block public content. */
  refusal: Refusal | undefined;
  setCookies: string[];
};

type SessionRequest = {
  authorization: string | undefined;
  cookie: string | undefined;
  /** Pages renew a session automatically; API callers must do it themselves. */
  kind: 'page' | 'api' | 'other';
  market: Pick<Market, 'marketId'>;
  now: Date;
};

type Verified = Result<Claims | undefined, Refusal> & { readonly endedVisit?: EndedVisit | undefined };

export type Sessions = ReturnType<typeof createSessions>;

/** Authenticates requests by bearer token or cookies. Renews each refresh token once at a time in this process. */
export function createSessions(shop: Shop) {
  const underWay = new Map<string, Promise<Renewal>>();
  const secure = shop.env.APP_ENV !== 'local';
  const verifySigned = createTokenVerifier(secretsOf(shop.env));

  function renew(refreshToken: string, at: Pick<SessionRequest, 'now' | 'market'>): Promise<Renewal> {
    // The result of a renewal is valid for one market only.
    const key = `${at.market.marketId} ${refreshToken}`;
    const going = underWay.get(key) ?? renewSession(shop, at, refreshToken).finally(() => underWay.delete(key));
    underWay.set(key, going);
    return going;
  }

  async function verify(token: string, { kind, now, market }: SessionRequest): Promise<Verified> {
    const verified = await verifySigned(token, now);
    if (!verified.ok) return verified;
    const { sid } = verified.value;
    // An API client's token is valid only for the API.
    if (isClientSession(sid)) return kind === 'api' ? verified : ok(undefined);
    if (await isEnded(shop.snapshots, sid))
      return { ok: false as const, refusal: ended, endedVisit: endedVisitOf(verified.value) };
    const { storm_role: role, market: marketId, acting } = verified.value;
    if (acting && !(await hasTask(shop.snapshots, acting.by, 'customers')))
      return { ok: false as const, refusal: ended };
    return mayVisitMarket({ role, marketId }, market.marketId) ? verified : ok(undefined);
  }

  /** An expired token still identifies its owner, because only the shop can sign it. */
  async function expired(access: string | undefined, isFramed: boolean): Promise<Identity> {
    const old = access === undefined ? undefined : await verifyToken(secretsOf(shop.env), access, new Date(0));
    const lastRole = old?.ok ? old.value.storm_role : undefined;
    return { ...nobody, sessionExpired: true, lastRole, setCookies: clearedCookies({ secure, isFramed }) };
  }

  /**
   * The cookies of a frame are valid only for procurement sessions, and only if the request has no other session
   * cookies.
   */
  async function byFramedCookies(asked: SessionRequest, cookie: string): Promise<Identity> {
    const [access, refresh] = [cookieIn(cookie, framedCookies.access), cookieIn(cookie, framedCookies.refresh)];
    const old = access === undefined ? undefined : await verifyToken(secretsOf(shop.env), access, new Date(0));
    if (!old?.ok || !isFromProcurement(old.value)) return nobody;
    return {
      ...(await byCookies(asked, access, refresh, true)),
      framed: { by: old.value.punch_out_to },
      visitToken: visitTokenOf(secretsOf(shop.env), old.value.sid),
    };
  }

  async function byBearer(asked: SessionRequest, bearer: string): Promise<Identity> {
    const verified = await verify(bearer, asked);
    return verified.ok ? { ...nobody, claims: verified.value } : { ...nobody, refusal: verified.refusal };
  }

  async function byCookies(
    asked: SessionRequest,
    access: string | undefined,
    refresh: string | undefined,
    isFramed = false,
  ): Promise<Identity> {
    const { kind, now } = asked;
    const verified = access === undefined ? undefined : await verify(access, asked);
    // Its cookies stay until their token expires, so that reloading the page that returns the cart shows it again.
    if (verified?.endedVisit) return { ...nobody, endedVisit: verified.endedVisit };
    const claims = verified?.ok ? verified.value : undefined;
    if (claims && !(kind === 'page' && isAboutToExpire(claims, now))) return { ...nobody, claims };
    if (kind !== 'page') return { ...nobody, claims, sessionExpired: claims === undefined };
    if (refresh === undefined) return claims ? { ...nobody, claims } : await expired(access, isFramed);
    try {
      const renewed = await renew(refresh, asked);
      if (!renewed.ok) return await expired(access, isFramed);
      const setCookies = sessionCookies(renewed.value, { secure, now, isFramed });
      // A form sent while acting for a customer must not be carried out for the staff member.
      return renewed.value.isResumed
        ? { ...nobody, sessionExpired: true, setCookies }
        : { ...nobody, claims: renewed.value.claims, setCookies };
    } catch (error) {
      // Without claims the visitor is unknown, and treating them as anonymous would look like a sign-out.
      if (claims === undefined) throw error;
      shop.log.error({ err: error }, 'a session could not be renewed');
      return { ...nobody, claims };
    }
  }

  async function complete(who: Identity): Promise<Identity> {
    const claims = who.claims && (await withTasks(shop.snapshots, who.claims));
    const sid = claims && isFromProcurement(claims) ? claims.sid : who.endedVisit?.sid;
    const visitToken = sid === undefined ? who.visitToken : visitTokenOf(secretsOf(shop.env), sid);
    return { ...who, claims, visitToken };
  }

  return {
    secure,
    renew,
    /** Synchronous if there is nothing to verify. */
    read: (asked: SessionRequest): Identity | Promise<Identity> => {
      const bearer = asked.authorization?.match(/^Bearer\s+(\S+)$/i)?.[1];
      if (bearer !== undefined) return byBearer(asked, bearer).then(complete);
      if (asked.cookie === undefined) return nobody;
      const [access, refresh] = [cookieIn(asked.cookie, accessCookie), cookieIn(asked.cookie, refreshCookie)];
      if (access !== undefined || refresh !== undefined) return byCookies(asked, access, refresh).then(complete);
      return asked.cookie.includes(framedCookies.access) ? byFramedCookies(asked, asked.cookie).then(complete) : nobody;
    },
  };
}

const endedVisitOf = (claims: Claims): EndedVisit | undefined =>
  isFromProcurement(claims) ? { sid: claims.sid, to: claims.punch_out_to } : undefined;

const ended = { code: 'token-expired' } as const;
export const nobody: Identity = {
  claims: undefined,
  sessionExpired: false,
  lastRole: undefined,
  refusal: undefined,
  setCookies: [],
};

/** The cookies of a request without those of a frame; undefined if there are no others. */
export function withoutFramed(cookies: string | undefined): string | undefined {
  const framed = Object.values(framedCookies);
  const others = cookies?.split(/;\s*/).filter((one) => !framed.some((name) => one.startsWith(`${name}=`)));
  return others?.join('; ') || undefined;
}

/** Adds the cookies, unless the response sets its own after sign-in or sign-out. */
export function addCookies(answer: Response, cookies: string[]): void {
  const isSet = answer.headers.getSetCookie().some((line) => /^yrke_(?:framed_)?(?:access|refresh)=/.test(line));
  if (!isSet) for (const line of cookies) answer.headers.append('set-cookie', line);
}

export const sessionPaths = ['/authenticated', '/refresh'];

const refreshInput = z.strictObject({ companyId: z.int().positive().optional() });

/** Calls of a browser about its own session. */
export function sessionRoutes(sessions: Sessions): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  routes.get('/authenticated', (c) => {
    c.header('cache-control', 'no-store');
    const { claims } = c.get('visit');
    return claims ? c.json({ authenticated: true, user: deriveUser(claims) }) : problem(c, { code: 'not-signed-in' });
  });

  routes.post('/refresh', async (c) => {
    c.header('cache-control', 'no-store');
    const input = refreshInput.safeParse(await bodyOf(c));
    if (!input.success) return problem(c, { code: 'malformed-request' });
    const { shop, visit } = c.var;
    const isFramed = visit.framed !== undefined;
    const cookie = getCookie(c, isFramed ? framedCookies.refresh : refreshCookie);
    if (cookie === undefined) return problem(c, { code: 'not-signed-in' });
    const renewed = await sessions.renew(cookie, visit);
    const options = { secure: sessions.secure, now: visit.now, isFramed };
    if (!renewed.ok) return withCookies(problem(c, renewed.refusal), clearedCookies(options));
    if (renewed.value.isResumed)
      return withCookies(problem(c, { code: 'session-ended' }), sessionCookies(renewed.value, options));
    const { companyId } = input.data;
    if (companyId === undefined) return withCookies(answer(c, renewed.value), sessionCookies(renewed.value, options));
    const switched = await switchCompany(shop, { ...visit, claims: renewed.value.claims }, { companyId });
    // If the switch is refused, the session continues with its next refresh token.
    if (!switched.ok) return withCookies(problem(c, switched.refusal), sessionCookies(renewed.value, options));
    const session = { ...renewed.value, ...switched.value };
    return withCookies(answer(c, session), sessionCookies(session, options));
  });

  return routes;
}

function answer(c: Context<ApiEnv>, { accessToken, accessExpiresAt, claims }: OpenSession): Response {
  const expiresIn = Math.floor((accessExpiresAt.getTime() - c.var.visit.now.getTime()) / 1000);
  return c.json({ token: accessToken, expiresAt: accessExpiresAt.toISOString(), expiresIn, user: deriveUser(claims) });
}

function withCookies(answer: Response, cookies: string[]): Response {
  for (const line of cookies) answer.headers.append('set-cookie', line);
  return answer;
}

async function bodyOf(c: Context<ApiEnv>): Promise<unknown> {
  const text = await c.req.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const cookieIn = (cookies: string, name: string): string | undefined => parse(cookies, name)[name];
