import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { ok } from '#core/result.ts';
import { workbookType, writeWorkbook } from '#platform/sheets/write-workbook.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { addDownload } from '../document/add-download.server.ts';
import { problem } from '../problem.server.ts';
import { orProblem } from '../problem-schema.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import {
  importParams,
  lineInput,
  lineParams,
  peopleImportView,
  rejectedQuery,
  templateQuery,
  uploadQuery,
} from './people-import-schema.ts';
import { correctLine, getPeopleImport } from './people-imports.server.ts';
import { openRejectedSheet, openTemplate, sayProblem } from './people-sheet.server.ts';
import { readSheetWords } from './read-import-rights.server.ts';
import { startPeopleImport, stopPeopleImport } from './run-import.server.ts';
import { stagePeople } from './stage-people.server.ts';

const upload = createRoute({
  method: 'post',
  path: '/imports',
  summary: 'Upload a sheet of people or of sizes',
  description:
    'An .xlsx or CSV file of at most 10 MB with the columns of the template, in any language and order. Each line is judged and nothing is changed yet: read the answer, correct lines, then apply.',
  security: [{ bearer: [] }, { session: [] }],
  request: {
    query: uploadQuery,
    body: {
      required: true,
      content: { [workbookType]: { schema: z.string() }, 'text/csv': { schema: z.string() } },
    },
  },
  responses: {
    201: { description: 'The effect of applying it', content: { 'application/json': { schema: peopleImportView } } },
    ...orProblem,
  },
});

/** Sheets of people and of sizes, for those who administer them and for staff with the task customers. */
export function peopleImportApi() {
  const api = createApi();
  // A raw body instead of addCall: the file itself is sent, not JSON.
  api.openapi(upload, async (c) => {
    const { shop, visit } = c.var;
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const staged = await stagePeople(shop, visit, {
      ...c.req.valid('query'),
      companyId: c.req.valid('query').companyId,
      bytes,
    });
    const view = staged.ok
      ? await viewOf(shop, visit, await getPeopleImport(shop, visit, staged.value.importId))
      : staged;
    return (view.ok ? c.json(view.value, 201) : problem(c, view.refusal)) as never;
  });
  addFiles(api);
  addSteps(api);
  return api;
}

function addFiles(api: Api): void {
  addDownload(
    api,
    {
      path: '/imports/template',
      kind: 'xlsx',
      summary: 'The sheet to be filled in, with the people of the company as they are',
      description: 'An empty cell leaves a value as it is, a hyphen removes it.',
      needsToken: true,
      query: templateQuery,
    },
    async ({ shop, visit, query: { companyId, content, empty } }) => {
      const opened = await openTemplate(shop, visit, { companyId, content, isEmpty: empty === 'true' });
      if (!opened.ok) return opened;
      const pieces = writeWorkbook({ at: visit.now, sheets: [{ name: content, ...opened.value }] });
      return ok({ file: { pieces }, fileName: content, isPersonal: true });
    },
  );

  addDownload(
    api,
    {
      path: '/imports/{importId}/rejected',
      kind: 'xlsx',
      summary: 'The lines that were not applied, with the reasons in the last column',
      needsToken: true,
      params: importParams,
      query: rejectedQuery,
    },
    async ({ shop, visit, params: { importId } }) => {
      const opened = await openRejectedSheet(shop, visit, importId);
      if (!opened.ok) return opened;
      const pieces = writeWorkbook({ at: visit.now, sheets: [{ name: 'rejected', ...opened.value }] });
      return ok({ file: { pieces }, fileName: 'rejected', isPersonal: true });
    },
  );
}

function addSteps(api: Api): void {
  const params = importParams;
  const answer = peopleImportView;
  addCall(
    api,
    {
      method: 'get',
      path: '/imports/{importId}',
      summary: 'The effects of applying a sheet, the first lines that need attention, and the progress',
      needsToken: true,
      params,
      answer,
    },
    async ({ shop, visit, params: { importId } }) => viewOf(shop, visit, await getPeopleImport(shop, visit, importId)),
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/imports/{importId}/lines/{line}',
      summary: 'Correct a line of a sheet',
      needsToken: true,
      params: lineParams,
      body: lineInput,
      answer,
    },
    async ({ shop, visit, params: asked, body: { cells } }) =>
      viewOf(shop, visit, await correctLine(shop, visit, { ...asked, cells })),
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/imports/{importId}/apply',
      summary: 'Apply all lines but those that need attention',
      description:
        'The answer comes at once; the work is done in the background. Each line is applied once: call again for lines that were corrected or left by a job that stopped.',
      needsToken: true,
      params,
      answer,
    },
    async ({ shop, visit, params: { importId } }) =>
      viewOf(shop, visit, await startPeopleImport(shop, visit, importId)),
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/imports/{importId}',
      summary: 'Stop applying a sheet, or discard it',
      needsToken: true,
      params,
      answer: z.object({ importId: z.uuid() }),
    },
    async ({ shop, visit, params: { importId } }) => {
      const stopped = await stopPeopleImport(shop, visit, importId);
      return stopped.ok ? ok({ importId }) : stopped;
    },
  );
}

async function viewOf(
  shop: Shop,
  { language }: Visit,
  found: Awaited<ReturnType<typeof getPeopleImport> | ReturnType<typeof correctLine>>,
) {
  if (!found.ok) return found;
  const { id, counts, unread, attention, open, job } = found.value;
  const words = await readSheetWords(shop);
  return ok({
    importId: id,
    status: job?.state ?? ('checked' as const),
    counts,
    unreadColumns: [...unread],
    attention: attention.map(({ line, cells, problems }) => ({
      line,
      cells: { ...cells },
      problems: problems.map((one) => ({ field: one.field, code: one.code, reason: sayProblem(words, language, one) })),
    })),
    open,
    total: job?.total,
    done: job?.done ?? 0,
    accepted: job?.accepted ?? 0,
    refused: job?.refused ?? 0,
  });
}
