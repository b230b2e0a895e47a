import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import * as z from 'zod';
import type { Language } from '#core/locale.ts';
import { ok, refuse } from '#core/result.ts';
import { type Api, type ApiEnv, createApi, policyMark } from '../api.server.ts';
import { sessionCookies } from '../auth/session-cookies.ts';
import type { PunchOutType } from '../company/punch-out.ts';
import { orProblem } from '../problem-schema.ts';
import { cxmlStatus } from '../punchout-document/cxml-answer.ts';
import { isCredential, type OciVersion, readOciRequest } from '../punchout-document/oci-inbound.ts';
import { underUsualNames } from '../punchout-document/own-names.ts';
import { statusOf } from '../refusals.ts';
import { type AnswerOrder, answerCxml, stampOf } from './answer-cxml.server.ts';
import { answerFunction } from './answer-function.server.ts';
import { askToReplace } from './ask-to-replace.server.ts';
import { answerXml, cxmlDoor } from './door-answers.server.ts';
import { enterShop, findStart } from './enter-shop.server.ts';
import { allowFrameOf, isInFrame } from './framed-page.server.ts';
import { functionPage } from './function-page.server.ts';
import { type Came, keepExchange } from './keep-exchange.server.ts';
import { findOwnNames } from './own-names.server.ts';
import { refusalPage } from './refusal-page.server.ts';
import { findPunchoutMarket, startVisit } from './start-visit.server.ts';
import { makeWindowCode } from './window-code.server.ts';

type Call = Context<ApiEnv>;

/** The address of a product's page. */
type ProductHref = (language: Language, uniqueName: string) => string;

const redirects = { 303: { description: 'Into the shop' }, ...orProblem };
const marketQuery = z.object({
  MARKETID: z.string().optional().meta({ description: 'The market. Without it the request is refused with 400.' }),
});

const doors: readonly { path: `/${string}`; type: PunchOutType; version: OciVersion; name: string }[] = [
  { path: '/login/oci/3/session', type: 'OCI3', version: 3, name: 'OCI 3.0' },
  { path: '/login/oci/4/session', type: 'OCI4', version: 4, name: 'OCI 4.0' },
  { path: '/login/peppol/3/session', type: 'PEPPOL3', version: 4, name: 'Peppol Punch Out 3' },
];

/** Where the browsers of procurement systems arrive. Their forms are from other sites and bring no cookie of ours. */
export function punchoutLoginApi(productHref: ProductHref, answerOrder: AnswerOrder): Api {
  const api = createApi();
  for (const { path, type, version, name } of doors) {
    const post = createRoute({
      method: 'post',
      path,
      summary: `Open the shop from a procurement system by ${name}`,
      description:
        'A form with HOOK_URL, USERNAME and PASSWORD, in any capitals. The cart is later posted to HOOK_URL, which must be on an origin that is registered for the company.',
      request: { query: marketQuery },
      responses: redirects,
      [policyMark]: { takesForeignPosts: true },
    });
    const get = createRoute({
      method: 'get',
      path,
      summary: `Open the shop from a procurement system by ${name}, with all parameters in the address`,
      description: 'Only for companies that have it switched on, because addresses are kept by browsers and proxies.',
      request: { query: marketQuery },
      responses: redirects,
    });
    const open = async (c: Call) => {
      const isByGet = c.req.method !== 'POST';
      const fields = await fieldsOf(c);
      if (!fields) return refusalPage(c, { code: 'malformed-request' });
      const asked = { ...readOciRequest(fields, version), isByGet };
      const came = cameBy(type, asked, fields);
      if (type !== 'PEPPOL3' && pricing.has(asked.asksFor)) return answerPrices(c, type, asked, came);
      const started = await start(c, type, asked);
      await keepExchange(c.var.shop, c.var.visit, came, started);
      return started.ok ? c.redirect(started.value.startPage, 303) : refusalPage(c, started.refusal);
    };
    api.openapi(post, open as never);
    api.openapi(get, open as never);
  }

  const cxmlRoute = createRoute({
    method: 'post',
    path: cxmlDoor,
    summary: 'A cXML document of a procurement system: PunchOutSetupRequest, OrderRequest or ProfileRequest',
    description:
      'The body is a cXML document. It is answered in cXML with HTTP 200, refusals too: PunchOutSetupRequest with the address of a start page, OrderRequest with what differs from the returned cart.',
    request: { query: marketQuery },
    responses: { 200: { description: 'A cXML document' }, ...orProblem },
  });
  api.openapi(cxmlRoute, (async (c: Call) => {
    const { shop, visit } = c.var;
    const { searchParams, origin, pathname } = new URL(c.req.url);
    const market = await findPunchoutMarket(shop, marketIn(searchParams));
    if (!market.ok) {
      const words = shop.texts.say('en', 'refusals', market.refusal.code) ?? '';
      return answerXml(c, cxmlStatus(stampOf(visit), 400, words), statusOf[market.refusal.code]);
    }
    const url = `${origin}${pathname}?MARKETID=${market.value.marketId}`;
    const posted = { market: market.value, text: await c.req.text(), url, answerOrder };
    return answerXml(c, await answerCxml(shop, visit, posted));
  }) as never);

  const startRoute = createRoute({
    method: 'get',
    path: '/login/start',
    summary: 'The start page of a procurement session: opens once, within ten minutes',
    description:
      'In a browser that is signed in, a page asks first; its link has `replace=yes`, and the former session ends.',
    request: { query: z.object({ code: z.string().max(500), replace: z.literal('yes').optional() }) },
    responses: redirects,
  });
  api.openapi(startRoute, (async (c: Call) => {
    const { shop, visit } = c.var;
    const code = c.req.query('code') ?? '';
    const isFramed = isInFrame(c);
    if (isFramed) allowFrameOf(c, (await findStart(shop, code))?.hookUrl);
    const asking = askToReplace(c, code);
    if (asking) return asking;
    const entered = await enterShop(shop, visit, { code });
    if (!entered.ok) return refusalPage(c, entered.refusal);
    const { opened, home, language, product } = entered.value;
    const to = product === undefined ? home : productHref(language, product);
    const entering = c.redirect(isFramed ? await framedEntry(c, opened.claims.sid, to) : to, 303);
    const options = { secure: shop.env.APP_ENV !== 'local', now: visit.now, isFramed };
    for (const line of sessionCookies(opened, options)) entering.headers.append('set-cookie', line);
    entering.headers.set('cache-control', 'no-store');
    return entering;
  }) as never);

  return api;
}

