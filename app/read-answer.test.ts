import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

type Answer = { readonly lines: readonly string[] } | { readonly words: string };

const read = (body: unknown, status: number) => readAnswer<Answer>(Response.json(body, { status }), 'lines', 'words');

test('the members of a response are read, whether the route succeeded or refused', async () => {
  expect(await read({ lines: [] }, 200)).toEqual({ lines: [] });
  expect(await read({ words: 'No.' }, 422)).toEqual({ words: 'No.' });
});

test.each([400, 401, 403, 404, 429])('R80 a problem of status %i is not a response of the route', async (status) => {
  expect(await read({ status, title: 'Not allowed', code: 'not-allowed' }, status)).toBeUndefined();
  for (const body of [null, 'words', []]) expect(await read(body, status)).toBeUndefined();
});

test('a failing server gives no answer, for any content', async () =>
  expect(await read({ words: 'Something went wrong' }, 500)).toBeUndefined());
