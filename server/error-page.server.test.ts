import { expect, test } from 'vitest';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

test('R22 a form that is too large gets its limit and a link back to the typed values', async () => {
  const app = openTestApp(await openTestShop());
  const body = new FormData();
  body.set('file', new File(['a'.repeat(2 ** 21)], 'order.csv'));
  const answer = await app.request('/en/instantorder', { method: 'POST', body });
  expect(answer.status).toBe(413);
  const page = await answer.text();
  expect(page).toContain('At most 1 MB');
  expect(page).toContain('Your browser’s Back button takes you to the form.');
});
