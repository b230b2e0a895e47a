import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod';
import type { ApiEnv } from '#modules/api.server.ts';
import { clientOf, isClientSession } from '#modules/auth/api-client.ts';
import { findScopes } from '#modules/auth/api-client-store.server.ts';
import { allows, scopeFor } from '#modules/auth/scopes.ts';
import { invalidInput, problem } from '#modules/problem.server.ts';
import { claimRequest, forgetRequest, keepAnswer } from '#platform/http/idempotency-store.server.ts';
import type { PathIndex } from '#platform/http/path-index.ts';

type Middleware = MiddlewareHandler<ApiEnv>;

/** Unknown path, wrong method, a body of a kind that the call does not read: each said plainly before any work. */
export function checkCall(index: PathIndex): Middleware {
  return async (c, next) => {
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
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (call.accepts.length > 0 && !call.accepts.includes(type))
      return problem(c, { code: 'content-type-unknown', contentType: type, accepted: call.accepts.join(', ') });
    return next();
  };
}

const ownerOf = (c: Context<ApiEnv>) => {
  const { claims } = c.var.visit;
  if (claims && isClientSession(claims.sid)) return claims.sid;
  return claims
    ? `customer ${claims.customer_id} company ${claims.company_id ?? '-'}`
    : `address ${c.var.origin.clientAddress}`;
};

/** The IETF's RateLimit headers on every answer; 429 with Retry-After past the limit. Counted per person, else address. */
export function limitRate(): Middleware {
  return async (c, next) => {
    const { shop } = c.var;
    const limit = { name: 'api', points: shop.env.API_RATE_LIMIT, seconds: 60 };
    const allowance = await shop.limits.take(limit, ownerOf(c));
    c.header('RateLimit-Policy', `"api";q=${allowance.limit};w=${limit.seconds}`);
    c.header('RateLimit', `"api";r=${allowance.remaining};t=${allowance.resetSeconds}`);
    if (allowance.allowed) return next();
    c.header('Retry-After', String(allowance.resetSeconds));
    return problem(c, { code: 'too-many-requests', seconds: allowance.resetSeconds });
  };
}

/** A program's token opens what its scopes say at this moment; people's tokens have none. */
export function checkScope(): Middleware {
  return async (c, next) => {
    const sid = c.var.visit.claims?.sid;
    if (sid === undefined || !isClientSession(sid)) return next();
    const granted = await findScopes(c.var.shop.db, clientOf(sid));
    if (!granted) return problem(c, { code: 'token-invalid' });
    const scope = scopeFor(c.req.method, c.req.path);
    return allows(granted, scope) ? next() : problem(c, { code: 'scope-missing', scope });
  };
}

const keyHeader = z.object({ 'Idempotency-Key': z.string().min(1).max(200) });

/**
 * Idempotency-Key on a state-changing call: the same key with the same request gets the first answer again, with
 * another request it is refused. Answers that say "try again" (5xx, 429) are not kept, nor are secrets.
 */
export function answerOnce(): Middleware {
  return async (c, next) => {
    const key = c.req.header('idempotency-key');
    // Only small JSON requests: whoever uploads a feed would have it read into memory to compare it.
    const isUpload = !/^(application\/json|$)/.test(c.req.header('content-type') ?? '');
    if (key === undefined || isUpload || ['GET', 'HEAD'].includes(c.req.method)) return next();
    const { shop, visit } = c.var;
    const checked = keyHeader.safeParse({ 'Idempotency-Key': key });
    if (!checked.success) return invalidInput(c, checked.error.issues);
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
    const isSecret = c.res.headers.get('cache-control') === 'no-store';
    if (isSecret || c.res.status >= 500 || c.res.status === 429) return forgetRequest(shop.db, request);
    const headers = { 'content-type': c.res.headers.get('content-type') ?? 'application/json' };
    await keepAnswer(shop.db, request, { status: c.res.status, headers, body: await c.res.clone().text() });
  };
}
