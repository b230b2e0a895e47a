import { expect, test } from 'vitest';
import { sendSignUp } from './send-sign-up.ts';

const answering = (status: number, body: unknown) => async () => Response.json(body, { status });
const fields = { email: 'kim@home.example', promotionCodeGroupId: 'welcome' };
const send = (ask: typeof fetch) => sendSignUp('/en/newsletter-answers/ad', fields, 'It did not work.', ask);

test('N08 N16 a sign-up succeeds, or is an error with its text', async () => {
  expect(await send(answering(200, { kind: 'done', mustConfirm: false }))).toEqual({
    kind: 'success',
    mustConfirm: false,
  });
  expect(await send(answering(422, { kind: 'problem', words: 'Enter an e-mail address.' }))).toEqual({
    kind: 'error',
    words: 'Enter an e-mail address.',
  });
});

test('N16 at status 500, for a foreign answer and without a network the error flag is set and a message is shown', async () => {
  const error = { kind: 'error', words: 'It did not work.' };
  expect(await send(answering(500, { kind: 'done', mustConfirm: false }))).toEqual(error);
  expect(await send(answering(429, { code: 'too-many-requests' }))).toEqual(error);
  expect(await send(() => Promise.reject(new TypeError('no network')))).toEqual(error);
});
