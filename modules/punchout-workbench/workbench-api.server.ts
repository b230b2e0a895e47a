import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { ok } from '#core/result.ts';
import { answer } from '../answer.server.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { companyParams } from '../company/company-schema.ts';
import { problem } from '../problem.server.ts';
import { orProblem } from '../problem-schema.ts';
import { connectionSettings } from '../punchout/connection.ts';
import { checkedFieldView, toFieldView } from '../punchout-fields/checked-field-schema.ts';
import type { DocumentBrief } from '../punchout-log/logged-document.ts';
import { documentKinds } from '../punchout-log/logged-document.ts';
import { checklistSteps } from './checklist.ts';
import { documentFile } from './document-file.ts';
import { previewFields } from './preview-fields.server.ts';
import { readConnectionLog } from './read-connections.server.ts';
import { readDocument, replayDocument } from './replay-document.server.ts';

const path = '/companies/{companyId}/punchout/log';
const description = 'For staff with the task `customers` and for administrators of the company.';
const needsToken = true;

const documentView = z
  .object({
    id: z.uuid(),
    sessionId: z.uuid().optional().meta({ description: 'The visit that it belongs to.' }),
    direction: z.enum(['in', 'out']),
    protocol: z.string(),
    kind: z.enum(documentKinds),
    reason: z.string().meta({ description: 'Empty if all went well.' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'PunchOutDocument' });
const stepView = z.object({
  step: z.enum(checklistSteps),
  state: z.enum(['works', 'fails', 'open']),
  reason: z.string(),
});
const logView = z
  .object({
    protocol: z.string(),
    obstacles: z.array(z.string()).readonly(),
    steps: z.array(stepView),
    documents: z.array(documentView),
    next: z.uuid().optional().meta({ description: 'For `before`, to get earlier ones.' }),
  })
  .meta({ id: 'PunchOutLog' });
const replayView = z
  .object({
    compared: z.int().meta({ description: 'How many articles the document has.' }),
    differences: z.array(
      z.object({ sku: z.string(), what: z.enum(['price', 'unit', 'gone']), was: z.string(), now: z.string() }),
    ),
  })
  .meta({ id: 'PunchOutReplay' });
const previewedField = z
  .object({
    name: z.string(),
    own: z.string().optional().meta({ description: 'As the shop fills it; absent if it is not sent.' }),
    ruled: z.string().optional().meta({ description: 'As the rules do.' }),
  })
  .meta({ id: 'PunchOutPreviewedField' });
const documentParams = companyParams.extend({ documentId: z.uuid() });

const toView = ({ id, sessionId, direction, protocol, kind, reason, createdAt }: DocumentBrief) => ({
  id,
  ...(sessionId !== undefined && { sessionId }),
  direction,
  protocol,
  kind,
  reason,
  createdAt: createdAt.toISOString(),
});

/** What the procurement systems of companies sent and got. */
export function workbenchApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'get',
      path,
      summary: 'What works in the connection of a company, and its latest documents',
      description,
      needsToken,
      params: companyParams,
      query: z.object({ before: z.uuid().optional() }),
      answer: logView,
    },
    async ({ shop, visit, params, query }) => {
      const read = await readConnectionLog(shop, visit, { ...params, ...query });
      if (!read.ok) return read;
      const { state, documents, next } = read.value;
      const steps = (state?.steps ?? []).map(({ step, state: is, reason }) => ({ step, state: is, reason }));
      return ok({
        protocol: state?.protocol ?? 'None',
        obstacles: state?.obstacles ?? [],
        steps,
        documents: documents.map(toView),
        ...(next !== undefined && { next }),
      });
    },
  );
  addCall(
    api,
    {
      method: 'get',
      path: `${path}/{documentId}`,
      summary: 'A document of a procurement system, field by field',
      description: `${description} Secrets were removed before it was stored.`,
      needsToken,
      params: documentParams,
      answer: documentView.extend({
        fields: z.array(checkedFieldView),
        changes: z
          .array(z.object({ sku: z.string(), was: z.number(), now: z.number() }))
          .optional()
          .meta({ description: 'Of the cart of an edit: articles with other numbers of pieces than were sent.' }),
      }),
    },
    async ({ shop, visit, params }) => {
      const read = await readDocument(shop, visit, params);
      if (!read.ok) return read;
      const { document, fields, changes } = read.value;
      return ok({ ...toView(document), fields: fields.map(toFieldView), ...(changes && { changes }) });
    },
  );
  addCall(
    api,
    {
      method: 'get',
      path: `${path}/{documentId}/differences`,
      summary: 'How the articles of a document differ from the shop of today',
      description: `${description} Nothing is ordered or stored. Documents without articles have none to compare.`,
      needsToken,
      params: documentParams,
      answer: replayView,
    },
    async ({ shop, visit, params }) => {
      const replayed = await replayDocument(shop, visit, params);
      return replayed.ok ? ok(replayed.value ?? { compared: 0, differences: [] }) : replayed;
    },
  );
  addCall(
    api,
    {
      method: 'post',
      path: '/companies/{companyId}/punchout/preview',
      summary: 'The articles of the last OCI cart with rules for its fields',
      description:
        'For staff with the task `customers` and for administrators of the company. At most five rows, at the prices of today, with and without the rules. Nothing is stored.',
      needsToken,
      params: companyParams,
      body: z.strictObject({ fields: connectionSettings.shape.fields }),
      answer: z.array(previewedField),
    },
    ({ shop, visit, params, body }) => previewFields(shop, visit, { ...params, rules: body.fields }),
  );
  const file = createRoute({
    method: 'get',
    path: `${path}/{documentId}/file`,
    summary: 'A document of a procurement system as a file',
    description,
    security: [{ bearer: [] }, { session: [] }],
    request: { params: documentParams },
    responses: { 200: { description: 'XML, or the fields of a form, one in each line' }, ...orProblem },
  });
  api.openapi(file, async (c: Parameters<Parameters<typeof api.openapi<typeof file>>[1]>[0]) => {
    const read = await readDocument(c.var.shop, c.var.visit, c.req.valid('param'));
    if (!read.ok) return problem(c, read.refusal);
    const { text, type, name } = documentFile(read.value.document);
    return answer(c, text, type, { 'content-disposition': `attachment; filename="${name}"` });
  });
  return api;
}
