import { ok } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { changesPage, changesQuery, toItem } from '../audit/audit-schema.ts';
import { listChanges } from './list-changes.server.ts';

const timeOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

export function auditApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/',
      summary: 'What staff changed, the latest first',
      description:
        'For staff with the task `settings`, or `read-only`. Values about a person are for those who also have the task of the change, or `read-only`. Entries are kept for 24 months.',
      needsToken: true,
      query: changesQuery,
      answer: changesPage,
    },
    async ({ shop, visit, query: { from, to, ...search } }) => {
      const listed = await listChanges(shop, visit, { ...search, from: timeOf(from), to: timeOf(to) });
      if (!listed.ok) return listed;
      const { changes, nextBelow } = listed.value;
      return ok({ items: changes.map(toItem), ...(nextBelow !== undefined && { nextBelow }) });
    },
  );

  return api;
}
