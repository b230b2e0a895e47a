import { type BrowserContext, expect, type Page, type Response } from '@playwright/test';
import { marketCodes } from '#modules/market/market.ts';
import { marketUrl } from './market.ts';
import { consumers } from './people.ts';

/** Has answered what the shop asks at a first visit: how prices are shown, and which cookies are welcome. */
export async function asReturningVisitor(context: BrowserContext): Promise<void> {
  const views = ['Public', ...Object.values(consumers).map(({ viewKey }) => viewKey)];
  const answers = {
    yrke_view: views.map((key) => `${key}:p=incVAT`).join('~'),
    OptanonAlertBoxClosed: '2026-11-15T00:00:00.000Z',
  };
  await context.addCookies(
    [process.env.E2E_BASE_URL ?? '', ...marketCodes.map((code) => marketUrl(code))].flatMap((url) =>
      Object.entries(answers).map(([name, value]) => ({ name, value, url })),
    ),
  );
}

/** Goes to an address, and waits until the page listens. */
export async function open(page: Page, url: string): Promise<Response | null> {
  const answer = await page.goto(url);
  await scriptsAreThere(page);
  return answer;
}

/** React has taken the page over: it marks the outermost element last. */
export async function scriptsAreThere(page: Page): Promise<void> {
  // Between two pages there is a moment without any element.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('html') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** Sends a form from where the page is, as a browser without scripts would, and answers with the status. */
export function post(page: Page, path: string, fields: Record<string, string>): Promise<number> {
  return page.evaluate(
    async ([to, body]) => (await fetch(to, { method: 'POST', body: new URLSearchParams(body) })).status,
    [path, fields] as const,
  );
}

export function read(page: Page, path: string): Promise<string> {
  return page.evaluate(async (from) => (await fetch(from)).text(), path);
}

/** Opens a menu of the header by its name. */
export async function openMenu(page: Page, label: string | RegExp): Promise<void> {
  const menu = page.locator('details').filter({ has: page.locator('summary').filter({ hasText: label }) });
  // First the page that has it: the one before may still be there, and have its scripts.
  await expect(menu.locator('summary')).toBeVisible();
  await scriptsAreThere(page);
  await menu.locator('summary').click();
  await expect(menu.getByRole('link').first()).toBeVisible();
}
