import { expect, test } from 'vitest';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

test('a form posted to a page without an action is refused with 405 and logs no error', async () => {
  const { log, lines } = logLines();
  const app = await openBuiltApp(Object.assign(await openTestShop(), { log }));
  const body = new URLSearchParams({ intent: 'anything' });
  const answer = await app.get('/sv/nowhere', {
    method: 'POST',
    body,
    headers: { origin: 'http://se.localhost:3000' },
  });
  expect(answer.status).toBe(405);
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});
