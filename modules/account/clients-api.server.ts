import { createRoute } from '@hono/zod-openapi';
import type * as z from 'zod';
import { ok } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import type { ApiClient } from '../auth/api-client-store.server.ts';
import { problem } from '../problem.server.ts';
import { orProblem } from '../problem-schema.ts';
import {
  clientChanges,
  clientParams,
  clientSecret,
  clientView,
  newClientInput,
  tokenInput,
  tokenView,
} from './account-api-schema.ts';
import { changeClient, createClient, listClients, rotateClientSecret } from './api-clients.server.ts';
import { issueClientToken } from './issue-client-token.server.ts';

/** Tokens for programs (OAuth 2.0 client credentials), and the management of these programs by staff. */
export function clientsApi() {
  const api = createApi();

  const tokenRoute = createRoute({
    method: 'post',
    path: '/token',
    summary: 'An access token for a program',
    description:
      'The grant type is client_credentials. The token opens what the scopes of the client say, in its market or in all.',
    request: {
      body: {
        content: {
          'application/x-www-form-urlencoded': { schema: tokenInput },
          'application/json': { schema: tokenInput },
        },
      },
    },
    responses: {
      200: { description: 'The token', content: { 'application/json': { schema: tokenView } } },
      ...orProblem,
    },
  });
  api.openapi(tokenRoute, (async (c: never) => {
    const context = c as Parameters<typeof problem>[0];
    const form = context.req.header('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded');
    const { grant_type, client_id, client_secret, scope } = context.req.valid(
      (form ? 'form' : 'json') as never,
    ) as z.output<typeof tokenInput>;
    // Tokens must not be cached, neither by proxies nor by our own cache of repeated requests.
    context.header('cache-control', 'no-store');
    if (grant_type !== 'client_credentials') return problem(context, { code: 'grant-unknown' });
    const { shop, visit } = context.var;
    const named = basicOf(context.req.header('authorization'));
    const issued = await issueClientToken(shop, visit, {
      clientId: named?.id ?? client_id ?? '',
      clientSecret: named?.secret ?? client_secret ?? '',
      scope,
    });
    return issued.ok ? context.json(issued.value) : problem(context, issued.refusal);
  }) as never);

  addCall(
    api,
    {
      method: 'get',
      path: '/clients',
      summary: 'The programs that may get tokens, for staff with the task `settings`, or `read-only`',
      needsToken: true,
      answer: clientView.array(),
    },
    async ({ shop, visit }) => {
      const listed = await listClients(shop, visit);
      return listed.ok ? ok(listed.value.map(toClientView)) : listed;
    },
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/clients',
      summary: 'A new program, for staff with the task `settings`',
      needsToken: true,
      body: newClientInput,
      answer: clientSecret,
      isSecret: true,
    },
    ({ shop, visit, body }) => createClient(shop, visit, body),
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/clients/{client}/secret',
      summary: 'A new secret for a program, for staff with the task `settings`',
      needsToken: true,
      params: clientParams,
      answer: clientSecret,
      isSecret: true,
    },
    ({ shop, visit, params }) => rotateClientSecret(shop, visit, { clientId: params.client }),
  );

  addCall(
    api,
    {
      method: 'patch',
      path: '/clients/{client}',
      summary: 'Rename a program, change its scopes or stop it, for staff with the task `settings`',
      needsToken: true,
      params: clientParams,
      body: clientChanges,
      answer: clientView,
    },
    async ({ shop, visit, params, body }) => {
      const changed = await changeClient(shop, visit, { clientId: params.client, ...body });
      return changed.ok ? ok(toClientView(changed.value)) : changed;
    },
  );

  return api;
}

function basicOf(authorization: string | undefined): { id: string; secret: string } | undefined {
  const encoded = authorization?.match(/^Basic\s+(\S+)$/i)?.[1];
  if (encoded === undefined) return undefined;
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':');
  return { id, secret: rest.join(':') };
}

function toClientView(client: ApiClient): z.input<typeof clientView> {
  return {
    id: client.id,
    name: client.name,
    scopes: [...client.scopes],
    customerId: client.customerId,
    ...(client.companyId !== undefined && { companyId: client.companyId }),
    marketId: client.marketId,
    allMarkets: client.allMarkets,
    isActive: client.isActive,
    createdAt: client.createdAt.toISOString(),
    secretChangedAt: client.secretChangedAt.toISOString(),
    ...(client.lastUsedAt && { lastUsedAt: client.lastUsedAt.toISOString() }),
  };
}
