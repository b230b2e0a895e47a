import { createHash } from 'node:crypto';
import type { Context, Next } from 'hono';
import * as z from 'zod';
import type { ApiEnv } from '#modules/api.server.ts';
import { callerOf } from '#modules/auth/caller.server.ts';
import { invalidInput, problem } from '#modules/problem.server.ts';
import { isDatabaseAway } from '#platform/db/database-away.ts';
import { claimRequest, forgetRequest, forgetWhenBack, keepAnswer } from '#platform/http/idempotency-store.server.ts';

const keyHeader = z.object({ 'Idempotency-Key': z.string().min(1).max(200) });

/**
 * Idempotency-Key on a state-changing call: a repeated request gets the first response again; the same key with another request is refused.
 * Responses that mean "try again" (5xx, 429) and secrets are not stored.
 */
export async function answerOnce(
  c: Context<ApiEnv>,
  next: Next,
  { hasOwnKey }: { hasOwnKey: boolean },
): Promise<Response | void> {
  const key = c.req.header('idempotency-key') ?? '';
  // Only small JSON requests, because comparing an uploaded feed would read all of it into memory.
  if (!/^(application\/json|$)/.test(c.req.header('content-type') ?? '')) return next();
  const checked = keyHeader.safeParse({ 'Idempotency-Key': key });
  if (!checked.success) return invalidInput(c, checked.error.issues);
  if (hasOwnKey) return next();
  const { name: owner, isNew } = callerOf(c.get('visit'));
  return isNew ? next() : answerKept(c, next, { owner, key });
}

async function answerKept(
  c: Context<ApiEnv>,
  next: Next,
  request: { owner: string; key: string },
): Promise<Response | void> {
  const [shop, visit] = [c.get('shop'), c.get('visit')];
  const fingerprint = sha256(`${c.req.method} ${c.req.url} ${await c.req.text()}`);
  const kept = await claimRequest(shop.db, request, fingerprint, visit.now);
  if (kept && kept.fingerprint !== fingerprint) return problem(c, { code: 'key-reused' });
  if (kept?.answer)
    return new Response(kept.answer.body, {
      status: kept.answer.status,
      headers: { ...kept.answer.headers, 'idempotent-replay': 'true' },
    });
  if (kept) return problem(c, { code: 'request-in-progress' });
  await next();
  // A response with collected headers always has no-store for signed-in callers; there the call itself marks secrets.
  const saysSo = c.res !== c.get('whole') && c.res.headers.get('cache-control') === 'no-store';
  const isSecret = c.get('isSecret') ?? saysSo;
  try {
    if (isSecret || c.res.status >= 500 || c.res.status === 429) return await forgetRequest(shop.db, request);
    const headers = { 'content-type': c.res.headers.get('content-type') ?? 'application/json' };
    await keepAnswer(shop.db, request, { status: c.res.status, headers, body: await c.res.clone().text() });
  } catch (error) {
    // The call is done and its caller gets the response, even if it cannot be stored for a repetition.
    if (!isDatabaseAway(error)) throw error;
    if (c.res.status >= 500) void forgetWhenBack(shop.db, request);
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
