import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { ok } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { problem } from '../problem.server.ts';
import { orProblem } from '../problem-schema.ts';
import { importParams, importQuery, importRequested, importView, toImportView } from './feed/import-schema.ts';
import { cancelImport, getImport, requestImport } from './request-import.server.ts';

const uploadFeed = createRoute({
  method: 'post',
  path: '/imports',
  summary: 'Import a feed of products, prices or stock',
  description:
    'Newline-delimited JSON, or CSV for prices and stock. The answer comes at once; the import runs in the background.',
  security: [{ bearer: [] }, { session: [] }],
  request: {
    query: importQuery,
    body: {
      required: true,
      content: { 'application/x-ndjson': { schema: z.string() }, 'text/csv': { schema: z.string() } },
    },
  },
  responses: {
    202: { description: 'Accepted', content: { 'application/json': { schema: importRequested } } },
    ...orProblem,
  },
});

export function importApi() {
  const api = createApi();

  // A raw body instead of addCall: a feed of 100 MB is streamed, never held in memory.
  api.openapi(uploadFeed, async (c) => {
    const { shop, visit } = c.var;
    const format = c.req.header('content-type')?.startsWith('text/csv') ? 'csv' : 'ndjson';
    const feed = c.req.raw.body ? Readable.fromWeb(c.req.raw.body as ReadableStream) : Readable.from([]);
    const requested = await requestImport(shop, visit, { feed, format, ...c.req.valid('query') });
    return (requested.ok ? c.json(requested.value, 202) : problem(c, requested.refusal)) as never;
  });

  addCall(
    api,
    {
      method: 'get',
      path: '/imports/{importId}',
      summary: 'The state of an import, with refused lines',
      needsToken: true,
      params: importParams,
      answer: importView,
    },
    async ({ shop, visit, params }) => {
      const found = await getImport(shop, visit, params.importId);
      return found.ok ? ok(toImportView(found.value)) : found;
    },
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/imports/{importId}',
      summary: 'Stop an import',
      description: 'Nothing of a stopped import is applied. An import that has ended answers 409.',
      needsToken: true,
      params: importParams,
      answer: importView,
    },
    async ({ shop, visit, params }) => {
      const stopped = await cancelImport(shop, visit, params.importId);
      return stopped.ok ? ok(toImportView(stopped.value)) : stopped;
    },
  );

  return api;
}
