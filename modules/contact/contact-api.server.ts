import * as z from 'zod';
import { parsePlace } from '#core/key-page.ts';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { answerMessage, switchMessage } from './answer-message.server.ts';
import { contactStates } from './contact-message.ts';
import { answerInput, contactPage, contactView, toContactView, toMessageFields } from './contact-schema.ts';
import { pageMessages, readMessage } from './read-messages.server.ts';

const params = z.object({ messageId: z.uuid() });

const query = z.object({
  state: z.enum(contactStates).default('waiting'),
  search: z.string().trim().max(100).default(''),
  pageSize: z.coerce.number<string>().int().min(1).max(100).default(50),
  after: z.string().max(100).optional(),
});

/** Messages of the contact form, for staff with the task customers. */
export function contactApi(): Api {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/contact-messages',
      summary: 'Messages of the contact form in a state, the oldest first',
      needsToken: true,
      query,
      answer: contactPage,
    },
    async ({ shop, visit, query: { state, search, pageSize: limit, after } }) => {
      const part = { limit, isDescending: false, after: parsePlace(after, 'time', 'uuid') };
      const listed = await pageMessages(shop, visit, { state, search, part });
      if (!listed.ok) return listed;
      const { items, next } = listed.value;
      return ok({ items: items.map(toMessageFields), next });
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/contact-messages/{messageId}',
      summary: 'A message of the contact form and its answers',
      needsToken: true,
      params,
      answer: contactView,
    },
    async ({ shop, visit, params: { messageId: id } }) => {
      const read = await readMessage(shop, visit, { id });
      return read.ok ? ok(toContactView(read.value.message, read.value.answers)) : read;
    },
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/contact-messages/{messageId}/answers',
      summary: 'Answers a message by mail',
      description:
        'A repeated request with the same id and text gets the same answer; the id of another answer is refused.',
      needsToken: true,
      params,
      body: answerInput,
      answer: contactView,
    },
    async ({ shop, visit, params: { messageId }, body }) => {
      const done = await answerMessage(shop, visit, { messageId, ...body });
      return done.ok ? ok(toContactView(done.value.message, done.value.answers)) : done;
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/contact-messages/{messageId}/state',
      summary: 'Closes a message that needs no answer, or opens it again',
      needsToken: true,
      params,
      body: z.strictObject({ state: z.enum(['waiting', 'closed']) }),
      answer: contactView,
    },
    async ({ shop, visit, params: { messageId }, body: { state } }) => {
      const done = await switchMessage(shop, visit, { messageId, isOpen: state === 'waiting' });
      return done.ok ? ok(toContactView(done.value.message, done.value.answers)) : done;
    },
  );

  return api;
}
