import type { Context, MiddlewareHandler } from 'hono';
import { answer } from '../answer.server.ts';
import type { ApiEnv } from '../api.server.ts';
import { type CxmlStatus, cxmlStatus } from '../punchout-document/cxml-answer.ts';
import type { Refusal } from '../refusals.ts';
import { cxmlTooLarge, stampOf } from './answer-cxml.server.ts';
import { refusalPage } from './refusal-page.server.ts';

type Call = Context<ApiEnv>;

export const cxmlDoor = '/login/cxml/session';

/**
 * What the server refuses before or around a door, such as too many requests, is answered in the way of the door, too: by a page for the
 * buyer's browser, by cXML for the buyer's server, which would repeat an error of HTTP again and again.
 */
export const doorAnswers: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  if (!c.res.headers.get('content-type')?.startsWith('application/problem+json')) return;
  const { code, facts } = (await c.res.json()) as { code: Refusal['code']; facts: object };
  const isCxml = c.req.method === 'POST' && c.req.path.endsWith(cxmlDoor);
  const { status } = c.res;
  c.res = undefined;
  c.res = isCxml ? answerXml(c, documentFor(c, status)) : await refusalPage(c, { ...facts, code } as Refusal);
};

export const answerXml = (c: Call, document: string, status = 200): Response =>
  answer(c, document, 'text/xml; charset=utf-8', { 'cache-control': 'no-store' }, status);

/** Statuses of HTTP that mean: not now. */
const temporary: ReadonlySet<number> = new Set([429, 503, 504]);

function documentFor({ var: { visit } }: Call, status: number): string {
  if (status === 413) return cxmlTooLarge(visit);
  const code: CxmlStatus = temporary.has(status) ? 560 : status >= 500 ? 500 : 406;
  const words = code === 560 ? 'The shop cannot answer at the moment. Please send the document again.' : '';
  return cxmlStatus(stampOf(visit), code, words);
}
