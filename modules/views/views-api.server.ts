import * as z from 'zod';
import { addCall, createApi } from '../api.server.ts';
import { changeView, listViews, removeView, saveView } from './saved-views.server.ts';
import { newViewInput, viewAnswer, viewChange, viewIdParams, viewsQuery } from './view-schema.ts';

const removed = z.object({ id: z.uuid() });

export function viewsApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/views',
      summary: 'The caller’s saved views of a list and the shared ones, by name',
      needsToken: true,
      query: viewsQuery,
      answer: z.array(viewAnswer),
    },
    ({ shop, visit, query }) => listViews(shop, visit, query),
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/views',
      summary: 'Save the filters of a list under a name',
      needsToken: true,
      body: newViewInput,
      answer: viewAnswer,
    },
    ({ shop, visit, body }) => saveView(shop, visit, body),
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/views/{viewId}',
      summary: 'Rename one’s own view, share it or keep it to oneself',
      needsToken: true,
      params: viewIdParams,
      body: viewChange,
      answer: viewChange.extend({ id: z.uuid() }),
    },
    ({ shop, visit, params: { viewId: id }, body }) => changeView(shop, visit, { id, ...body }),
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/views/{viewId}',
      summary: 'Remove one’s own view',
      needsToken: true,
      params: viewIdParams,
      answer: removed,
    },
    ({ shop, visit, params: { viewId: id } }) => removeView(shop, visit, { id }),
  );

  return api;
}
