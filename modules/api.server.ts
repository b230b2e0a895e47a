import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { ok, type Result, refuse } from '#core/result.ts';
import { findUnstorable } from '#core/unstorable-text.ts';
import type { Origin } from '#platform/http/forwarded.server.ts';
import { answer as send } from './answer.server.ts';
import { invalidInput, problem } from './problem.server.ts';
import { orProblem } from './problem-schema.ts';
import type { Refusal } from './refusals.ts';
import type { RoutePolicy } from './route-policy.ts';
import type { Shop } from './shop.server.ts';
import type { Visit } from './visit.ts';

export type ApiEnv = {
  Variables: {
    shop: Shop;
    visit: Visit;
    origin: Origin;
    nonce: string;
    /** The exceptions of the route; undefined if it has none. */
    policy: RoutePolicy | undefined;
    /** Headers for the response to this request, collected before it is created. */
    carried: Record<string, string>;
    /** The response that was created with all of these headers. */
    whole?: Response;
    /** It contains a secret: the cache of repeated requests does not store it. */
    isSecret?: boolean;
    /** A kept page has no nonce; the policy lists the hashes of its scripts. */
    scriptHashes?: readonly string[];
  };
};

export type Api = OpenAPIHono<ApiEnv>;

export function createApi(): Api {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => (result.success ? undefined : invalidInput(c, result.error.issues)),
  });
}

/** Marks calls in the documentation that handle the header Idempotency-Key themselves. */
export const ownKeyMark = 'x-own-idempotency-key';

/** Key of a route's policy. A symbol, so that it is not part of the documentation. */
export const policyMark = Symbol('policy');

/**
 * Documents that a call needs a token, or accepts the seal of an order (`?o=`) instead. The first line of the use case checks the
 * permission, not this wrapper.
 */
export type NeedsToken = boolean | 'or-seal';

export const securityOf = (needsToken: NeedsToken) =>
  needsToken && { security: [{ bearer: [] }, { session: [] }, ...(needsToken === 'or-seal' ? [{ seal: [] }] : [])] };

export type AccessCheck = (visit: Visit) => Result<unknown, Refusal>;

/** Runs before the validation of a route's input. */
export const accessFirst =
  (access: AccessCheck): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const allowed = access(c.get('visit'));
    return allowed.ok ? next() : problem(c, allowed.refusal);
  };

const anyCaller: AccessCheck = ({ claims }) => (claims ? ok(undefined) : refuse({ code: 'not-signed-in' }));

const secretHeader = 'yrke-secret';

const secretHeaders = z.object({ [secretHeader]: z.string().optional().meta({ description: 'The shared secret.' }) });

type Schema = z.ZodObject | undefined;
type Parsed<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined;

type Call<P extends Schema, Q extends Schema, B extends z.ZodType | undefined, A extends z.ZodType> = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: `/${string}`;
  summary: string;
  description?: string;
  needsToken?: NeedsToken;
  /** The response contains a secret: it is not cached, not even in the cache of repeated requests. */
  isSecret?: boolean;
  /** The caller sends a shared secret in the header `yrke-secret`; the use case compares it. */
  takesSecret?: boolean;
  /** The call detects repeated requests itself, and gets the key. */
  ownKey?: boolean;
  /** The use case itself checks the body for texts that cannot be stored. */
  checksTexts?: boolean;
  /** The call creates something: it answers with 201. */
  creates?: boolean;
  /** The body is sent as a form. */
  isForm?: boolean;
  policy?: RoutePolicy;
  /**
   * Refuses callers before their input is validated: they get 401 or 403 instead of 422. The use case checks again. Without
   * it, a call that needs a token refuses callers who have none.
   */
  access?: AccessCheck;
  params?: P;
  query?: Q;
  body?: B;
  answer: A;
};

type Input<P extends Schema, Q extends Schema, B extends z.ZodType | undefined> = {
  shop: Shop;
  visit: Visit;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: B extends z.ZodType ? z.output<B> : undefined;
  /** The Idempotency-Key, if the call handles it itself. */
  key: string | undefined;
  /** The header `yrke-secret`, if the call takes it. */
  secret: string | undefined;
  /** Adds a header to the response. */
  carry: (header: string, value: string) => void;
};

/** Adds one call to a service: its schemas validate, type and document it; its use case returns a result or a refusal. */
export function addCall<
  A extends z.ZodType,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends z.ZodType | undefined = undefined,
>(
  api: Api,
  {
    method,
    path,
    summary,
    description,
    needsToken = false,
    isSecret = false,
    takesSecret = false,
    ownKey = false,
    creates = false,
    isForm = false,
    checksTexts = false,
    policy,
    access = needsToken === true ? anyCaller : undefined,
    params,
    query,
    body,
    answer,
  }: Call<P, Q, B, A>,
  run: (input: Input<P, Q, B>) => Promise<Result<z.input<A>, Refusal>>,
): void {
  const route = createRoute({
    method,
    path,
    summary,
    ...(description && { description }),
    ...(ownKey && { [ownKeyMark]: true }),
    ...(policy && { [policyMark]: policy }),
    ...(access && { middleware: accessFirst(access) }),
    ...securityOf(needsToken),
    request: {
      ...(takesSecret && { headers: secretHeaders }),
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body: { required: true, content: contentOf(body, isForm) } }),
    },
    responses: {
      [creates ? 201 : 200]: { description: 'The answer', content: { 'application/json': { schema: answer } } },
      ...orProblem,
    },
  });
  // The route's type inference does not support optional schemas; the types above cover all calls.
  const handler = async (c: never) => {
    const context = c as Context<ApiEnv, string, { out: { param: never; query: never; json: never; form: never } }>;
    const given = {
      params: (params && context.req.valid('param')) as Parsed<P>,
      query: (query && context.req.valid('query')) as Parsed<Q>,
      body: (body && context.req.valid(isForm ? 'form' : 'json')) as Input<P, Q, B>['body'],
    };
    const unstorable =
      findUnstorable(given.params) ??
      findUnstorable(given.query) ??
      findUnstorable(checksTexts ? undefined : given.body);
    if (unstorable) return problem(context, unstorableText(unstorable));
    const result = await run({
      shop: context.get('shop'),
      visit: context.get('visit'),
      ...given,
      secret: takesSecret ? context.req.header(secretHeader) : undefined,
      key: ownKey ? context.req.header('idempotency-key') : undefined,
      carry: (header, value) => {
        context.get('carried')[header] = value;
      },
    });
    if (isSecret) {
      context.set('isSecret', true);
      context.header('cache-control', 'no-store');
    }
    if (!result.ok) return problem(context, result.refusal);
    return send(
      context,
      JSON.stringify(result.value),
      'application/json',
      isSecret ? { 'cache-control': 'no-store' } : undefined,
      creates ? 201 : 200,
    );
  };
  api.openapi(route, handler as never);
}

const contentOf = (schema: z.ZodType, isForm: boolean) =>
  isForm
    ? { 'multipart/form-data': { schema }, 'application/x-www-form-urlencoded': { schema } }
    : { 'application/json': { schema } };

export const unstorableText = ({ path, character }: NonNullable<ReturnType<typeof findUnstorable>>): Refusal => ({
  code: 'invalid-input',
  errors: [{ path, code: 'forbidden-characters', facts: { characters: [character] } }],
});
