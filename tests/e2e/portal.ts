import { expect, type Page } from '@playwright/test';
import { marketUrl } from './market.ts';

export const demoPassword = 'yrke-demo-2026';

/** Types name and password on the sign-in page that is open, in English. */
export async function fillSignIn(page: Page, loginName: string, password = demoPassword): Promise<void> {
  await page.getByLabel('E-mail address').fill(loginName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in as a demo person whose first company is not asked for, and waits for the home page. */
export async function signInAs(page: Page, market: string, loginName: string, home = '/en'): Promise<void> {
  await page.goto(marketUrl(market, `/login?lang=en&returnTo=${encodeURIComponent(home)}`));
  await fillSignIn(page, loginName);
  await expect(page).toHaveURL(marketUrl(market, home));
}

/** The link of the newest mail with this subject to this address, once it has been sent. */
export async function linkFromMail(page: Page, to: string, subject: string): Promise<string> {
  const mail = page.getByRole('link', { name: subject }).filter({ hasText: to }).first();
  await expect(async () => {
    await page.goto(marketUrl('uk', '/dev/mail'));
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  await mail.click();
  const text = await page.locator('pre').innerText();
  const [link] = /https?:\/\/\S+token=\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`the mail has no link: ${text}`);
  return link;
}

/** Opens a menu of the header by its name. Before the page's scripts are there it may close again: then once more. */
export async function openMenu(page: Page, label: string | RegExp): Promise<void> {
  const menu = page.locator('details').filter({ has: page.locator('summary').filter({ hasText: label }) });
  await expect(async () => {
    if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
    await expect(menu.getByRole('link').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
}
