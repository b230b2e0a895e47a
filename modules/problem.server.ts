import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod';
import { describeIssue } from '#core/fields.ts';
import type { ApiEnv } from './api.server.ts';
import { orderNumberOf } from './order-codes.ts';
import type { ProblemDocument } from './problem-schema.ts';
import { type FieldProblem, type Refusal, statusOf } from './refusals.ts';

/** A refusal as an HTTP response, with its title in the visitor's language. */
export function problem(c: Context<ApiEnv>, refusal: Refusal): Response {
  const { code: refused, errors, ...facts } = refusal;
  // A caller with an expired session was signed in before, and can renew it.
  const code = refused === 'not-signed-in' && c.get('visit').sessionExpired ? 'token-expired' : refused;
  const status = statusOf[code];
  const orderCode = orderNumberOf(code);
  const document: ProblemDocument = {
    type: `urn:yrke:problem:${code}`,
    title: say(c, 'refusals', code, facts),
    status,
    code,
    ...(orderCode !== undefined && { orderCode }),
    facts,
    ...(errors && { errors: errors.map((error) => inWords(c, error)) }),
    instance: `urn:yrke:request:${c.get('visit').requestId}`,
  };
  if (status === 401) c.header('www-authenticate', 'Bearer');
  return c.json(document, status as ContentfulStatusCode, { 'content-type': 'application/problem+json' });
}

const inWords = (c: Context<ApiEnv>, { path, code, facts }: FieldProblem) => ({
  path,
  code,
  facts,
  message: say(c, 'validation', code, { field: path || 'body', ...facts }),
});

export function invalidInput(c: Context<ApiEnv>, issues: readonly z.core.$ZodIssue[]): Response {
  const errors = issues.map((issue) => ({ path: issue.path.map(String).join('.'), ...describeIssue(issue) }));
  return problem(c, { code: 'invalid-input', errors });
}

function say(c: Context<ApiEnv>, domain: string, code: string, facts: Record<string, unknown>): string {
  return c.get('shop').texts.say(c.get('visit').language, domain, code, facts) ?? code;
}
