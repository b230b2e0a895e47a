import { type BrowserContext, expect, type Page, type Response } from '@playwright/test';
import { marketCodes } from '#modules/market/market.ts';
import { marketUrl } from './market.ts';
import { consumers } from './people.ts';

/** Has already answered the questions of a first visit: how to show prices, and which cookies to allow. */
export async function asReturningVisitor(context: BrowserContext): Promise<void> {
  const views = ['Public', ...Object.values(consumers).map(({ viewKey }) => viewKey)];
  const answers = {
    yrke_view: views.map((key) => `${key}:p=incVAT`).join('~'),
    OptanonAlertBoxClosed: new Date().toISOString(),
  };
  await context.addCookies(
    [process.env.E2E_BASE_URL ?? '', ...marketCodes.map((code) => marketUrl(code))].flatMap((url) =>
      Object.entries(answers).map(([name, value]) => ({ name, value, url })),
    ),
  );
}

/** Opens an address, and waits until the page is interactive. */
export async function open(page: Page, url: string): Promise<Response | null> {
  const answer = await page.goto(url);
  await scriptsAreThere(page);
  return answer;
}

/** Waits until React has hydrated the page: it marks the outermost element last. */
export async function scriptsAreThere(page: Page): Promise<void> {
  // Between two pages there may be no element for a moment.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('html') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** Sends a form from the current page, as a browser without scripts would, and returns the status. */
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
  // Waits for the new page first: the previous one, with its scripts, may still be shown.
  await expect(menu.locator('summary')).toBeVisible();
  await scriptsAreThere(page);
  await menu.locator('summary').click();
  await expect(menu.getByRole('link').first()).toBeVisible();
}
