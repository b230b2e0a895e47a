import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { workbookType } from '#platform/sheets/write-workbook.ts';
import { addCall, createApi } from '../api.server.ts';
import { bulkJobStates } from '../bulk-job/bulk-job.ts';
import { feedCode } from '../catalogue/feed-values.ts';
import { addDownload } from '../document/add-download.server.ts';
import { problem } from '../problem.server.ts';
import { orProblem } from '../problem-schema.ts';
import { exportPriceList, makePriceTemplate, sheetTemplates } from './export-price-list.server.ts';
import { readPriceImport, requestPriceImport, stopPriceImport } from './import-price-list.server.ts';

const listParams = z.object({ id: feedCode });

const importView = z
  .object({
    importId: z.uuid(),
    priceListId: z.string(),
    state: z.enum(bulkJobStates),
    rows: z.number().int().optional(),
    done: z.number().int(),
    accepted: z.number().int(),
    refused: z.number().int(),
    errors: z
      .array(z.object({ line: z.number().int(), field: z.string(), reason: z.string() }))
      .meta({ description: 'The rows that were refused; at most 1,000.' }),
  })
  .meta({ id: 'PriceListImport' });

const uploadSheet = createRoute({
  method: 'post',
  path: '/documents/pricelist/{id}/import',
  summary: 'Write the prices of a sheet into a price list, for staff with the task `customers`',
  description:
    'An .xlsx or CSV with the headings sku, price and name; a column tax says net or gross, without it prices are without VAT. ' +
    'The answer comes at once, a job writes. Rows that are right are written, the others are told by the state of the import.',
  security: [{ bearer: [] }, { session: [] }],
  request: {
    params: listParams,
    body: {
      required: true,
      content: {
        'text/csv': { schema: z.string() },
        [workbookType]: { schema: z.string().meta({ format: 'binary' }) },
      },
    },
  },
  responses: {
    202: {
      description: 'Accepted',
      content: {
        'application/json': { schema: z.object({ importId: z.uuid() }).meta({ id: 'PriceImportRequested' }) },
      },
    },
    ...orProblem,
  },
});

/** The API for prices of a list as a sheet: template, export, import. */
export function priceSheetApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/documents/templates',
      summary: 'The names of the templates that can be filled in and sent back',
      description:
        'pricelist: /api/document/documents/pricelist/template; people and sizes: /api/customer/imports/template with this name as its content.',
      needsToken: true,
      answer: z.array(z.enum(sheetTemplates)),
    },
    async ({ visit }) => (visit.claims ? ok([...sheetTemplates]) : refuse({ code: 'not-signed-in' })),
  );

  addDownload(
    api,
    {
      path: '/documents/pricelist/template',
      kind: 'xlsx',
      summary: 'An empty sheet of prices with the headings sku, price and name',
      needsToken: true,
      query: z.object({}),
    },
    async ({ visit }) =>
      visit.claims
        ? ok({ file: { pieces: makePriceTemplate(visit.now) }, fileName: 'price-list-template' })
        : refuse({ code: 'not-signed-in' }),
  );

  addDownload(
    api,
    {
      path: '/documents/pricelist/{id}/export',
      kind: 'xlsx',
      summary: 'A price list as a sheet, one row for each colour of a product',
      description: 'For staff, and for administrators of a company (role 65) that may use the list.',
      needsToken: true,
      params: listParams,
      query: z.object({}),
    },
    async ({ shop, visit, params }) => {
      const made = await exportPriceList(shop, visit, params.id);
      if (!made.ok) return made;
      const fileName = `prices-${params.id.replaceAll(/[^A-Za-z0-9-]/g, '-')}`;
      return ok({ file: { pieces: made.value }, fileName, isPersonal: true });
    },
  );

  // A raw body instead of addCall: a sheet is not JSON.
  api.openapi(uploadSheet, async (c) => {
    const { shop, visit } = c.var;
    const bytes = new Uint8Array(await c.req.raw.arrayBuffer());
    const requested = await requestPriceImport(shop, visit, { code: c.req.valid('param').id, bytes });
    return (requested.ok ? c.json(requested.value, 202) : problem(c, requested.refusal)) as never;
  });

  addCall(
    api,
    {
      method: 'get',
      path: '/documents/pricelist/imports/{importId}',
      summary: 'The state of an import of prices, with the rows that were refused',
      needsToken: true,
      params: z.object({ importId: z.uuid() }),
      answer: importView,
    },
    async ({ shop, visit, params: { importId } }) => {
      const found = await readPriceImport(shop, visit, importId);
      if (!found.ok) return found;
      const { priceList: priceListId, state, total, done, accepted, refused, errors } = found.value;
      const counts = { done, accepted, refused, ...(total !== undefined && { rows: total }) };
      return ok({ importId, priceListId, state, ...counts, errors });
    },
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/documents/pricelist/imports/{importId}',
      summary: 'Stop an import of prices',
      description: 'For staff with the task `customers`. Prices that were written before stay.',
      needsToken: true,
      params: z.object({ importId: z.uuid() }),
      answer: z.object({ importId: z.uuid() }),
    },
    ({ shop, visit, params: { importId } }) => stopPriceImport(shop, visit, importId),
  );

  return api;
}
