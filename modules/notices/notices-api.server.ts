import * as z from 'zod';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { listChoices, saveChoices } from './notice-choices.server.ts';
import { choicesInput, choicesView, noticeIdParams, noticesQuery, noticesView, readAllInput } from './notice-schema.ts';
import {
  countNotices,
  listNotices,
  type OpenHrefOf,
  readAllNotices,
  readerOf,
  readNotice,
} from './read-notices.server.ts';

/** The caller's notices, and where they want to read them. */
export function noticesApi(hrefOf: OpenHrefOf): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'get',
      path: '/notices',
      summary: 'The caller’s notices, the newest first',
      description: 'At most 50, with the number of unread ones up to 100. `next` is the `before` of the next request.',
      needsToken: true,
      query: noticesQuery,
      answer: noticesView,
    },
    ({ shop, visit, query }) => listNotices(shop, visit, { ...query, hrefOf }),
  );
  addCall(
    api,
    {
      method: 'get',
      path: '/notices/count',
      summary: 'How many of the caller’s notices are unread, up to 100',
      needsToken: true,
      answer: z.object({ unread: z.number().int() }),
    },
    async ({ shop, visit }) => {
      const reader = readerOf(visit);
      return reader.ok ? ok({ unread: await countNotices(shop, visit) }) : reader;
    },
  );
  addCall(
    api,
    {
      method: 'post',
      path: '/notices/read',
      summary: 'Mark the caller’s notices as read, up to the newest one that was seen',
      needsToken: true,
      body: readAllInput,
      answer: readAllInput,
    },
    ({ shop, visit, body }) => readAllNotices(shop, visit, body),
  );
  addCall(
    api,
    {
      method: 'post',
      path: '/notices/{noticeId}/read',
      summary: 'Mark one of the caller’s notices as read',
      needsToken: true,
      params: noticeIdParams,
      answer: z.object({ id: z.number().int() }),
    },
    ({ shop, visit, params: { noticeId: id } }) => readNotice(shop, visit, { id }),
  );
  addCall(
    api,
    {
      method: 'get',
      path: '/notices/choices',
      summary: 'Where the caller reads notices: by topic, in the shop and by mail',
      needsToken: true,
      answer: choicesView,
    },
    ({ shop, visit }) => listChoices(shop, visit),
  );
  addCall(
    api,
    {
      method: 'put',
      path: '/notices/choices',
      summary: 'Choose where to read notices',
      description: 'Topics that are not named are on. Mails that the order or the law requires cannot be turned off.',
      needsToken: true,
      body: choicesInput,
      answer: choicesView,
    },
    ({ shop, visit, body }) => saveChoices(shop, visit, body),
  );
  return api;
}
