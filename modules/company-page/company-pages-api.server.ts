import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { answer } from '../answer.server.ts';
import { type AccessCheck, type Api, addCall, createApi } from '../api.server.ts';
import { seesDealerPages } from '../auth/permissions.ts';
import { idParam } from '../id-param.ts';
import { asPicture } from '../logo/as-picture.ts';
import { problem } from '../problem.server.ts';
import { orProblem } from '../problem-schema.ts';
import { mostCards } from './company-page.ts';
import {
  startEditorView,
  startPageInput,
  startPageParams,
  startPageQuery,
  startPageView,
  toStartPageView,
} from './company-page-schema.ts';
import { readLogotype, readStartEditor, readStartPage } from './read-start-page.server.ts';
import { removeStart } from './remove-start-page.server.ts';
import { saveStart } from './save-start-page.server.ts';

const logotype = createRoute({
  method: 'get',
  path: '/company/{id}/logotype',
  summary: 'The cleaned logotype of a start page',
  security: [{ bearer: [] }, { session: [] }],
  request: { params: startPageParams },
  responses: {
    200: { description: 'The drawing', content: { 'image/svg+xml': { schema: { type: 'string' } } } },
    ...orProblem,
  },
});

/** The roles that may edit start pages; the use case checks of which companies. */
const editors: AccessCheck = ({ claims }) => {
  if (!claims) return refuse({ code: 'not-signed-in' });
  return seesDealerPages(claims) ? ok(claims) : refuse({ code: 'not-allowed' });
};

/** Start pages of companies. */
export function companyPagesApi(): Api {
  const api = createApi();
  // Fixed paths before those with an id.
  addCall(
    api,
    {
      method: 'get',
      path: '/company/editor',
      summary: 'The data for editing a start page, for administrators and staff',
      needsToken: true,
      query: z.object({ company_id: idParam.optional() }),
      answer: startEditorView,
    },
    async ({ shop, visit, query }) => {
      const read = await readStartEditor(shop, visit, { companyId: query.company_id });
      if (!read.ok) return read;
      const { company, page, scenes } = read.value;
      return ok({
        company_id: company.id,
        coop_code: company.coopCode ?? null,
        name: company.name,
        page: page ? toStartPageView(page, company.coopCode) : null,
        scenes,
        mostCards,
      });
    },
  );
  addCall(
    api,
    {
      method: 'get',
      path: '/company',
      summary: 'The start page of a company, for its people',
      needsToken: true,
      query: startPageQuery,
      answer: startPageView,
    },
    async ({ shop, visit, query: { company_id: companyId, coop_code: coopCode } }) => {
      const read = await readStartPage(shop, visit, { companyId, coopCode });
      return read.ok ? ok(toStartPageView(read.value.page, read.value.coopCode)) : read;
    },
  );
  addCall(
    api,
    {
      method: 'post',
      path: '/insert/company',
      summary: 'Create or replace the start page of a company',
      needsToken: true,
      access: editors,
      isForm: true,
      body: startPageInput,
      answer: startPageView,
    },
    async ({ shop, visit, body }) => {
      const saved = await saveStart(shop, visit, body);
      return saved.ok ? ok(toStartPageView(saved.value.page, saved.value.coopCode)) : saved;
    },
  );
  addCall(
    api,
    {
      method: 'delete',
      path: '/company/{id}',
      summary: 'Remove a start page',
      needsToken: true,
      access: editors,
      params: startPageParams,
      answer: z.object({ id: z.int() }),
    },
    ({ shop, visit, params }) => removeStart(shop, visit, params),
  );
  api.openapi(logotype, async (c) => {
    const drawing = await readLogotype(c.var.shop, c.var.visit, c.req.valid('param'));
    if (!drawing.ok) return problem(c, drawing.refusal);
    return answer(c, drawing.value, 'image/svg+xml; charset=utf-8', asPicture);
  });
  return api;
}
