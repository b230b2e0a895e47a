import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { ok } from '#core/result.ts';
import { answer } from '../answer.server.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { problem } from '../problem.server.ts';
import { orProblem } from '../problem-schema.ts';
import { asPicture } from './as-picture.ts';
import { decideLogo } from './decide-logo.server.ts';
import { listLogos, openLogoFile, readDrawing } from './list-logos.server.ts';
import { mediaTypes } from './logo.ts';
import {
  decisionInput,
  logoView,
  targetOf,
  toLogoView,
  uploadQuery,
  versionParams,
  waitingQuery,
} from './logo-schema.ts';
import { pageLogos, placeOfLogo } from './staff-logos.server.ts';
import { uploadLogo } from './upload-logo.server.ts';

const fileTypes = Object.values(mediaTypes);
const security = [{ bearer: [] }, { session: [] }];

const upload = createRoute({
  method: 'post',
  path: '/logos',
  summary: 'Upload a logo, or a new version of one',
  description:
    'An SVG, PNG or PDF file of at most 1 MB. It is cleaned and measured at the intended width. Staff release it for production; it can be ordered before.',
  security,
  request: {
    query: uploadQuery,
    body: { required: true, content: Object.fromEntries(fileTypes.map((type) => [type, { schema: z.string() }])) },
  },
  responses: {
    201: { description: 'The logo as it was understood', content: { 'application/json': { schema: logoView } } },
    ...orProblem,
  },
});

const picture = createRoute({
  method: 'get',
  path: '/logos/{logoId}/versions/{version}/picture',
  summary: 'The cleaned drawing of a logo',
  security,
  request: { params: versionParams },
  responses: {
    200: { description: 'The drawing', content: { 'image/svg+xml': { schema: { type: 'string' } } } },
    ...orProblem,
  },
});

const original = createRoute({
  method: 'get',
  path: '/logos/{logoId}/versions/{version}/file',
  summary: 'The file of a logo as it was uploaded',
  description: 'For people of its company and for staff. Uploads from before files were kept answer 404.',
  security,
  request: { params: versionParams },
  responses: {
    200: {
      description: 'The file',
      content: Object.fromEntries(fileTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
    },
    ...orProblem,
  },
});

/** Logos of companies, and their release by staff. */
export function logosApi(): Api {
  const api = createApi();
  // A raw body instead of addCall: the file itself is sent, not JSON.
  api.openapi(upload, async (c) => {
    const file = new Uint8Array(await c.req.arrayBuffer());
    const query = c.req.valid('query');
    const { fileName, widthMm, rights } = query;
    const uploaded = await uploadLogo(c.var.shop, c.var.visit, { ...targetOf(query), fileName, widthMm, rights, file });
    return (uploaded.ok ? c.json(toLogoView(uploaded.value), 201) : problem(c, uploaded.refusal)) as never;
  });
  api.openapi(picture, async (c) => {
    const drawing = await readDrawing(c.var.shop, c.var.visit, c.req.valid('param'));
    if (!drawing.ok) return problem(c, drawing.refusal);
    return answer(c, drawing.value, 'image/svg+xml; charset=utf-8', asPicture);
  });
  api.openapi(original, async (c) => {
    const file = await openLogoFile(c.var.shop, c.var.visit, c.req.valid('param'));
    if (!file.ok) return problem(c, file.refusal);
    const { name, type, content } = file.value;
    return answer(c, content, mediaTypes[type], {
      ...asPicture,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name || `logo.${type}`)}`,
    });
  });
  addCall(
    api,
    {
      method: 'get',
      path: '/logos',
      summary: 'The logos of the caller’s company, all versions',
      needsToken: true,
      answer: z.array(logoView),
    },
    async ({ shop, visit }) => {
      const listed = await listLogos(shop, visit);
      return listed.ok ? ok(listed.value.map(toLogoView)) : listed;
    },
  );
  addStaffCalls(api);
  return api;
}

function addStaffCalls(api: Api): void {
  addCall(
    api,
    {
      method: 'get',
      path: '/logos/production',
      summary: 'Logos of all companies in a state, the oldest first, for staff',
      needsToken: true,
      query: waitingQuery,
      answer: z.array(logoView),
    },
    async ({ shop, visit, query: { state, limit, afterLogoId: logoId, afterVersion: version } }) => {
      const after = logoId && version ? await placeOfLogo(shop, visit, { logoId, version }) : undefined;
      const part = { limit, isDescending: false, after };
      const listed = await pageLogos(shop, visit, { state, search: '', part });
      return listed.ok ? ok(listed.value.items.map(toLogoView)) : listed;
    },
  );
  addCall(
    api,
    {
      method: 'put',
      path: '/logos/{logoId}/versions/{version}',
      summary: 'Release a logo for production, or refuse it with a reason, by staff',
      needsToken: true,
      params: versionParams,
      body: decisionInput,
      answer: logoView,
    },
    async ({ shop, visit, params, body }) => {
      const decided = await decideLogo(shop, visit, { ...params, ...body });
      return decided.ok ? ok(toLogoView(decided.value)) : decided;
    },
  );
}
