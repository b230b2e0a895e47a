import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type * as z from 'zod';
import { answer } from '../answer.server.ts';
import type { Api, ApiEnv } from '../api.server.ts';
import { problem } from '../problem.server.ts';
import { problemDocument } from '../problem-schema.ts';
import { inLanguage } from './add-download.server.ts';
import { languageQuery } from './document-schema.ts';
import { favouritesForm } from './favourites-document.ts';
import { makeFavouritesPdf } from './make-favourites-pdf.server.ts';
import { createPreviousCopies } from './previous-copies.ts';

/** Cache size in files; a PDF with 200 products takes about five megabytes, most take a tenth of that. */
const copiesKept = 12;

const route = createRoute({
  method: 'post',
  path: '/documents/favourites/pdf',
  summary: 'A PDF of favourites: cover, products, text pages, contacts',
  description:
    'Hidden products are left out; the header document-left-out names them, and document-pictures-fetched counts the pictures that were not in the previous PDF.',
  request: {
    query: languageQuery,
    body: {
      required: true,
      content: {
        'multipart/form-data': { schema: favouritesForm },
        'application/x-www-form-urlencoded': { schema: favouritesForm },
      },
    },
  },
  responses: {
    200: {
      description: 'The file',
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    },
    default: {
      description: 'A problem document',
      content: { 'application/problem+json': { schema: problemDocument } },
    },
  },
});

export function addFavouritesPdf(api: Api): void {
  const copies = createPreviousCopies(copiesKept);
  // Cast as in addDownload: the route's types do not support file responses.
  const handler = async (c: never) => {
    const context = c as Context<ApiEnv, string, { out: { query: never; form: never } }>;
    const { cultureCode } = context.req.valid('query') as z.output<typeof languageQuery>;
    const form = context.req.valid('form') as z.output<typeof favouritesForm>;
    const visit = inLanguage(context.get('visit'), cultureCode);
    const made = await makeFavouritesPdf(context.get('shop'), visit, {
      document: form.Document,
      retailerLogo: form.RetailerLogo,
      customerLogo: form.CustomerLogo,
      previous: copies.find(form.Token),
    });
    if (!made.ok) return problem(context, made.refusal);
    const { bytes, pictures, fetched, leftOut } = made.value;
    copies.keep(form.Token, pictures);
    return answer(context, bytes, 'application/pdf', {
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="favourites-${visit.language}.pdf"`,
      'content-length': String(bytes.length),
      'document-left-out': leftOut.join(','),
      'document-pictures-fetched': String(fetched),
    });
  };
  api.openapi(route, handler as never);
}
