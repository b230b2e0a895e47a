import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { emailField, textField } from '#core/fields.ts';
import type { Language } from '#core/locale.ts';
import { ok, refuse } from '#core/result.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { type ApiEnv, addCall, createApi } from './api.server.ts';
import { problemDocument } from './problem-schema.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

const order = z.object({
  label: textField({ max: 5, min: 3 }),
  email: emailField,
  site: z.url().optional(),
  key: z.uuid().optional(),
  rows: z.array(z.object({ quantity: z.int().positive() })).min(1),
  note: z.string().max(3).optional(),
});

/** An API with one call that uses all features. */
function testApi(language: Language = 'en', texts = shop.texts) {
  const api = createApi();
  addCall(
    api,
    {
      method: 'post',
      path: '/orders/{id}',
      summary: 'Order',
      params: z.object({ id: z.string() }),
      query: z.object({ twice: z.stringbool().default(false) }),
      body: order,
      answer: z.object({ id: z.string(), twice: z.boolean(), label: z.string() }),
    },
    async ({ params, query, body, visit }) => {
      if (params.id === 'none') return refuse({ code: 'company-not-found', companyId: 7 });
      if (params.id === 'lost') return refuse({ code: 'cart-not-found' });
      return ok({ id: `${params.id} ${visit.requestId}`, twice: query.twice, label: body.label });
    },
  );
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('shop', { ...shop, texts });
    c.set('visit', aVisit({ language, requestId: 'r42' }));
    await next();
  });
  app.route('/', api);
  return app;
}

const whole = { label: 'Site', email: 'a@b.example', rows: [{ quantity: 1 }] };

const post = (body: unknown, path = '/orders/1', app = testApi()) =>
  app.request(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

test('a call gets its parsed path, query and body, and the visit', async () => {
  const answer = await post({ ...whole, label: ' Si\u0007te ' }, '/orders/1?twice=yes');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ id: '1 r42', twice: true, label: 'Site' });
});

test('O50 a refusal with an order code has this number, zero as well', async () => {
  expect(await (await post(whole, '/orders/lost')).json()).toMatchObject({ code: 'cart-not-found', orderCode: 0 });
});

test('a refusal is a problem document with code, facts, title and the id of the request', async () => {
  const answer = await post(whole, '/orders/none');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const problem = await answer.json();
  expect(problem).toEqual({
    type: 'urn:yrke:problem:company-not-found',
    title: 'There is no company with the number 7 that you may see.',
    status: 404,
    code: 'company-not-found',
    facts: { companyId: 7 },
    instance: 'urn:yrke:request:r42',
  });
  expect(z.strictObject(problemDocument.shape).safeParse(problem).success).toBe(true);
});

test('the title is in the language of the visit', async () => {
  const texts = {
    ...shop.texts,
    say: (language: string, domain: string, key: string) => `${language} ${domain} ${key}`,
  };
  const refused = await (await post(whole, '/orders/none', testApi('sv', texts))).json();
  expect(refused.title).toBe('sv refusals company-not-found');
  const invalid = await (await post({}, '/orders/1', testApi('fi', texts))).json();
  expect(invalid.title).toBe('fi refusals invalid-input');
  expect(invalid.errors[0].message).toBe('fi validation required');
});

test.each([
  ['required', { ...whole, label: undefined }, 'label', 'required', 'label is a required field'],
  ['required when empty', { ...whole, label: ' ' }, 'label', 'required', 'label is a required field'],
  ['minimum length', { ...whole, label: 'ab' }, 'label', 'too-short', 'label must have at least 3 characters'],
  ['maximum length', { ...whole, label: 'abcdef' }, 'label', 'too-long', 'label must have at most 5 characters'],
  ['valid email', { ...whole, email: 'x' }, 'email', 'email-invalid', 'Must be a valid email'],
  ['URL', { ...whole, site: 'x' }, 'site', 'url-invalid', 'site must be a valid web address'],
  ['UUID', { ...whole, key: 'x' }, 'key', 'uuid-invalid', 'key must be a valid id'],
  [
    'integer',
    { ...whole, rows: [{ quantity: 1.5 }] },
    'rows.0.quantity',
    'not-integer',
    'rows.0.quantity must be a whole number',
  ],
  [
    'positive',
    { ...whole, rows: [{ quantity: 1 }, { quantity: 0 }] },
    'rows.1.quantity',
    'not-positive',
    'rows.1.quantity must be greater than zero',
  ],
  ['wrong type', { ...whole, note: 7 }, 'note', 'wrong-type', 'note has the wrong type, string is expected'],
  [
    'forbidden characters',
    { ...whole, label: 'a<b' },
    'label',
    'forbidden-characters',
    'label contains characters that are not allowed: <',
  ],
])('Q16 Q14 %s: refused with 422 and a text that names the field', async (_, body, path, code, message) => {
  const answer = await post(body);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'invalid-input', errors: [{ path, code, message }] });
});

test('Q16 all invalid fields are reported together, not only the first', async () => {
  const { errors } = await (await post({ label: '', email: '', rows: [] })).json();
  expect(errors.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
    ['label', 'required'],
    ['email', 'email-required'],
    ['rows', 'too-few'],
  ]);
});

test('a body of the wrong type is refused as a whole, and is reported as the body', async () => {
  for (const body of [null, [], 'text', 7]) {
    const answer = await post(body);
    expect(answer.status).toBe(422);
    const { errors } = await answer.json();
    expect(errors[0]).toMatchObject({ path: '', message: expect.stringMatching(/^body /) });
  }
});

test('a text that the database cannot store is refused in every call, at any position', async () => {
  const errorsOf = async (answer: Response) => {
    expect(answer.status).toBe(422);
    return problemDocument.parse(await answer.json()).errors?.map(({ path, code }) => `${path} ${code}`);
  };
  expect(await errorsOf(await post({ ...whole, note: '\0' }))).toEqual(['note forbidden-characters']);
  expect(await errorsOf(await post({ ...whole, note: '\udc00' }))).toEqual(['note forbidden-characters']);
  expect(await errorsOf(await post(whole, '/orders/a%00'))).toEqual(['id forbidden-characters']);
});
