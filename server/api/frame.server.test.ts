import { beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { callsOf, mountServices } from './services.ts';

let app: TestApp;
let staff: Record<string, string>;

beforeAll(async () => {
  app = openTestApp(await openTestShop());
  staff = await app.bearer();
});

const flag = '/api/feature/features/UseKlevu';
const put = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  app.request(flag, { method: 'PUT', body, headers: { ...staff, ...headers }, duplex: 'half' } as RequestInit & {
    headers: Record<string, string>;
  });

async function expectProblem(answer: Response, status: number, code: string, facts: object = {}) {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const problem = await answer.json();
  expect(problem).toMatchObject({ status, code, facts, type: `urn:yrke:problem:${code}` });
  expect(problem.title).toMatch(/^\p{Lu}.*\.$/u);
  expect(problem.instance).toBe(`urn:yrke:request:${answer.headers.get('x-request-id')}`);
}

describe('errors of a request are reported clearly', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/feature', '/api/feature/features/a/b/c', '/API/Nothing', '/Api'])(
    '%s is unknown: 404',
    async (path) => expectProblem(await app.request(path), 404, 'not-found'),
  );

  test('a path that only begins like the API is a page', async () => {
    expect(await (await app.request('/apiary')).text()).toBe('a page');
  });

  test.each([
    ['PATCH', flag, 'GET, PUT, DELETE'],
    ['POST', '/api/feature/features', 'GET'],
    ['POST', '/api/openapi.json', 'GET'],
    ['OPTIONS', '/api/market/markets', 'GET'],
  ])('%s %s is not a method of that path: 405', async (method, path, allowed) => {
    const answer = await app.request(path, { method });
    expect(answer.headers.get('allow')).toBe(allowed);
    await expectProblem(answer, 405, 'method-not-allowed', { allowed });
  });

  test('HEAD is allowed where GET is', async () => {
    const answer = await app.request('/api/market/markets', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  test.each(['{', '', 'enabled=true', '{"enabled":true}}'])('the body %j is not JSON: 400', async (body) =>
    expectProblem(await put(body), 400, 'malformed-json'),
  );

  test.each(['{"enabled":"true"}', '{}', '[]', 'null', '{"enabled":true,"extra":1}'])(
    'the body %s parses and is refused: 422',
    async (body) => expectProblem(await put(body), 422, 'invalid-input'),
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', ''])(
    'a body of the type %j is not read: 415',
    async (type) => {
      const body = new TextEncoder().encode('{"enabled":true}');
      const answer = await put(body, type === '' ? {} : { 'content-type': type });
      await expectProblem(answer, 415, 'content-type-unknown', { contentType: type, accepted: 'application/json' });
    },
  );

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'a body of the type %s is read',
    async (type) => expect((await put('{"enabled":true}', { 'content-type': type })).status).toBe(200),
  );
});

describe('a body may nest 64 levels', () => {
  const json = { 'content-type': 'application/json' };
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const bodies = callsOf(mountServices()).filter(({ accepts }) => accepts.includes('application/json'));

  test.each(bodies)('$method $path refuses a deeper one before it looks at it: 400', async ({ method, path }) => {
    const address = path.replaceAll(/\{[^}]+\}/g, '1');
    const send = (body: string) => app.request(address, { method, body, headers: { ...staff, ...json } });
    await expectProblem(await send(nested(100_000)), 400, 'json-too-deep', { levels: 64 });
    expect(await (await send(nested(64))).text()).not.toContain('json-too-deep');
  });

  test('most calls read JSON, so that the list above is not empty by mistake', () => {
    expect(bodies.length).toBeGreaterThan(30);
  });
});

