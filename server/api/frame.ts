import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler, Next } from 'hono';
import * as z from 'zod';
import type { ApiEnv } from '#modules/api.server.ts';
import { clientOf, isClientSession } from '#modules/auth/api-client.ts';
import { findScopes } from '#modules/auth/api-client-store.server.ts';
import { allows, scopeFor } from '#modules/auth/scopes.ts';
import { invalidInput, problem } from '#modules/problem.server.ts';
import { claimRequest, forgetRequest, keepAnswer } from '#platform/http/idempotency-store.server.ts';
import type { PathIndex } from '#platform/http/path-index.ts';

type Middleware = MiddlewareHandler<ApiEnv>;

/** Looks at a call before it is answered, and refuses it or says nothing. */
type Guard = (c: Context<ApiEnv>) => Response | undefined | Promise<Response | undefined>;

/** What every call of the API goes through, one after the other and without a step of middleware for each. */
export function guardCalls(index: PathIndex): Middleware {
  const guards: Guard[] = [limitRate, checkCall(index), checkScope];
  return async (c, next) => {
    for (const guard of guards) {
      const said = guard(c);
      const refused = said instanceof Promise ? await said : said;
      if (refused) return refused;
    }
    return isRead(c.req.method) ? next() : answerOnce(index, c, next);
  };
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Unknown path, wrong method, a body of a kind that the call does not read: each said plainly before any work. */
function checkCall(index: PathIndex): Guard {
  return (c) => {
    const found = index.find(c.req.path);
    if (!found) return problem(c, { code: 'not-found' });
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    const call = found.calls.find((candidate) => candidate.method === method);
    if (!call) {
      const allowed = found.calls.map((candidate) => candidate.method).join(', ');
      const answer = problem(c, { code: 'method-not-allowed', allowed });
      answer.headers.set('allow', allowed);
      return answer;
    }
    if (call.accepts.length === 0) return undefined;
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    return call.accepts.includes(type)
      ? undefined
      : problem(c, { code: 'content-type-unknown', contentType: type, accepted: call.accepts.join(', ') });
  };
}

const callAt = (index: PathIndex, c: Context<ApiEnv>) =>
  index.find(c.req.path)?.calls.find(({ method }) => method === c.req.method);

const ownerOf = (c: Context<ApiEnv>) => {
  const { claims } = c.get('visit');
  if (claims && isClientSession(claims.sid)) return claims.sid;
  return claims
    ? `customer ${claims.customer_id} company ${claims.company_id ?? '-'}`
    : `address ${c.get('origin').clientAddress}`;
};

/** The IETF's RateLimit headers on every answer; 429 with Retry-After past the limit. Counted per person, else address. */
async function limitRate(c: Context<ApiEnv>): Promise<Response | undefined> {
  // The provider sends one for each payment, all from a few addresses; each is checked by its signature.
  if (c.req.path.startsWith('/api/order/payments/notifications/')) return undefined;
  const { env, limits } = c.get('shop');
  const limit = { name: 'api', points: env.API_RATE_LIMIT, seconds: 60 };
  const allowance = await limits.take(limit, ownerOf(c));
  const carried = c.get('carried');
  carried['ratelimit-policy'] = `"api";q=${allowance.limit};w=${limit.seconds}`;
  carried.ratelimit = `"api";r=${allowance.remaining};t=${allowance.resetSeconds}`;
  if (allowance.allowed) return undefined;
  carried['retry-after'] = String(allowance.resetSeconds);
  return problem(c, { code: 'too-many-requests', seconds: allowance.resetSeconds });
}

/** A program's token opens what its scopes say at this moment; people's tokens have none. */
function checkScope(c: Context<ApiEnv>): undefined | Promise<Response | undefined> {
  const sid = c.get('visit').claims?.sid;
  return sid !== undefined && isClientSession(sid) ? checkScopeOf(c, sid) : undefined;
}

async function checkScopeOf(c: Context<ApiEnv>, sid: string): Promise<Response | undefined> {
  const granted = await findScopes(c.get('shop').db, clientOf(sid));
  if (!granted) return problem(c, { code: 'token-invalid' });
  const scope = scopeFor(c.req.method, c.req.path);
  return allows(granted, scope) ? undefined : problem(c, { code: 'scope-missing', scope });
}

const keyHeader = z.object({ 'Idempotency-Key': z.string().min(1).max(200) });

/**
 * Idempotency-Key on a state-changing call: the same key with the same request gets the first answer again, with
 * another request it is refused. Answers that say "try again" (5xx, 429) are not kept, nor are secrets.
 */
async function answerOnce(index: PathIndex, c: Context<ApiEnv>, next: Next): Promise<Response | void> {
  const key = c.req.header('idempotency-key');
  // Only small JSON requests: whoever uploads a feed would have it read into memory to compare it.
  const isUpload = !/^(application\/json|$)/.test(c.req.header('content-type') ?? '');
  if (key === undefined || isUpload) return next();
  const [shop, visit] = [c.get('shop'), c.get('visit')];
  const checked = keyHeader.safeParse({ 'Idempotency-Key': key });
  if (!checked.success) return invalidInput(c, checked.error.issues);
  if (callAt(index, c)?.hasOwnKey) return next();
  const request = { owner: ownerOf(c), key };
  const fingerprint = createHash('sha256')
    .update(`${c.req.method} ${c.req.url} ${await c.req.raw.clone().text()}`)
    .digest('hex');
  const kept = await claimRequest(shop.db, request, fingerprint, visit.now);
  if (kept && kept.fingerprint !== fingerprint) return problem(c, { code: 'key-reused' });
  if (kept?.answer)
    return new Response(kept.answer.body, {
      status: kept.answer.status,
      headers: { ...kept.answer.headers, 'idempotent-replay': 'true' },
    });
  if (kept) return problem(c, { code: 'request-in-progress' });
  await next();
  // An answer that was made whole says so of all that is meant for one person; there the call itself knows.
  const saysSo = c.res !== c.get('whole') && c.res.headers.get('cache-control') === 'no-store';
  const isSecret = c.get('isSecret') ?? saysSo;
  if (isSecret || c.res.status >= 500 || c.res.status === 429) return forgetRequest(shop.db, request);
  const headers = { 'content-type': c.res.headers.get('content-type') ?? 'application/json' };
  await keepAnswer(shop.db, request, { status: c.res.status, headers, body: await c.res.clone().text() });
}
