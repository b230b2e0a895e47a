import type { Context, MiddlewareHandler } from 'hono';
import { isNestedTooDeep, maxJsonDepth } from '#core/json-depth.ts';
import type { ApiEnv } from '#modules/api.server.ts';
import { clientOf, isClientSession } from '#modules/auth/api-client.ts';
import { signedInCaller } from '#modules/auth/caller.server.ts';
import { isFromProcurement } from '#modules/auth/claims.ts';
import { isOpenToProcurement } from '#modules/auth/procurement-calls.ts';
import { allows, scopeFor } from '#modules/auth/scopes.ts';
import { findGrant } from '#modules/people/find-grant.server.ts';
import { problem } from '#modules/problem.server.ts';
import { tooManyRequests } from '#modules/too-many-requests.ts';
import type { PathIndex } from '#platform/http/path-index.ts';
import { answerOnce } from './answer-once.ts';

type Middleware = MiddlewareHandler<ApiEnv>;

/** Checks a call before it is handled, and returns a refusal or nothing. */
type Guard = (c: Context<ApiEnv>) => Response | undefined | Promise<Response | undefined>;

/** The checks of every API call, in one middleware instead of one for each, which is faster. */
export function guardCalls(index: PathIndex): Middleware {
  const guards: Guard[] = [limitRate, checkCall(index), checkScope, checkProcurement, checkDepth];
  return async (c, next) => {
    for (const guard of guards) {
      const said = guard(c);
      const refused = said instanceof Promise ? await said : said;
      if (refused) return refused;
    }
    const isKeyed = !isRead(c.req.method) && c.req.header('idempotency-key') !== undefined;
    return isKeyed ? answerOnce(c, next, { hasOwnKey: callAt(index, c)?.hasOwnKey ?? false }) : next();
  };
}

const callAt = (index: PathIndex, c: Context<ApiEnv>) =>
  index.find(c.req.path)?.calls.find(({ method }) => method === c.req.method);

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Unknown path, wrong method, unsupported body type: refused with a clear message before any work. */
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
    const type = contentTypeOf(c);
    return call.accepts.includes(type)
      ? undefined
      : problem(c, { code: 'content-type-unknown', contentType: type, accepted: call.accepts.join(', ') });
  };
}

/** Checked before any recursive function reads the body and runs out of stack. */
function checkDepth(c: Context<ApiEnv>): undefined | Promise<Response | undefined> {
  return isRead(c.req.method) || contentTypeOf(c) !== 'application/json' ? undefined : checkDepthOf(c);
}

async function checkDepthOf(c: Context<ApiEnv>): Promise<Response | undefined> {
  return isNestedTooDeep(await c.req.text()) ? problem(c, { code: 'json-too-deep', levels: maxJsonDepth }) : undefined;
}

const contentTypeOf = (c: Context<ApiEnv>) => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/** RateLimit headers (IETF) on every response; 429 with Retry-After above the limit. Counted per person, otherwise per address. */
async function limitRate(c: Context<ApiEnv>): Promise<Response | undefined> {
  const { env, limits } = c.get('shop');
  // The provider sends one for each payment, all from a few addresses, and repeats those that got 429.
  const limit = c.req.path.startsWith('/api/order/payments/notifications/')
    ? { name: 'notifications', points: env.API_RATE_LIMIT * 10, seconds: 60 }
    : { name: 'api', points: env.API_RATE_LIMIT, seconds: 60 };
  const allowance = await limits.take(
    limit,
    signedInCaller(c.get('visit')) ?? `address ${c.get('origin').clientAddress}`,
  );
  const carried = c.get('carried');
  carried['ratelimit-policy'] = `"${limit.name}";q=${allowance.limit};w=${limit.seconds}`;
  carried.ratelimit = `"${limit.name}";r=${allowance.remaining};t=${allowance.resetSeconds}`;
  if (allowance.allowed) return undefined;
  carried['retry-after'] = String(allowance.resetSeconds);
  return problem(c, tooManyRequests(allowance.resetSeconds));
}

/** A program's token allows what its current scopes and market allow; people's tokens have no scopes. */
function checkScope(c: Context<ApiEnv>): undefined | Promise<Response | undefined> {
  const sid = c.get('visit').claims?.sid;
  return sid !== undefined && isClientSession(sid) ? checkScopeOf(c, sid) : undefined;
}

/** A session that a procurement system opened chooses goods and returns the cart. */
function checkProcurement(c: Context<ApiEnv>): Response | undefined {
  if (!isFromProcurement(c.get('visit').claims) || isOpenToProcurement(c.req.method, c.req.path)) return undefined;
  return problem(c, { code: 'not-from-procurement' });
}

async function checkScopeOf(c: Context<ApiEnv>, sid: string): Promise<Response | undefined> {
  const granted = await findGrant(c.get('shop').db, clientOf(sid));
  if (!granted) return problem(c, { code: 'token-invalid' });
  const { scopes, marketId, allMarkets } = granted;
  if (!allMarkets && marketId !== c.get('visit').market.marketId)
    return problem(c, { code: 'token-of-other-market', marketId });
  const scope = scopeFor(c.req.method, c.req.path);
  return allows(scopes, scope) ? undefined : problem(c, { code: 'scope-missing', scope });
}
