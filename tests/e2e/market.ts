import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { marketCodes } from '#modules/market/market.ts';

/** A market's address: its own host at the port of the server under test. */
export function marketUrl(code: string, path = '/'): string {
  const { port } = new URL(process.env.E2E_BASE_URL ?? '');
  return `http://${code}.localhost:${port}${path}`;
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

/** Nothing sticks out to the right: a phone would scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0);
}

/** What the console complains about from now on; a broken script or a refused one ends up here. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Has answered what the shop asks at a first visit: how prices are shown, and which cookies are welcome. */
export async function asReturningVisitor(context: BrowserContext): Promise<void> {
  // Drawing pictures would take most of the time of a journey; whoever comes for the first time gets the real ones.
  await context.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }));
  const answers = { yrke_view: 'Public:p=incVAT', OptanonAlertBoxClosed: '2026-11-15T00:00:00.000Z' };
  await context.addCookies(
    [process.env.E2E_BASE_URL ?? '', ...marketCodes.map((code) => marketUrl(code))].flatMap((url) =>
      Object.entries(answers).map(([name, value]) => ({ name, value, url })),
    ),
  );
}
