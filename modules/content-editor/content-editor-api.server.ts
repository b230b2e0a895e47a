import * as z from 'zod';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { changersOf } from '../auth/may-do.ts';
import type { Visit } from '../visit.ts';
import type { DocumentPlace } from './draft.ts';
import {
  draftQuery,
  draftView,
  keptVersionView,
  listedPageView,
  problemsOf,
  publishInput,
  restoreInput,
  saveDraftInput,
  versionInput,
} from './draft-schema.ts';
import { listContent } from './list-content.server.ts';
import { archivePage, publishDraft } from './publish-draft.server.ts';
import { readDraft } from './read-draft.server.ts';
import { readVersions } from './read-versions.server.ts';
import { restoreVersion, saveDraft } from './save-draft.server.ts';

type SentPlace = Omit<DocumentPlace, 'marketId'> & { readonly everywhere: boolean };

const placeOf = (
  { market }: Pick<Visit, 'market'>,
  { kind, slug, language, everywhere }: SentPlace,
): DocumentPlace => ({
  kind,
  slug,
  language,
  marketId: everywhere ? undefined : market.marketId,
});

const savedVersion = z.object({ version: z.int() }).meta({ id: 'SavedContentVersion' });

/** Drafts of content, for staff and their programs. */
export function contentEditorApi(): Api {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/editor/pages',
      summary: 'All pages and general contents of the market with what it inherits, or those for all markets',
      needsToken: true,
      query: draftQuery.pick({ everywhere: true }),
      answer: z.array(listedPageView),
    },
    async ({ shop, visit, query }) => {
      const listed = await listContent(shop, visit, { marketId: query.everywhere ? undefined : visit.market.marketId });
      if (!listed.ok) return listed;
      return ok(
        listed.value.map(({ place, title, state, isChanged, isInherited, changedAt }) => ({
          slug: place.slug,
          kind: place.kind,
          language: place.language,
          everywhere: place.marketId === undefined,
          title,
          state,
          isChanged,
          isInherited,
          changedAt: changedAt.toISOString(),
        })),
      );
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/editor/draft',
      summary: 'The draft of a page, with what prevents its publishing',
      needsToken: true,
      query: draftQuery,
      answer: draftView,
    },
    async ({ shop, visit, query }) => {
      const read = await readDraft(shop, visit, placeOf(visit, query));
      if (!read.ok) return read;
      const { draft, state, isInherited } = read.value;
      const { version, isChanged, publishAt, data } = draft;
      return ok({
        slug: query.slug,
        kind: query.kind,
        language: query.language,
        everywhere: query.everywhere,
        version,
        state,
        isChanged,
        isInherited,
        publishAt: publishAt?.toISOString() ?? null,
        data: data as Record<string, unknown>,
        problems: problemsOf(query.kind, data),
      });
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/editor/draft',
      summary: 'Save a draft, which visitors do not see',
      description: 'An outdated version is refused with 409, so that nobody overwrites the work of somebody else.',
      needsToken: true,
      access: changersOf('content'),
      body: saveDraftInput,
      answer: savedVersion,
    },
    ({ shop, visit, body }) => saveDraft(shop, visit, { place: placeOf(visit, body), ...pick(body), data: body.data }),
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/editor/publish',
      summary: 'Publish a draft at once or at a later time',
      needsToken: true,
      access: changersOf('content'),
      body: publishInput,
      answer: savedVersion,
    },
    ({ shop, visit, body }) =>
      publishDraft(shop, visit, {
        place: placeOf(visit, body),
        ...pick(body),
        at: body.at === undefined ? undefined : new Date(body.at),
      }),
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/editor/archive',
      summary: 'Take a page off the shop; its draft stays',
      needsToken: true,
      access: changersOf('content'),
      body: versionInput,
      answer: savedVersion,
    },
    ({ shop, visit, body }) => archivePage(shop, visit, { place: placeOf(visit, body), ...pick(body) }),
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/editor/versions',
      summary: 'The stored versions of a page, the latest first',
      needsToken: true,
      query: draftQuery,
      answer: z.array(keptVersionView),
    },
    async ({ shop, visit, query }) => {
      const read = await readVersions(shop, visit, placeOf(visit, query));
      if (!read.ok) return read;
      return ok(
        read.value.map(({ version, reason, madeAt, author }) => ({
          version,
          reason,
          madeAt: madeAt.toISOString(),
          author: author ?? null,
        })),
      );
    },
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/editor/restore',
      summary: 'Copy a stored version into the draft',
      needsToken: true,
      access: changersOf('content'),
      body: restoreInput,
      answer: savedVersion,
    },
    ({ shop, visit, body }) =>
      restoreVersion(shop, visit, { place: placeOf(visit, body), ...pick(body), restore: body.restore }),
  );

  return api;
}

const pick = ({ version }: { readonly version: number }) => ({ version });
