import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { ok } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { bulkJobStates } from '../bulk-job/bulk-job.ts';
import { problem } from '../problem.server.ts';
import { orProblem } from '../problem-schema.ts';
import { getFeed, stopFeed } from './read-feeds.server.ts';
import { requestFeed } from './request-feed.server.ts';

const feedParams = z.object({ feedId: z.uuid() });

const feedView = z
  .object({
    feedId: z.uuid(),
    status: z.enum(bulkJobStates),
    total: z.number().int().optional().meta({ description: 'Lines of the feed.' }),
    done: z.number().int().meta({ description: 'Lines that have been applied or refused.' }),
    accepted: z.number().int(),
    refused: z.number().int(),
    added: z.number().int(),
    changed: z.number().int(),
    same: z.number().int().meta({ description: 'Lines that changed nothing.' }),
    offered: z.number().int().meta({ description: 'People of other companies who were asked to join.' }),
    failure: z.string().optional(),
    errors: z
      .array(z.object({ line: z.number().int(), field: z.string(), reason: z.string() }))
      .meta({ description: 'Why lines were refused; at most 1,000.' }),
  })
  .meta({ id: 'BusinessFeed' });

type Found = Extract<Awaited<ReturnType<typeof getFeed>>, { ok: true }>['value'];

const toView = ({ id, state, total, done, accepted, refused, failure, counts, errors }: Found) => ({
  feedId: id,
  status: state,
  ...(total !== undefined && { total }),
  done,
  accepted,
  refused,
  ...counts,
  ...(failure !== undefined && { failure }),
  errors: [...errors],
});

const uploadFeed = createRoute({
  method: 'post',
  path: '/feeds',
  summary: 'Bring companies, people, credit, payments and laundry registers, for staff with the task `customers`',
  description:
    'Newline-delimited JSON or CSV, documented in docs/business-feed.md. The answer comes at once; the feed is applied in the ' +
    'background. Sent twice, a feed changes nothing the second time. Payments need the task `finance`, too.',
  security: [{ bearer: [] }, { session: [] }],
  request: {
    body: {
      required: true,
      content: { 'application/x-ndjson': { schema: z.string() }, 'text/csv': { schema: z.string() } },
    },
  },
  responses: {
    202: {
      description: 'Accepted',
      content: {
        'application/json': { schema: z.object({ feedId: z.uuid() }).meta({ id: 'BusinessFeedRequested' }) },
      },
    },
    ...orProblem,
  },
});

export function businessFeedApi() {
  const api = createApi();

  // A raw body instead of addCall: a feed is streamed, never held in memory.
  api.openapi(uploadFeed, async (c) => {
    const { shop, visit } = c.var;
    const feed = c.req.raw.body ? Readable.fromWeb(c.req.raw.body as ReadableStream) : Readable.from([]);
    const format = c.req.header('content-type')?.startsWith('text/csv') ? 'csv' : 'ndjson';
    const requested = await requestFeed(shop, visit, { feed, format });
    return (requested.ok ? c.json(requested.value, 202) : problem(c, requested.refusal)) as never;
  });

  addCall(
    api,
    {
      method: 'get',
      path: '/feeds/{feedId}',
      summary: 'The state of a business feed, with refused lines',
      needsToken: true,
      params: feedParams,
      answer: feedView,
    },
    async ({ shop, visit, params }) => {
      const found = await getFeed(shop, visit, params.feedId);
      return found.ok ? ok(toView(found.value)) : found;
    },
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/feeds/{feedId}',
      summary: 'Stop a business feed',
      description: 'Lines that were applied stay. A feed that has ended answers 409.',
      needsToken: true,
      params: feedParams,
      answer: feedView,
    },
    async ({ shop, visit, params }) => {
      const stopped = await stopFeed(shop, visit, params.feedId);
      return stopped.ok ? ok(toView(stopped.value)) : stopped;
    },
  );

  return api;
}
