import { expect, test } from '@playwright/test';
import { marketUrl } from './market.ts';
import { asReturningVisitor, open } from './visitor.ts';

// The one file whose browser shows pictures: see playwright.config.ts.
for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test(`the front page shows its pictures and shifts nothing while it loads (${device})`, async ({ page, context }) => {
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