/** In a frame it is seen first whether the browser keeps the cookie. */
async function framedEntry({ var: { shop, visit } }: Call, sid: string, to: string): Promise<string> {
  const code = await makeWindowCode(shop, sid, visit.now);
  return `/api/auth/login/framed?${new URLSearchParams({ code, to })}`;
}

const marketIn = (query: URLSearchParams) => [...query].find(([name]) => name.toLowerCase() === 'marketid')?.[1];

type OciLogin = ReturnType<typeof readOciRequest> & { readonly isByGet: boolean };

async function start(c: Call, type: PunchOutType, asked: OciLogin) {
  const { shop, visit } = c.var;
  const market = await findPunchoutMarket(shop, asked.marketId);
  if (!market.ok) return market;
  if (asked.asksFor !== '' && asked.asksFor !== 'DETAIL')
    return refuse({ code: 'punch-out-function', function: asked.asksFor });
  const { name, secret, hookUrl, buyerReference, endpoint, isByGet } = asked;
  const { productId } = asked;
  const ofDetail = asked.asksFor === 'DETAIL' && { productId };
  const ofPeppol = type === 'PEPPOL3' && { buyerReference, ...(endpoint.id !== '' && { endpoint }) };
  const { marketId } = market.value;
  return startVisit(shop, visit, {
    marketId,
    type,
    name,
    secret,
    hookUrl,
    isByGet,
    asked: { ...asked.asked, ...ofDetail, ...ofPeppol },
  });
}

/** Functions that are answered by a page with prices, without a visit. */
const pricing: ReadonlySet<string> = new Set(['VALIDATE', 'BACKGROUND_SEARCH', 'SOURCING']);

async function answerPrices(c: Call, type: PunchOutType, asked: OciLogin, came: Came) {
  const { shop, visit } = c.var;
  const market = await findPunchoutMarket(shop, asked.marketId);
  if (!market.ok) return refusalPage(c, market.refusal);
  const answered = await answerFunction(shop, visit, { ...asked, type, market: market.value });
  const said = answered.ok ? { fields: answered.value?.fields ?? [] } : undefined;
  await keepExchange(shop, visit, came, answered.ok ? ok(undefined) : answered, said);
  if (!answered.ok) return refusalPage(c, answered.refusal);
  return functionPage(c, answered.value, asked.asksFor === 'VALIDATE');
}

const functionKinds = {
  VALIDATE: 'validate',
  BACKGROUND_SEARCH: 'search',
  SOURCING: 'search',
  DETAIL: 'detail',
} as const;

/** The request as the log keeps it. */
function cameBy(protocol: PunchOutType, asked: ReturnType<typeof readOciRequest>, fields: [string, string][]): Came {
  const kind = functionKinds[asked.asksFor as keyof typeof functionKinds] ?? (asked.asksFor === '' ? 'start' : 'other');
  return {
    protocol,
    marketId: Number(asked.marketId) || 0,
    kind,
    name: asked.name,
    secret: asked.secret,
    body: { fields: fields.map(([name, value]) => ({ name, value })) },
  };
}

/**
 * Of the query and of the form, which wins, under the usual names. Of a form its credentials count, never those of its address. Undefined if
 * the form is broken.
 */
async function fieldsOf(c: Call): Promise<[string, string][] | undefined> {
  const type = c.req.header('content-type') ?? '';
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type);
  const form = isForm ? await c.req.formData().catch(() => undefined) : new FormData();
  if (!form) return undefined;
  const texts = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const query = [...new URL(c.req.url).searchParams];
  const given = [...query, ...texts];
  const named = underUsualNames(given, await findOwnNames(c.var.shop, given, c.var.visit.now));
  return named.filter(([name], index) => c.req.method !== 'POST' || index >= query.length || !isCredential(name));
}
