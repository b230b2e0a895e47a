import { expect, type Page } from '@playwright/test';
import { demoPassword } from './demo-password.ts';

/** Types name and password on the English sign-in page, once it is visible. */
export async function fillSignIn(page: Page, loginName: string, password = demoPassword): Promise<void> {
  // Other pages have a field for the e-mail address as well.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in', exact: true })).toBeVisible();
  await page.getByLabel('E-mail address').fill(loginName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
