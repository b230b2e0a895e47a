import * as z from 'zod';
import { ok, type Result, refuse } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import type { Group } from '../catalogue/group-store.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Visit } from '../visit.ts';
import { addRead } from './add-read.server.ts';
import { contextQuery, slugParams } from './categories-schema.ts';
import { changeGroup, createGroup, deleteGroup, sortGroups } from './change-groups.server.ts';
import {
  changeGroupInput,
  companyGroupsQuery,
  groupParams,
  groupView,
  newGroupInput,
  sortGroupsInput,
  toGroupView,
} from './groups-schema.ts';
import { findGroupBySlug, listCompanyGroups, listGroups } from './list-groups.server.ts';
import { visitAt, whereQuery } from './where.ts';

export function groupsApi() {
  const api = createApi();
  addReads(api);
  addChanges(api);
  return api;
}

const viewIn =
  ({ language, market }: Visit) =>
  (group: Group) =>
    toGroupView(group, language, market.defaultLocale);

function addReads(api: Api) {
  addRead(
    api,
    {
      path: '/groups',
      summary: 'The product groups in order: the shop’s and the caller’s own',
      query: contextQuery,
      answer: z.array(groupView),
    },
    async ({ shop, visit, query }) => ok((await listGroups(shop, visit, query.context)).map(viewIn(visit))),
  );

  addRead(
    api,
    {
      path: '/groups/company',
      summary: 'The groups of a company and of a buying group',
      needsToken: true,
      query: companyGroupsQuery,
      answer: z.array(groupView),
    },
    async ({ shop, visit, query }) => {
      const listed = await listCompanyGroups(shop, visit, query);
      return listed.ok ? ok(listed.value.map(viewIn(visit))) : listed;
    },
  );

  addRead(
    api,
    {
      path: '/groups/slug/{slug}',
      summary: 'A group by its slug',
      params: slugParams,
      query: whereQuery,
      answer: groupView,
    },
    async ({ shop, visit, params: { slug } }) => {
      const group = await findGroupBySlug(shop, visit, slug.toLowerCase());
      return group ? ok(viewIn(visit)(group)) : refuse({ code: 'group-not-found', group: slug });
    },
  );
}

function addChanges(api: Api) {
  addCall(
    api,
    {
      method: 'post',
      path: '/groups',
      summary: 'Create a group for a company, a buying group or the shop',
      needsToken: true,
      query: whereQuery,
      body: newGroupInput,
      answer: groupView,
    },
    ({ shop, visit, query, body }) => within(visit, query, (there) => createGroup(shop, there, body)),
  );

  addCall(
    api,
    {
      method: 'patch',
      path: '/groups/sortOrder',
      summary: 'Change the order of groups',
      needsToken: true,
      query: whereQuery,
      body: sortGroupsInput,
      answer: z.array(groupView),
    },
    async ({ shop, visit, body }) => {
      const sorted = await sortGroups(shop, visit, body);
      return sorted.ok ? ok(sorted.value.map(viewIn(visit))) : sorted;
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/groups/{id}',
      summary: 'Change a group: name and slug in one language, position, products',
      needsToken: true,
      params: groupParams,
      query: whereQuery,
      body: changeGroupInput,
      answer: groupView,
    },
    ({ shop, visit, params, query, body }) =>
      within(visit, query, (there) => changeGroup(shop, there, { ...params, ...body })),
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/groups/{id}',
      summary: 'Remove a group; its products are kept',
      needsToken: true,
      params: groupParams,
      answer: groupView,
    },
    ({ shop, visit, params }) => within(visit, {}, () => deleteGroup(shop, visit, params.id)),
  );
}

/** Makes a change in the language of the call and returns the result in that language. */
async function within(
  visit: Visit,
  where: z.output<typeof whereQuery>,
  change: (visit: Visit) => Promise<Result<Group, Refusal>>,
) {
  const there = visitAt(visit, where);
  if (!there.ok) return there;
  const changed = await change(there.value);
  return changed.ok ? ok(viewIn(there.value)(changed.value)) : changed;
}
