import { expect, test } from 'vitest';
import { scriptBytes } from '#tools/lib/script-bytes.ts';

test('no screen loads more script than its budget before the first interaction', () => {
  // The design page shows all widgets at once, and only to developers.
  const pages = scriptBytes('build/client').filter(({ page }) => page !== 'design');
  expect(pages.map(({ page }) => page)).toEqual(expect.arrayContaining(['home', 'account', 'product']));
  expect(pages.filter(({ bytes, budget }) => bytes > budget)).toEqual([]);
  // The router alone is about a hundred: less would mean that something was not counted.
  expect(pages.every(({ bytes }) => bytes > 80_000)).toBe(true);
});
