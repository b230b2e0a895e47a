import { expect, type Page, test } from '@playwright/test';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { notYetOpen, pages } from '#app/pages.ts';
import { expectContentAccessible, expectNoSidewaysScroll, watchConsole } from './checks.ts';
import { marketUrl } from './market.ts';
import { signInAs, staff } from './people.ts';
import { asReturningVisitor } from './visitor.ts';

/** What stands in the table of pages but leads elsewhere: an error on purpose, a download, a redirect. */
const withoutScreen = ['errorTest', 'accountExport', 'resellerLogin'];

/** What one of its kind is called, for pages whose address has parameters. */
const examples: Record<string, Record<string, string>> = {};

const screens = pages
  .filter(({ name }) => !notYetOpen.includes(name) && !withoutScreen.includes(name))
  .map(({ name }) => routeHref(name, 'en', examples[name]));

test.beforeEach(({ context }) => asReturningVisitor(context));

async function expectFits(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    const answer = await page.goto(marketUrl('se', path));
    expect(answer?.status(), path).toBe(200);
    await expectNoSidewaysScroll(page);
    await expectContentAccessible(page);
  });
}

test('every screen fits a phone and can be read, as staff sees it', { tag: '@phone-only' }, async ({ page }) => {
  const complaints = watchConsole(page);
  await signInAs(page, 'se', staff);
  for (const path of screens) await expectFits(page, path);
  expect(complaints).toEqual([]);
});

test('every step of signing in fits a phone and can be read', { tag: '@phone-only' }, async ({ page }) => {
  const complaints = watchConsole(page);
  for (const path of [
    '/login',
    '/login/forgotten',
    '/login/new-password?token=x',
    '/register',
    '/register/confirm?token=x',
  ])
    await expectFits(page, `${path}${path.includes('?') ? '&' : '?'}lang=en`);
  for (const path of ['/en/about', '/en/delivery-and-returns']) await expectFits(page, path);
  expect(complaints).toEqual([]);
});
