import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * The page, or one part of it, has no fault that can be found by looking. In the page itself and without a list of all
 * that is well: the same rules, three times as fast. Only a frame of another site would be missed.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const scan = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (part === undefined ? scan : scan.include(part)).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

/** What is inside the frame of the page; the frame has journeys of its own. */
export const expectContentAccessible = (page: Page): Promise<void> => expectAccessible(page, 'main');

/** The same for a screen that every-screen.spec.ts has scanned in this state: only a full run looks twice, at this width. */
export async function expectStillAccessible(page: Page): Promise<void> {
  if (process.env.TEST_FULL === '1') await expectContentAccessible(page);
}

/** Nothing sticks out to the right: a phone would scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  // A page that was just made narrow may need a moment.
  await expect.poll(() => page.evaluate(overhang), page.url()).toBe(0);
}

/** The same on a phone, for a page in a state that a journey at desktop width has led to. */
export async function expectFitsPhone(page: Page): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  if (usual) await page.setViewportSize(usual);
}

/** Journeys show no pictures, so those that are fetched ahead stay unused. */
const isAboutMissingPictures = /preload.*\/pictures\/|\/pictures\/.*preload/;

/** What the console complains about from now on; a broken script or a refused one ends up here. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && !isAboutMissingPictures.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
