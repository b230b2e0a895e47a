import { createHash } from 'node:crypto';
import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type * as z from 'zod';
import type { Result } from '#core/result.ts';
import { findUnstorable } from '#core/unstorable-text.ts';
import { workbookType } from '#platform/sheets/write-workbook.ts';
import { zipType } from '#platform/sheets/write-zip.ts';
import { answer } from '../answer.server.ts';
import { type Api, type ApiEnv, type NeedsToken, securityOf, unstorableText } from '../api.server.ts';
import { isLanguageOf } from '../market/language.ts';
import { heldTag } from '../media/http-cache.ts';
import { problem } from '../problem.server.ts';
import { orProblem } from '../problem-schema.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import { streamOf } from '../stream-of.ts';
import type { Visit } from '../visit.ts';

export type PaperFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly tag: string };

/** A file that is streamed while it is generated. */
type FileInPieces = { readonly pieces: AsyncIterable<Uint8Array<ArrayBuffer>> };

export type Download = {
  readonly file: PaperFile | FileInPieces;
  /** Letters, digits and hyphens. */
  readonly fileName: string;
  /** True for personal files, which shared caches must not store. */
  readonly isPersonal?: boolean;
  /** Additional response headers. */
  readonly headers?: Readonly<Record<string, string>>;
};

const types = {
  pdf: 'application/pdf',
  xlsx: workbookType,
  xml: 'application/xml',
  zip: zipType,
  svg: 'image/svg+xml',
  png: 'image/png',
} as const;

type FileKind = keyof typeof types;

export const toFile = (bytes: Uint8Array<ArrayBuffer>): PaperFile => ({
  bytes,
  tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
});

type Query = z.ZodObject & z.ZodType<{ cultureCode?: string | undefined }>;

type Call<P extends z.ZodObject | undefined, Q extends Query> = {
  path: `/${string}`;
  kind?: FileKind;
  summary: string;
  description?: string;
  needsToken?: NeedsToken;
  /** Response headers that contain counts, with their descriptions. */
  counts?: Readonly<Record<string, string>>;
  params?: P;
  query: Q;
};

type Input<P extends z.ZodObject | undefined, Q extends Query> = {
  shop: Shop;
  visit: Visit;
  params: P extends z.ZodObject ? z.output<P> : undefined;
  query: z.output<Q>;
};

/** Adds a call that returns a file for download. Supports ETags, so that an unchanged document answers 304. */
export function addDownload<Q extends Query, P extends z.ZodObject | undefined = undefined>(
  api: Api,
  { path, kind = 'pdf', summary, description, needsToken = false, counts = {}, params, query }: Call<P, Q>,
  run: (input: Input<P, Q>) => Promise<Result<Download, Refusal>>,
): void {
  const route = createRoute({
    method: 'get',
    path,
    summary,
    ...(description && { description }),
    ...securityOf(needsToken),
    request: { ...(params && { params }), query },
    responses: {
      200: {
        description: 'The file',
        headers: Object.fromEntries(
          Object.entries(counts).map(([name, text]) => [name, { description: text, schema: { type: 'integer' } }]),
        ),
        content: { [types[kind]]: { schema: { type: 'string', format: 'binary' } } },
      },
      ...orProblem,
    },
  });
  // Cast as in addCall: the route's type inference does not support optional schemas.
  const handler = async (c: never) => {
    const context = c as Context<ApiEnv, string, { out: { param: never; query: never } }>;
    const asked = context.req.valid('query') as z.output<Q>;
    const unstorable = findUnstorable(asked);
    if (unstorable) return problem(context, unstorableText(unstorable));
    const result = await run({
      shop: context.get('shop'),
      visit: inLanguage(context.get('visit'), asked.cultureCode),
      params: (params && context.req.valid('param')) as Input<P, Q>['params'],
      query: asked,
    });
    return result.ok ? send(context, kind, result.value) : problem(context, result.refusal);
  };
  api.openapi(route, handler as never);
}

export function inLanguage(visit: Visit, cultureCode: string | undefined): Visit {
  if (cultureCode === undefined) return visit;
  const asked = cultureCode.slice(0, 2).toLowerCase();
  return { ...visit, language: isLanguageOf(visit.market, asked) ? asked : visit.market.defaultLocale };
}

function send(c: Context<ApiEnv>, kind: FileKind, { file, fileName, isPersonal = false, headers }: Download): Response {
  const caching = { 'cache-control': isPersonal ? 'no-store' : 'private, no-cache' };
  const named = { ...caching, ...headers, 'content-disposition': `attachment; filename="${fileName}.${kind}"` };
  if ('pieces' in file) return answer(c, streamOf(file.pieces), types[kind], named);
  const { bytes, tag: etag } = file;
  if (heldTag(c.req.header('if-none-match'), [etag])) return c.body(null, 304, { etag, ...caching });
  return answer(c, bytes, types[kind], { etag, ...named, 'content-length': String(bytes.length) });
}