describe('a body may have 1 MB', () => {
  const megabyte = 1024 * 1024;
  const json = { 'content-type': 'application/json' };
  const padded = (length: number) => '{"enabled":true}'.padEnd(length, ' ');
  const inChunks = (text: string) => new Blob([text]).stream();

  test('a larger announced length is refused: 413', async () => {
    const answer = await put(padded(megabyte + 1), { ...json, 'content-length': String(megabyte + 1) });
    await expectProblem(answer, 413, 'body-too-large', { megabytes: 1 });
  });

  test('a larger body in chunks without a length is refused: 413', async () =>
    expectProblem(await put(inChunks(padded(megabyte + 1)), json), 413, 'body-too-large'));

  test('a larger body with a wrong length is refused: 413', async () => {
    const headers = { ...json, 'content-length': '10', 'transfer-encoding': 'chunked' };
    await expectProblem(await put(inChunks(padded(megabyte + 1)), headers), 413, 'body-too-large');
  });

  test('exactly 1 MB is read, in one piece or in chunks', async () => {
    expect((await put(padded(megabyte), { ...json, 'content-length': String(megabyte) })).status).toBe(200);
    expect((await put(inChunks(padded(megabyte)), json)).status).toBe(200);
  });

  test('a page also reports that the body was too large', async () => {
    const answer = await app.request('/sv/form', { method: 'POST', body: padded(megabyte + 1) });
    expect(answer.status).toBe(413);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  });
});

describe('paths in other spellings', () => {
  test.each([
    '/api/Feature/FEATURES/UseKlevu',
    '/API/feature/features/UseKlevu',
    '/api/feature/features/UseKlevu/',
    '/api/feature/features/Use%4Blevu',
  ])('%s finds the call', async (path) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ key: 'UseKlevu' });
  });

  test('a parameter keeps its case, and a key in another case is another key', async () => {
    const answer = await app.request('/api/Feature/FEATURES/useKLEVU');
    await expectProblem(answer, 404, 'flag-not-found', { key: 'useKLEVU' });
  });

  test('a fixed segment takes precedence over a parameter', async () => {
    expect(await (await app.request('/api/market/Markets/EXTENDED/1')).json()).toMatchObject({ marketId: 1 });
  });

  test('an invalid escape causes no error', async () => {
    await expectProblem(await app.request('/api/feature/features/%E0%A4%A'), 400, 'malformed-request');
    await expectProblem(await app.request('/api/%E0%A4%A'), 400, 'malformed-request');
  });
});

describe('authentication', () => {
  const get = (headers: Record<string, string>) => app.request('/api/feature/features', { headers });

  test('an invalid token: 401', async () =>
    expectProblem(await get({ authorization: 'Bearer nonsense' }), 401, 'token-invalid'));

  test('an expired token: 401', async () =>
    expectProblem(await get(await app.bearer({ exp: 1_700_000_000 })), 401, 'token-expired'));

  test('with an invalid cookie public calls still answer; others are 401', async () => {
    const expired = (await app.bearer({ exp: 1_700_000_000 })).authorization.slice('Bearer '.length);
    for (const cookie of ['yrke_access=nonsense', `yrke_access=${expired}`, 'yrke_refresh=nonsense']) {
      expect((await get({ cookie })).status).toBe(200);
      await expectProblem(await app.request('/api/company/companies', { headers: { cookie } }), 401, 'token-expired');
    }
    await expectProblem(await app.request('/api/company/companies'), 401, 'not-signed-in');
  });

  test('the cookie of a signed-in person gives the same access as a token', async () => {
    const cookie = `yrke_access=${staff.authorization?.slice('Bearer '.length)}`;
    expect((await app.request('/api/company/companies', { headers: { cookie } })).status).toBe(200);
    expect((await app.request('/api/company/companies')).status).toBe(401);
  });
});

test('the title follows Accept-Language, or lang in the query, among the languages of the market', async () => {
  const shop = await openTestShop();
  const texts = { ...shop.texts, say: (language: string, _domain: string, key: string) => `${language} ${key}` };
  const spoken = openTestApp({ ...shop, texts });
  const titleOf = async (path: string, language: string, host?: string) =>
    (await (await spoken.request(path, { headers: { 'accept-language': language } }, host)).json()).title;
  expect(await titleOf('/api/nothing', 'en-GB,sv;q=0.5')).toBe('en not-found');
  expect(await titleOf('/api/nothing', 'fr')).toBe('sv not-found');
  expect(await titleOf('/api/nothing', 'fr', 'ca.localhost:3000')).toBe('fr not-found');
  expect(await titleOf('/api/nothing?lang=sv', 'en')).toBe('sv not-found');
});
