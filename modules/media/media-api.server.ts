import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { accessFirst, addCall, createApi } from '../api.server.ts';
import { changersOf } from '../auth/may-do.ts';
import { problem } from '../problem.server.ts';
import { orProblem } from '../problem-schema.ts';
import { mediaTypes } from './media-path.ts';
import { mediaQuery, mediaView, removedMedia, toMediaView } from './media-schema.ts';
import { removeMedia, storeMedia } from './store-media.server.ts';

const content = Object.fromEntries(
  [...mediaTypes, 'application/octet-stream'].map((type) => [type, { schema: z.string() }]),
);

const upload = createRoute({
  method: 'put',
  path: '/media',
  summary: 'Store a picture, film or document under the path that products use',
  description:
    'The body is the file. Its content must match the file extension. At most 25 MB for a picture, 50 MB for a document, 250 MB for a film.',
  middleware: accessFirst(changersOf('content')),
  security: [{ bearer: [] }, { session: [] }],
  request: { query: mediaQuery, body: { required: true, content } },
  responses: {
    200: { description: 'Stored', content: { 'application/json': { schema: mediaView } } },
    ...orProblem,
  },
});

export function mediaApi() {
  const api = createApi();

  // A raw body instead of addCall: a film is streamed, never held in memory.
  api.openapi(upload, async (c) => {
    const { shop, visit } = c.var;
    const body = c.req.raw.body ?? new Blob([]).stream();
    const stored = await storeMedia(shop, visit, { ...c.req.valid('query'), content: body });
    return (stored.ok ? c.json(toMediaView(stored.value)) : problem(c, stored.refusal)) as never;
  });

  addCall(
    api,
    {
      method: 'delete',
      path: '/media',
      summary: 'Remove a picture, film or document',
      needsToken: true,
      access: changersOf('content'),
      query: mediaQuery,
      answer: removedMedia,
    },
    ({ shop, visit, query }) => removeMedia(shop, visit, query.path),
  );

  return api;
}
