import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { ok } from '#core/result.ts';
import { answer } from '../answer.server.ts';
import { type Api, type ApiEnv, addCall, createApi, policyMark } from '../api.server.ts';
import { companyParams } from '../company/company-schema.ts';
import { problem } from '../problem.server.ts';
import { orProblem } from '../problem-schema.ts';
import { checkDocument } from '../punchout-fields/check-document.ts';
import { checkedFieldView, toFieldView } from '../punchout-fields/checked-field-schema.ts';
import { documentKinds } from '../punchout-log/logged-document.ts';
import { askShop } from './ask-shop.server.ts';
import { openTrial, readTrial } from './open-trial.server.ts';
import { receiveCart, receiveDocument } from './receive.server.ts';
import { sendOrder } from './send-order.server.ts';
import { shopByItself } from './shop-by-itself.server.ts';
import { questions, type Trial, trialProtocols } from './trial.ts';

const path = '/companies/{companyId}/punchout/trials';
const description = 'For staff with the task `customers` and for administrators of the company.';
const needsToken = true;

const trialView = z
  .object({ id: z.uuid(), protocol: z.enum(trialProtocols), createdAt: z.iso.datetime() })
  .meta({ id: 'PunchOutTrial' });
const trialParams = companyParams.extend({ trialId: z.uuid() });
const article = textField({ max: 40, min: 0 });
const pieces = z.number().positive().max(999_999);
const step = z.object({
  direction: z.enum(['in', 'out']).meta({ description: 'As the shop sees it.' }),
  kind: z.enum(documentKinds),
  createdAt: z.iso.datetime(),
  fields: z.array(checkedFieldView),
});

const toView = ({ id, protocol, createdAt }: Trial) => ({ id, protocol, createdAt: createdAt.toISOString() });

/** The screen of a run, for the browser that brought its cart. */
type TrialHref = (trial: Trial) => string;

type Call = Context<ApiEnv>;

const codeQuery = z.object({ code: z.string().max(200).optional() });

/** The built-in procurement system: it proves a connection through the same doors as the system of the company. */
export function trialApi(trialHref: (language: Call['var']['visit']['language']) => TrialHref): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'post',
      path,
      summary: 'Begin a run of the built-in procurement system',
      description: `${description} It may use any protocol, also before the company is switched to it.`,
      needsToken,
      creates: true,
      params: companyParams,
      body: z.strictObject({ protocol: z.enum(trialProtocols) }),
      answer: trialView,
    },
    async ({ shop, visit, params, body }) => {
      const opened = await openTrial(shop, visit, { ...params, ...body });
      return opened.ok ? ok(toView(opened.value)) : opened;
    },
  );
  addCall(
    api,
    {
      method: 'get',
      path: `${path}/{trialId}`,
      summary: 'A run of the built-in procurement system: what it sent and got, field by field',
      description: `${description} Runs are kept for two days, without secrets.`,
      needsToken,
      params: trialParams,
      answer: trialView.extend({ steps: z.array(step) }),
    },
    async ({ shop, visit, params }) => {
      const read = await readTrial(shop, visit, params);
      if (!read.ok) return read;
      const { trial, steps } = read.value;
      const shown = steps.map(({ direction, kind, body, createdAt }) => ({
        direction,
        kind,
        createdAt: createdAt.toISOString(),
        fields: checkDocument({ protocol: trial.protocol, direction, body }).map(toFieldView),
      }));
      return ok({ ...toView(trial), steps: shown });
    },
  );
  addCall(
    api,
    {
      method: 'post',
      path: `${path}/{trialId}/questions`,
      summary: 'Let the built-in procurement system ask the shop',
      description: `${description} Answers with the start page, if there is one: it opens once.`,
      needsToken,
      isSecret: true,
      params: trialParams,
      body: z.strictObject({
        question: z.enum(questions),
        productId: article.default(''),
        quantity: pieces.default(1),
        searchText: textField({ max: 100, min: 0 }).default(''),
      }),
      answer: z.object({ startPage: z.string().optional() }),
    },
    async ({ shop, visit, params, body }) => {
      const asked = await askShop(shop, visit, { ...params, ...body });
      if (!asked.ok) return asked;
      const { startPage } = asked.value;
      return ok(startPage === undefined ? {} : { startPage });
    },
  );
  addCall(
    api,
    {
      method: 'post',
      path: `${path}/{trialId}/visits`,
      summary: 'Let the built-in procurement system shop without a browser, from the start to the returned cart',
      description,
      needsToken,
      params: trialParams,
      body: z.strictObject({
        question: z.enum(['start', 'edit', 'inspect']),
        sku: article.min(1),
        quantity: pieces,
      }),
      answer: trialView,
    },
    async ({ shop, visit, params, body: { question, ...bought } }) => {
      const done = await shopByItself(shop, visit, { ...params, question, article: bought });
      return done.ok ? ok(toView(done.value)) : done;
    },
  );
  addCall(
    api,
    {
      method: 'post',
      path: `${path}/{trialId}/orders`,
      summary: 'Let the built-in procurement system order the cart that came back last',
      description: `${description} Only by cXML. It is an order of the shop, marked as a test.`,
      needsToken,
      params: trialParams,
      body: z.strictObject({
        type: z.enum(['new', 'update', 'delete']),
        rows: z
          .array(z.strictObject({ line: z.int().min(1).max(500), quantity: pieces.or(z.literal(0)) }))
          .max(500)
          .optional()
          .meta({
            description: 'Other quantities than those of the cart, by the number of the line; 0 leaves it out.',
          }),
      }),
      answer: trialView,
    },
    async ({ shop, visit, params, body }) => {
      const sent = await sendOrder(shop, visit, { ...params, ...body });
      return sent.ok ? ok(toView(sent.value)) : sent;
    },
  );

  const cartRoute = createRoute({
    method: 'post',
    path: '/punchout/trials/cart',
    summary: 'Where the built-in procurement system gets carts',
    description: 'A form of the buyer’s browser. The address of a run holds a code that only the shop can make.',
    request: { query: codeQuery },
    responses: { 303: { description: 'To the screen of the run' }, ...orProblem },
    [policyMark]: { takesForeignPosts: true },
  });
  api.openapi(cartRoute, (async (c: Call) => {
    const { shop, visit } = c.var;
    const received = await receiveCart(shop, visit, { code: c.req.query('code'), body: await c.req.text() });
    if (!received.ok) return problem(c, received.refusal);
    const trial = received.value;
    return c.redirect(`${trial.origin}${trialHref(visit.language)(trial)}`, 303);
  }) as never);

  const documentRoute = createRoute({
    method: 'post',
    path: '/punchout/trials/documents',
    summary: 'Where the built-in procurement system gets documents about its orders',
    description: 'A cXML document, answered in cXML.',
    request: { query: codeQuery },
    responses: { 200: { description: 'A cXML document' }, ...orProblem },
  });
  api.openapi(documentRoute, (async (c: Call) => {
    const { shop, visit } = c.var;
    const posted = { code: c.req.query('code'), body: await c.req.text() };
    return answer(c, await receiveDocument(shop, visit, posted), 'text/xml; charset=utf-8', {
      'cache-control': 'no-store',
    });
  }) as never);
  return api;
}
