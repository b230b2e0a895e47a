import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectStillAccessible, watchConsole } from './checks.ts';
import { marketUrl } from './market.ts';
import { asReturningVisitor, open, openMenu } from './visitor.ts';

test.beforeEach(({ context }) => asReturningVisitor(context));

test.describe('with a browser in Swedish', () => {
  test.use({ locale: 'sv-SE' });

  test('a visitor of the Swedish market reads Swedish and may switch to English', { tag: ['@phone', '@full'] }, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await open(page, marketUrl('se'));
    await expect(page).toHaveURL(marketUrl('se', '/sv'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    await expectStillAccessible(page);
    await expectNoSidewaysScroll(page);
    await openMenu(page, 'Sverige, Svenska. Byt land eller språk');
    await page.getByRole('navigation', { name: 'Språk' }).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(marketUrl('se', '/en'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dressed before the day begins');
    expect(complaints).toEqual([]);
  });
});

test('M46 the switch leads to 21 markets, and to Slovenia and Croatia only where their flag is on', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, marketUrl('uk', '/en'));
  await openMenu(page, /^United Kingdom, English/);
  const markets = page.getByRole('navigation', { name: 'Choose your market' });
  await expect(markets.getByRole('link')).toHaveCount(21);
  await expect(markets.getByRole('link', { name: 'Slovenia' })).toHaveCount(0);
  await expect(markets.getByRole('link', { name: 'United Kingdom' })).toHaveAttribute('aria-current', 'true');
  await markets.getByRole('link', { name: 'Germany' }).click();
  await expect(page).toHaveURL(marketUrl('de', '/en'));
});

test('the language switch of a deep page leads to the same page', { tag: '@full' }, async ({ page }) => {
  await open(page, marketUrl('de', '/de/hangtight'));
  await openMenu(page, /^Deutschland, Deutsch/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(marketUrl('de', '/en/hangtight'));
});

test('a language that the market does not have redirects to its home page', { tag: '@full' }, async ({ page }) => {
  const redirect = page.waitForResponse(marketUrl('se', '/fi'));
  await open(page, marketUrl('se', '/fi'));
  expect((await redirect).status()).toBe(302);
  expect((await redirect).headers().location).toBe('/');
  await expect(page).toHaveURL(marketUrl('se', '/en'));
});

test('R80 a missing page says so, with its status and a link home', { tag: '@full' }, async ({ page }) => {
  const answer = await open(page, marketUrl('fi', '/fi/ei-ole'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectStillAccessible(page);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(marketUrl('fi', '/fi'));
});

test('the first keyboard stop is a link that skips the header', async ({ page }) => {
  await open(page, marketUrl('uk', '/en'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('a plain localhost falls back to the United Kingdom', { tag: '@full' }, async ({ page }) => {
  await open(page, '/');
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.locator('summary').filter({ hasText: 'United Kingdom, English' })).toBeVisible();
});
