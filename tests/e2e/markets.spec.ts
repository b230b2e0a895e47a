import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, marketUrl, watchConsole } from './market.ts';

test.describe('with a browser in Swedish', () => {
  test.use({ locale: 'sv-SE' });

  test('a visitor of the Swedish market reads Swedish and may turn to English', async ({ page }) => {
    const complaints = watchConsole(page);
    await page.goto(marketUrl('se'));
    await expect(page).toHaveURL(marketUrl('se', '/sv'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('navigation', { name: 'Språk' }).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(marketUrl('se', '/en'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Workwear for people who build, mend and move things',
    );
    expect(complaints).toEqual([]);
  });
});

test('a plain localhost falls back to the United Kingdom and leads to all 23 markets', async ({ page }) => {
  await page.goto('/');
  const markets = page.getByRole('navigation', { name: 'Choose your market' }).getByRole('link');
  await expect(markets).toHaveCount(23);
  await expect(page.getByRole('link', { name: 'United Kingdom' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Germany' }).click();
  await expect(page).toHaveURL(marketUrl('de', '/en'));
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectAccessible(page);
});

test('a language that the market does not speak leads back to its front door', async ({ page }) => {
  const redirect = page.waitForResponse(marketUrl('se', '/fi'));
  await page.goto(marketUrl('se', '/fi'));
  expect((await redirect).status()).toBe(302);
  expect((await redirect).headers().location).toBe('/');
  await expect(page).toHaveURL(marketUrl('se', '/en'));
});

test('a page that is not there says so, with its status and a way home', async ({ page }) => {
  const answer = await page.goto(marketUrl('fi', '/fi/ei-ole'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(marketUrl('fi', '/fi'));
});

test('the first thing the keyboard reaches leads past the header', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no tab key');
  await page.goto(marketUrl('uk', '/en'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});
