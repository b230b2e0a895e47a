import { expect, test } from 'vitest';
import { postedForm } from './posted-form.ts';

const send = (type: string, body: string) =>
  postedForm(new Request('http://se.localhost/', { method: 'POST', headers: { 'content-type': type }, body })).catch(
    (thrown: unknown) => thrown,
  );

test('a form is read; another content type is 415, and a malformed one 400', async () => {
  const form = await send('application/x-www-form-urlencoded;charset=UTF-8', 'a=1&a=2');
  expect((form as FormData).getAll('a')).toEqual(['1', '2']);
  for (const type of ['application/json', 'text/plain', ''])
    expect(await send(type, '{}')).toMatchObject({ init: { status: 415 } });
  expect(await send('multipart/form-data; boundary=x', 'nonsense')).toMatchObject({ init: { status: 400 } });
});
