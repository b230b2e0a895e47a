import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type * as z from 'zod';
import type { Result } from '#core/result.ts';
import { answer as send } from '../answer.server.ts';
import type { Api, ApiEnv } from '../api.server.ts';
import { invalidInput, problem } from '../problem.server.ts';
import { orProblem } from '../problem-schema.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readFields } from './calls/read-fields.ts';
import { readNamed } from './calls/read-named.ts';
import { type CallPlace, visitAt } from './where.ts';

/**
 * A response body that `asciiJson` has already serialised, so that its length in characters equals its length in bytes.
 */
export type Json = { readonly json: string };

type Query = z.ZodObject & z.ZodType<CallPlace>;
type Schema = z.ZodObject | undefined;
type Parsed<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined;

type Read<P extends Schema, Q extends Query, A extends z.ZodType> = {
  path: `/${string}`;
  summary: string;
  description?: string;
  needsToken?: boolean;
  params?: P;
  query: Q;
  answer: A;
};

type Input<P extends Schema, Q extends Query> = { shop: Shop; visit: Visit; params: Parsed<P>; query: z.output<Q> };

/**
 * Adds a call that reads the catalogue. Query names are case-insensitive (`Sku`, `pageSize`), market and language can
 * be given, and a long answer may be passed as text. The response schema is documentation only and is not run.
 */
export function addRead<A extends z.ZodType, Q extends Query, P extends Schema = undefined>(
  api: Api,
  { path, summary, description, needsToken = false, params, query, answer }: Read<P, Q, A>,
  run: (input: Input<P, Q>) => Promise<Result<z.input<A> | Json, Refusal>>,
): void {
  api.openAPIRegistry.registerPath(
    createRoute({
      method: 'get',
      path,
      summary,
      ...(description && { description }),
      ...(needsToken && { security: [{ bearer: [] }, { session: [] }] }),
      request: { ...(params && { params }), query },
      responses: {
        200: { description: 'The answer', content: { 'application/json': { schema: answer } } },
        ...orProblem,
      },
    }),
  );
  const readParams = params && readFields(params);
  const readQuery = readNamed(query);
  api.get(path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c: Context<ApiEnv>) => {
    const named = readParams?.(c.req.param());
    if (named && !named.success) return invalidInput(c, named.error.issues);
    const asked = readQuery(c.req.url);
    if (!asked.success) return invalidInput(c, asked.error.issues);
    const visit = visitAt(c.get('visit'), asked.data);
    if (!visit.ok) return problem(c, visit.refusal);
    const input = { shop: c.get('shop'), visit: visit.value, params: named?.data as Parsed<P>, query: asked.data };
    const result = await run(input);
    if (!result.ok) return problem(c, result.refusal);
    const { value } = result;
    if (!isJson(value)) return send(c, JSON.stringify(value), 'application/json');
    return send(c, value.json, 'application/json', { 'content-length': String(value.json.length) });
  });
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && 'json' in value && typeof value.json === 'string';
