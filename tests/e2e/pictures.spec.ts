import { expect, test } from '@playwright/test';
import { marketUrl } from './market.ts';
import { asReturningVisitor, open } from './visitor.ts';

// The only file whose browser loads pictures: see playwright.config.ts.
for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test(`the front page shows its pictures without layout shifts (${device})`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    await asReturningVisitor(context);
    await page.addInitScript(
      "window.shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });",
    );
    await open(page, marketUrl('uk', '/en'));
    const first = page.getByRole('main').locator('img').first();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await page.evaluate('window.shift')).toBeLessThan(0.05);
  });

test('a picture that was not rendered in time is requested once more, and only once', async ({ page, context }) => {
  await asReturningVisitor(context);
  await page.clock.install();
  const asked = new Map<string, number>();
  let busyFor = 1;
  await page.route('**/pictures/**', (route) => {
    const url = route.request().url();
    const times = (asked.get(url) ?? 0) + 1;
    asked.set(url, times);
    return times > busyFor ? route.continue() : route.fulfill({ status: 503, headers: { 'retry-after': '20' } });
  });
  const first = page.getByRole('main').locator('img').first();
  const widthOf = () => first.evaluate((image: HTMLImageElement) => image.naturalWidth);
  // One transparent pixel shows the background instead of a broken-image icon.
  const isQuiet = async () => (await widthOf()) === 1;
  const most = () => Math.max(0, ...asked.values());

  await open(page, marketUrl('uk', '/en'));
  await expect.poll(most).toBe(1);
  await expect.poll(isQuiet).toBe(true);
  await page.clock.runFor(21_000);
  await expect.poll(widthOf).toBeGreaterThan(1);

  // Requests of the previous page must not count.
  await page.goto('about:blank');
  busyFor = 100;
  asked.clear();
  await open(page, marketUrl('uk', '/en'));
  await expect.poll(most).toBe(1);
  await page.clock.runFor(21_000);
  await expect.poll(most).toBe(2);
  await page.clock.runFor(60_000);
  expect(most()).toBe(2);
  await expect.poll(isQuiet).toBe(true);
});
