import { expect, test } from 'vitest';
import { createAuthorisedFetch } from './authorised-fetch.ts';

type Answers = {
  refresh?: (count: number) => Response | Promise<Response>;
  token?: { token: string; expiresIn: number };
};

/** A server that records its requests, and a manual clock. */
function setUp({ refresh, token }: Answers = {}) {
  const asked: string[] = [];
  let time = new Date('2026-11-16T08:00:00Z').getTime();
  let refreshes = 0;
  const client = createAuthorisedFetch({
    now: () => new Date(time),
    ...(token && { token }),
    fetch: async (path, init = {}) => {
      const bearer = new Headers(init.headers).get('authorization') ?? '-';
      asked.push(`${init.method ?? 'GET'} ${path} ${typeof init.body === 'string' ? init.body : bearer}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (path !== '/refresh') return Response.json({ path });
      refreshes += 1;
      return refresh ? refresh(refreshes) : Response.json({ token: `t${refreshes}`, expiresIn: 900 });
    },
  });
  return { client, asked, moveBy: (seconds: number) => void (time += seconds * 1000) };
}

test('A06 a token with a few seconds left is renewed once, then the call goes out with the new one', async () => {
  const { client, asked } = setUp({ token: { token: 't0', expiresIn: 5 } });
  await client.call('/api/cart/carts');
  expect(asked).toEqual(['POST /refresh -', 'GET /api/cart/carts Bearer t1']);
});

test('A06 a token with more than a minute left is used as it is', async () => {
  const { client, asked, moveBy } = setUp({ token: { token: 't0', expiresIn: 900 } });
  await client.call('/a');
  moveBy(839);
  await client.call('/b');
  moveBy(1);
  await client.call('/c');
  expect(asked).toEqual(['GET /a Bearer t0', 'GET /b Bearer t0', 'POST /refresh -', 'GET /c Bearer t1']);
});

test('A07 ten parallel calls with a stale token cause exactly one POST /refresh', async () => {
  const { client, asked } = setUp({ token: { token: 't0', expiresIn: 0 } });
  await Promise.all(Array.from({ length: 10 }, (_, call) => client.call(`/api/${call}`)));
  expect(asked.filter((line) => line.startsWith('POST /refresh'))).toHaveLength(1);
  expect(asked.filter((line) => line.endsWith('Bearer t1'))).toHaveLength(10);
});

test('a call keeps its own method, body and headers', async () => {
  const { client, asked } = setUp();
  const answer = await client.call('/api/x', {
    method: 'PUT',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  expect(asked).toEqual(['POST /refresh -', 'PUT /api/x {}']);
  expect(await answer.json()).toEqual({ path: '/api/x' });
});

test('a signed-out caller sends no token and does not refresh again', async () => {
  const { client, asked } = setUp({ refresh: () => new Response(null, { status: 401 }) });
  await Promise.all([client.call('/a'), client.call('/b')]);
  await client.call('/c');
  expect(asked).toEqual(['POST /refresh -', 'GET /a -', 'GET /b -', 'GET /c -']);
});

test('a refresh that fails rejects the call, and the next one tries again', async () => {
  const { client, asked } = setUp({
    refresh: (count) =>
      count === 1 ? new Response(null, { status: 500 }) : Response.json({ token: 't2', expiresIn: 900 }),
  });
  await expect(client.call('/a')).rejects.toThrow('500');
  await client.call('/b');
  expect(asked).toEqual(['POST /refresh -', 'POST /refresh -', 'GET /b Bearer t2']);
});

test('A11 switching renews the token for the company, then reads company and settings', async () => {
  const { client, asked } = setUp({ token: { token: 't0', expiresIn: 900 } });
  expect(await client.switchCompany(2)).toEqual({
    company: { path: '/api/company/companies/2' },
    settings: { path: '/api/settings/company/2' },
  });
  expect(asked).toEqual([
    'POST /refresh {"companyId":2}',
    'GET /api/company/companies/2 Bearer t1',
    'GET /api/settings/company/2 Bearer t1',
  ]);
});

test('A11 if /refresh answers 500, switching returns false and the old token stays', async () => {
  const { client, asked } = setUp({
    token: { token: 't0', expiresIn: 900 },
    refresh: () => new Response(null, { status: 500 }),
  });
  expect(await client.switchCompany(2)).toBe(false);
  await client.call('/a');
  expect(asked.at(-1)).toBe('GET /a Bearer t0');
});

test('A11 without a network switching returns false', async () => {
  const { client } = setUp({ refresh: () => Promise.reject(new TypeError('no network')) });
  expect(await client.switchCompany(2)).toBe(false);
});

test('U01 a punch-out company that may not be entered leads to the portal, and the old token stays', async () => {
  const { client, asked } = setUp({
    token: { token: 't0', expiresIn: 900 },
    refresh: () => Response.json({ code: 'portal-redirect' }, { status: 403 }),
  });
  expect(await client.switchCompany(2)).toBe('portal-redirect');
  await client.call('/a');
  expect(asked.at(-1)).toBe('GET /a Bearer t0');
});
