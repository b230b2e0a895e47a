import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scriptBytes } from '#tools/lib/script-bytes.ts';

test('no screen loads more script than its budget before the first interaction', () => {
  // The design page shows all widgets at once, and only to developers.
  const pages = scriptBytes('build/client').filter(({ page }) => page !== 'design');
  expect(pages.map(({ page }) => page)).toEqual(expect.arrayContaining(['home', 'account', 'product']));
  expect(pages.filter(({ bytes, budget }) => bytes > budget)).toEqual([]);
  // The router alone is about 100 kB: less would mean that something was not counted.
  expect(pages.every(({ bytes }) => bytes > 80_000)).toBe(true);
});

test('a screen of the shop loads few files', () => {
  const files = Object.fromEntries(scriptBytes('build/client').map((screen) => [screen.page, screen.files]));
  expect(files.home).toBeLessThanOrEqual(30);
  expect(files.allProducts).toBeLessThanOrEqual(25);
  expect(files.product).toBeLessThanOrEqual(50);
});

test('the table of all phone numbers stays on the server', () => {
  const scripts = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  // A key of the library's table that minifiers do not rename.
  const holding = scripts.filter((name) =>
    readFileSync(`build/client/assets/${name}`, 'utf8').includes('country_calling_codes'),
  );
  expect(holding).toEqual([]);
});
