import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Scans the page, or one part of it, for accessibility errors. It runs inside the page and reports only violations: the same rules, three
 * times as fast. It would miss only frames of other sites.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const scan = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (part === undefined ? scan : scan.include(part)).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

/** Only the main content; the page frame has its own journeys. */
export const expectContentAccessible = (page: Page): Promise<void> => expectAccessible(page, 'main');

/** The same for a screen that every-screen.spec.ts has scanned in this state: only a full run scans it again, at this width. */
export async function expectStillAccessible(page: Page): Promise<void> {
  if (process.env.TEST_FULL === '1') await expectContentAccessible(page);
}

/** Checks that nothing overflows to the right, which would make a phone scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  // A page that was just resized may need a moment.
  await expect.poll(() => page.evaluate(overhang), page.url()).toBe(0);
}

/** The same at phone width, for a page in a state that a desktop journey has reached. */
export async function expectFitsPhone(page: Page): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  if (usual) await page.setViewportSize(usual);
}

/** Journeys load no pictures, so preloaded ones stay unused. */
const isAboutMissingPictures = /preload.*\/pictures\/|\/pictures\/.*preload/;

/** Collects console errors from now on, such as broken or blocked scripts. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && !isAboutMissingPictures.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
