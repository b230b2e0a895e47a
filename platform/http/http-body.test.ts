import { resolveObjectURL } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { readBody } from './http-body.ts';

const answer = (type: string, body: string) => new Response(body, { headers: { 'content-type': type } });

describe('Q05 the content type decides the result', () => {
  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/problem+json',
    'application/vnd.partner.v2+json',
  ])('%s is a value', async (type) => expect(await readBody(answer(type, '{"a":1}'))).toEqual({ a: 1 }));

  test.each(['text/plain', 'text/html; charset=utf-8', 'application/xml', 'application/soap+xml', 'text/csv'])(
    '%s is a text',
    async (type) => expect(await readBody(answer(type, '{"a":1}'))).toBe('{"a":1}'),
  );

  test.each(['application/pdf', 'image/png', 'application/octet-stream', 'application/jsonlines'])(
    '%s is an object URL',
    async (type) => {
      const url = String(await readBody(answer(type, 'bytes')));
      expect(url).toMatch(/^blob:/);
      expect(await resolveObjectURL(url)?.text()).toBe('bytes');
      URL.revokeObjectURL(url);
    },
  );
});

test('an empty body gives no value, a missing content type text', async () => {
  expect(await readBody(answer('application/json', ''))).toBeUndefined();
  expect(await readBody(new Response(new TextEncoder().encode('plain')))).toBe('plain');
  expect(await readBody(new Response(null, { status: 204 }))).toBe('');
});
