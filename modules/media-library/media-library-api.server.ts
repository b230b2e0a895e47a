import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { parsePlace } from '#core/key-page.ts';
import { ok } from '#core/result.ts';
import { type Api, accessFirst, addCall, createApi } from '../api.server.ts';
import { changersOf } from '../auth/may-do.ts';
import { mediaTypes } from '../media/media-path.ts';
import { problem } from '../problem.server.ts';
import { orProblem } from '../problem-schema.ts';
import { addMedium, replaceMedium } from './add-medium.server.ts';
import { changeMedium, removeMedium } from './change-medium.server.ts';
import { listFolders, listMedia, readMedium } from './list-media.server.ts';
import { changeInput, itemView, listQuery, toItemView, uploadQuery, usageView } from './media-item-schema.ts';

const content = Object.fromEntries(
  [...mediaTypes, 'image/svg+xml', 'application/octet-stream'].map((type) => [type, { schema: z.string() }]),
);
const body = { required: true, content };
const security = [{ bearer: [] }, { session: [] }];
const answered = { description: 'Stored', content: { 'application/json': { schema: itemView } } };
const params = z.object({ mediumId: z.uuid() });

const upload = createRoute({
  method: 'post',
  path: '/media-library',
  summary: 'Adds a picture, film or document to the media library',
  description:
    'The body is the file; its type is detected from the content. Drawings (SVG) are cleaned and stored as PNG. At most 25 MB for a picture, 50 MB for a film or document.',
  middleware: accessFirst(changersOf('content')),
  security,
  request: { query: uploadQuery, body },
  responses: { 201: answered, ...orProblem },
});

// The id is in the query, because the limit of the body depends on the path.
const replace = createRoute({
  method: 'put',
  path: '/media-library/file',
  summary: 'Replaces the file of an item by another one of the same type',
  description: 'Pages that use the item show the new file at once.',
  middleware: accessFirst(changersOf('content')),
  security,
  request: { query: params, body },
  responses: { 200: answered, ...orProblem },
});

/** The media library, for staff with the task content and programs with the scope content:write. */
export function mediaLibraryApi(): Api {
  const api = createApi();

  // Raw bodies instead of addCall: a film is streamed, never held in memory.
  api.openapi(upload, async (c) => {
    const { shop, visit } = c.var;
    const added = await addMedium(shop, visit, { ...c.req.valid('query'), content: bodyOf(c.req.raw) });
    if (!added.ok) return problem(c, added.refusal) as never;
    return c.json(toItemView(added.value.item, added.value.fileVersion), 201);
  });

  api.openapi(replace, async (c) => {
    const { shop, visit } = c.var;
    const { mediumId: id } = c.req.valid('query');
    const replaced = await replaceMedium(shop, visit, { id, content: bodyOf(c.req.raw) });
    if (!replaced.ok) return problem(c, replaced.refusal) as never;
    return c.json(toItemView(replaced.value.item, replaced.value.fileVersion)) as never;
  });

  addCall(
    api,
    {
      method: 'get',
      path: '/media-library',
      summary: 'The media library, the latest first',
      needsToken: true,
      query: listQuery,
      answer: z.object({
        items: z.array(itemView),
        next: z.string().optional().meta({ description: 'Pass it as `after` to read the next page.' }),
      }),
    },
    async ({ shop, visit, query: { pageSize: limit, after, ...sought } }) => {
      const part = { limit, isDescending: true, after: parsePlace(after, 'time', 'uuid') };
      const listed = await listMedia(shop, visit, { ...sought, part });
      if (!listed.ok) return listed;
      const items = listed.value.items.map(({ item, fileVersion }) => toItemView(item, fileVersion));
      return ok({ items, next: listed.value.next });
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/media-library/folders',
      summary: 'Folders of the media library',
      needsToken: true,
      answer: z.object({ folders: z.array(z.string()) }),
    },
    async ({ shop, visit }) => {
      const listed = await listFolders(shop, visit);
      return listed.ok ? ok({ folders: listed.value }) : listed;
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/media-library/{mediumId}',
      summary: 'An item of the media library, and the pages that use it',
      needsToken: true,
      params,
      answer: itemView.extend(usageView.shape).meta({ id: 'MediaItemWithUsage' }),
    },
    async ({ shop, visit, params: { mediumId: id } }) => {
      const read = await readMedium(shop, visit, { id });
      if (!read.ok) return read;
      const { item, fileVersion, usage } = read.value;
      return ok({ ...toItemView(item, fileVersion), usage });
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/media-library/{mediumId}',
      summary: 'Changes name, folder, alternative texts and focal point',
      needsToken: true,
      access: changersOf('content'),
      params,
      body: changeInput,
      answer: itemView,
    },
    async ({ shop, visit, params: { mediumId: id }, body }) => {
      const changed = await changeMedium(shop, visit, { id, ...body });
      if (!changed.ok) return changed;
      const read = await readMedium(shop, visit, { id });
      return read.ok ? ok(toItemView(read.value.item, read.value.fileVersion)) : read;
    },
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/media-library/{mediumId}',
      summary: 'Removes an item that no page uses',
      needsToken: true,
      access: changersOf('content'),
      params,
      answer: z.object({ id: z.uuid() }),
    },
    ({ shop, visit, params: { mediumId: id } }) => removeMedium(shop, visit, { id }),
  );

  return api;
}

const bodyOf = (request: Request): AsyncIterable<Uint8Array> => request.body ?? new Blob([]).stream();
