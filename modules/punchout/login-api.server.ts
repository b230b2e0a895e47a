import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import * as z from 'zod';
import { answer } from '../answer.server.ts';
import { type Api, type ApiEnv, createApi, policyMark } from '../api.server.ts';
import { sessionCookies } from '../auth/session-cookies.ts';
import type { PunchOutType } from '../company/punch-out.ts';
import { orProblem } from '../problem-schema.ts';
import { cxmlStatus } from '../punchout-document/cxml-answer.ts';
import { type OciVersion, readOciRequest } from '../punchout-document/oci-inbound.ts';
import { statusOf } from '../refusals.ts';
import { answerCxml, stampOf } from './answer-cxml.server.ts';
import { enterShop } from './enter-shop.server.ts';
import { refusalPage } from './refusal-page.server.ts';
import { findPunchoutMarket, startVisit } from './start-visit.server.ts';

type Call = Context<ApiEnv>;

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
export function punchoutLoginApi(): Api {
  const api = createApi();
  for (const { path, type, version, name } of doors) {
    const route = createRoute({
      method: 'post',
      path,
      summary: `Open the shop from a procurement system by ${name}`,
      description:
        'A form with HOOK_URL, USERNAME and PASSWORD, in any capitals. The cart is later posted to HOOK_URL, which must be on an origin that is registered for the company.',
      request: { query: marketQuery },
      responses: redirects,
      [policyMark]: { takesForeignPosts: true },
    });
    api.openapi(route, (async (c: Call) => {
      const asked = readOciRequest(await fieldsOf(c), version);
      const started = await start(c, type, asked);
      return started.ok ? c.redirect(started.value.startPage, 303) : refusalPage(c, started.refusal);
    }) as never);
  }

  const cxmlRoute = createRoute({
    method: 'post',
    path: '/login/cxml/session',
    summary: 'A cXML document of a procurement system: PunchOutSetupRequest or ProfileRequest',
    description:
      'The body is a cXML document. It is answered in cXML with HTTP 200, refusals too: PunchOutSetupRequest with the address of a start page.',
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
    return answerXml(c, await answerCxml(shop, visit, { market: market.value, text: await c.req.text(), url }));
  }) as never);

  const startRoute = createRoute({
    method: 'get',
    path: '/login/start',
    summary: 'The start page of a procurement session: opens once, within ten minutes',
    request: { query: z.object({ code: z.string().max(500) }) },
    responses: redirects,
  });
  api.openapi(startRoute, (async (c: Call) => {
    const { shop, visit } = c.var;
    const entered = await enterShop(shop, visit, { code: c.req.query('code') ?? '' });
    if (!entered.ok) return refusalPage(c, entered.refusal);
    const entering = c.redirect(entered.value.home, 303);
    const options = { secure: shop.env.APP_ENV !== 'local', now: visit.now };
    for (const line of sessionCookies(entered.value.opened, options)) entering.headers.append('set-cookie', line);
    entering.headers.set('cache-control', 'no-store');
    return entering;
  }) as never);

  return api;
}

const answerXml = (c: Call, document: string, status = 200) =>
  answer(c, document, 'text/xml; charset=utf-8', { 'cache-control': 'no-store' }, status);

const marketIn = (query: URLSearchParams) => [...query].find(([name]) => name.toLowerCase() === 'marketid')?.[1];

async function start(c: Call, type: PunchOutType, asked: ReturnType<typeof readOciRequest>) {
  const { shop, visit } = c.var;
  const market = await findPunchoutMarket(shop, asked.marketId);
  if (!market.ok) return market;
  const { name, secret, hookUrl, buyerReference, endpoint } = asked;
  const ofPeppol = type === 'PEPPOL3' && { buyerReference, ...(endpoint.id !== '' && { endpoint }) };
  const { marketId } = market.value;
  return startVisit(shop, visit, { marketId, type, name, secret, hookUrl, asked: { ...asked.asked, ...ofPeppol } });
}

/** Of the query and of the form, which wins. */
async function fieldsOf(c: Call): Promise<[string, string][]> {
  const type = c.req.header('content-type') ?? '';
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type);
  const form = isForm ? await c.req.formData() : new FormData();
  const texts = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return [...new URL(c.req.url).searchParams, ...texts];
}
